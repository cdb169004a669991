import { writeFileSync } from 'node:fs';
import { appendAudit } from '../../db/core/auditLog.ts';
import type { StatementRunner } from '../../db/core/database.ts';
import {
  isSecondOperatorNeeded,
  lockOperatorRequest,
  markApplied,
  storeOperatorRequest,
} from '../../db/core/operatorRequests.ts';
import { type ErasedUser, eraseUser, exportUser } from '../../db/merchants/privacy/users.ts';
import { findBusiness } from '../../db/merchants/profiles.ts';
import { type CustomerOrders, eraseCustomer, exportCustomer } from '../../db/orders/privacy/customers.ts';
import { emailPattern, valuesPattern } from '../../domain/merchants/erasure.ts';
import { identityPatterns } from '../../domain/orders/customerIdentity.ts';
import { removeMailsNaming } from '../../mail/mailFolder.ts';
import type { AdminCommand, Decision, Operated } from '../command.ts';
import { AdminError, requireBusiness, required } from '../errors.ts';
import { asOwner, type Opened } from '../tools.ts';
import { secondOperatorSentence } from '../words.ts';

/** The action of a request for a second operator. */
const ERASURE = 'privacy.erase';

const UNREADABLE_PHONE = '--phone must have at least 7 digits.';

/** Whose data a command is about. */
interface Person {
  readonly email?: string;
  readonly phone?: string;
  readonly order?: readonly string[];
  readonly user?: string;
}

interface PersonOptions extends Person {
  readonly business: string;
}

/** Adds `privacy export` and `privacy erase`. */
export function addPrivacyCommands(program: AdminCommand): void {
  const privacy = program
    .command('privacy')
    .description('personal data of a customer or a user of a merchant');

  ofPerson(privacy.command('export'))
    .description('write what is stored of a person to a file, which only you can read')
    .requiredOption('--out <path>', 'the file, which must not exist')
    .withOperator()
    .runsOnDatabase(
      async (
        { database },
        { business, out, operator, ...given }: PersonOptions & Operated & { out: string },
      ) => {
        const person = checked(given);
        requireBusiness(await findBusiness(database, business), business);
        const found =
          person.user === undefined
            ? await exportCustomer(database, customerOf(business, person))
            : await exportUser(database, { businessId: business, email: person.user });
        const tables = required(found, UNREADABLE_PHONE);
        // The person is not named: the log is kept for good.
        const whose = person.user === undefined ? 'customer' : 'user';
        await appendAudit(database, {
          actor: operator,
          action: 'privacy.export',
          subject: business,
          businessId: business,
          details: { of: whose },
        });
        writeNew(out, `${JSON.stringify(tables, null, 2)}\n`);
        const rows = Object.values(tables).reduce((sum, each) => sum + each.length, 0);
        return `${rows} rows of ${Object.keys(tables).length} tables are in ${out}.`;
      },
    );

  ofPerson(privacy.command('erase'))
    .description(
      'erase a person’s data for good; amounts, times and ids stay; ' +
        'needs DATABASE_OWNER_URL where DATABASE_URL owns no tables',
    )
    .withDecision('why')
    .runsOnDatabase(async (opened, { business, operator, reason, ...given }: PersonOptions & Decision) => {
      const { database } = opened;
      const person = checked(given);
      requireBusiness(await findBusiness(database, business), business);
      const names = [person.email, person.phone, person.user].filter((each) => each !== undefined);
      if (names.some((name) => reason.toLowerCase().includes(name.toLowerCase()))) {
        throw new AdminError('--reason is kept for good, so it must not name the person.');
      }
      if (await isSecondOperatorNeeded(database)) {
        // `facts` are in no audit log, and the erasure erases them.
        const request = { action: ERASURE, subject: business, details: { facts: person }, reason, operator };
        const id = await database.transaction((runner) =>
          storeOperatorRequest(runner, request, { needsSecond: true }),
        );
        return secondOperatorSentence(id);
      }
      return erase(opened, person, { businessId: business, operator, reason });
    });
}

function ofPerson(command: AdminCommand): AdminCommand {
  return command
    .requiredOption('--business <id>', 'the merchant')
    .option('--email <address>', 'of a customer')
    .option('--phone <number>', 'of a customer')
    .option('--order <ids...>', 'orders of the customer that have neither')
    .option('--user <email>', 'a user of the merchant, in place of a customer');
}

/** @throws AdminError for options that name no person, or a customer and a user. */
function checked({ email, phone, order = [], user }: Person): Person {
  const isCustomer = [email, phone].some((each) => each !== undefined) || order.length > 0;
  if (isCustomer === (user !== undefined)) {
    throw new AdminError('Say --email, --phone or --order for a customer, or --user for a user.');
  }
  const given = [email, user].filter((each) => each !== undefined);
  if (given.some((address) => !/^[^\s@]+@[^\s@]+$/.test(address))) {
    throw new AdminError('--email and --user must be e-mail addresses.');
  }
  return {
    ...(email !== undefined && { email }),
    ...(phone !== undefined && { phone }),
    ...(user !== undefined && { user }),
    order,
  };
}

const customerOf = (businessId: string, { email, phone, order = [] }: Person) => ({
  businessId,
  email,
  phone,
  orders: order,
});

/** @throws AdminError when there is such a file. */
export function writeNew(path: string, text: string): void {
  try {
    writeFileSync(path, text, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    throw new AdminError(`${path} cannot be written (${(error as NodeJS.ErrnoException).code}).`);
  }
}

interface Erasing {
  readonly businessId: string;
  readonly operator: string;
  readonly reason: string;
  readonly confirmedBy?: string;
  readonly onErased?: (runner: StatementRunner) => Promise<void>;
}

/** Erases, and says what was and what was not. */
async function erase(opened: Opened, person: Person, { businessId, ...by }: Erasing): Promise<string> {
  const { user } = person;
  if (user === undefined) {
    const customer = customerOf(businessId, person);
    const orders = await asOwner(opened, (database) => eraseCustomer(database, customer, by));
    const said = saidOfCustomer(required(orders, UNREADABLE_PHONE));
    await removeMails(opened, valuesPattern([], identityPatterns(customer)));
    return said;
  }
  const found = await asOwner(opened, (database) => eraseUser(database, { businessId, email: user }, by));
  const mails = found.left.length > 0 ? 0 : await removeMails(opened, emailPattern(user));
  return saidOfUser(found, mails);
}

/** Removes the mails that name a person, where mails are files. Returns how many. */
async function removeMails({ settings }: Opened, pattern: string): Promise<number> {
  const { folder } = settings.config.mail;
  return folder === undefined ? 0 : removeMailsNaming(folder, pattern);
}

function saidOfCustomer({ ended, open }: CustomerOrders): string {
  const erased = `Erased: ${ended.length} ${ended.length === 1 ? 'order' : 'orders'}.`;
  if (open.length === 0) return erased;
  return `${erased} Not erased, because they are open: ${open.join(', ')}. Repeat the command once they have ended.`;
}

function saidOfUser({ erased, left, isAddressOfBusiness }: ErasedUser, mails: number): string {
  if (left.length > 0) {
    throw new AdminError(`Nothing was erased: ${left.join(', ')} must be removed from the users first.`);
  }
  const said = `Erased: ${erased.length} ${erased.length === 1 ? 'user' : 'users'}, ${mails} mail files.`;
  return isAddressOfBusiness
    ? `${said} The business itself still has this address: change it by PATCH /me.`
    : said;
}

/**
 * Erases what a second operator confirmed.
 *
 * @returns what came of it; undefined for a request of another kind.
 */
export async function applyErasureRequest(
  opened: Opened,
  request: {
    readonly id: string;
    readonly action: string;
    readonly subject: string;
    readonly details: Readonly<Record<string, unknown>>;
    readonly reason: string;
    readonly requestedBy: string;
  },
  confirmedBy: string,
): Promise<string | undefined> {
  const { id, action, subject, details, reason, requestedBy: operator } = request;
  if (action !== ERASURE) return undefined;
  const onErased = async (runner: StatementRunner) => {
    await lockOperatorRequest(runner, id);
    await markApplied(runner, id);
  };
  const by = { businessId: subject, operator, reason, confirmedBy, onErased };
  return erase(opened, details.facts as Person, by);
}
