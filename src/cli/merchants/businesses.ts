import { Option } from 'commander';
import { openStoredSecrets } from '../../composition/storedSecrets.ts';
import { endApiKey, listApiKeys, MAX_VALID_KEYS, rotateApiKey } from '../../db/merchants/apiKeys.ts';
import {
  endSessionsByOperator,
  listBusinesses,
  setBusinessActive,
  setDebtPolicy,
  setIdempotencyKeyRequired,
} from '../../db/merchants/businessAdministration.ts';
import { findSettlementAccount } from '../../db/merchants/businesses.ts';
import { findBusiness } from '../../db/merchants/profiles.ts';
import { removeSecondFactor } from '../../db/merchants/secondFactors.ts';
import { findActiveUser } from '../../db/merchants/users.ts';
import { issueVendorAccount } from '../../db/merchants/vendorAccounts.ts';
import { setSessionSales } from '../../db/usdt/sessionSales.ts';
import { SESSION_SALE_DESTINATIONS } from '../../domain/orders/sessionSale.ts';
import { HOUR_MS } from '../../domain/time.ts';
import { createMonnify } from '../../providers/bank/monnify.ts';
import { createPaystack } from '../../providers/bank/paystack.ts';
import type { DedicatedAccountHolder, DedicatedAccountProvider } from '../../providers/bank/port.ts';
import type { AdminCommand, Decision, Operated, Placed } from '../command.ts';
import { AdminError, requireBusiness, required } from '../errors.ts';
import { readText } from '../given.ts';
import { addListCommand, listOf } from '../lists.ts';
import type { AdminSettings } from '../settings.ts';
import type { Opened } from '../tools.ts';
import { addAutomaticPayoutsCommand } from './automaticPayouts.ts';
import { addCreateCommand } from './businessCreation.ts';
import { addClosingCommands } from './closing.ts';
import { addLimitsCommand } from './limits.ts';
import { addPricingCommand } from './pricing.ts';

/** Adds what operators do to merchants: `business create`, `list`, `pricing`, `limits`, `keys` and the rest. */
export function addBusinessCommands(program: AdminCommand): void {
  const business = program.command('business').description('merchants');
  addCreateCommand(business);
  addListCommand(
    business,
    { command: 'list', description: 'list all merchants', none: 'There is no merchant yet.' },
    listOf({
      field: 'businesses',
      read: listBusinesses,
      heading: ({ id, isActive, kycStatus, name, email }) =>
        `${id}  ${isActive ? 'active  ' : 'inactive'}  KYC ${kycStatus.padEnd(8)}  ${name} <${email}>`,
      lines: () => ({}),
    }),
  );
  addTermCommands(business);
  addDebtCommand(business);
  addPricingCommand(business);
  addLimitsCommand(business);
  addAutomaticPayoutsCommand(business);
  addVendorAccountCommand(business);
  addClosingCommands(business);
  addKeyCommands(business.command('keys').description("a merchant's API keys"));
  business
    .command('second-factor')
    .description("a merchant's second factor to sign in and to move money")
    .command('remove <id>')
    .description(
      'remove app and passkeys of a user who has lost them and the recovery codes, and has proven to be the ' +
        'user',
    )
    .option('--user <email>', 'the user; by default the one with the e-mail address of the business')
    .withDecision('how you know who asks')
    .runsOnDatabase(async ({ database }, id: string, options: Decision & { readonly user?: string }) => {
      const { operator: actor, reason, user: email } = options;
      const business = requireBusiness(await findBusiness(database, id), id);
      const who = email ?? business.email;
      const { userId } = required(
        await findActiveUser(database, id, who),
        `${id} has no active user with the e-mail address ${who}.`,
      );
      const removal = { userId, businessId: id, actor, reason, user: who };
      if (!(await removeSecondFactor(database, { ...removal, which: 'all', keepsLast: false }))) {
        throw new AdminError(`${who} has no second factor.`);
      }
      return `The second factor of ${who} is removed, and the sessions of this user have ended.`;
    });
}

/** Adds `activate`, `deactivate` and `idempotency-key`. */
function addTermCommands(business: AdminCommand): void {
  const { withDatabase } = business.tools;
  /** Changes a business, and says what is so now. Throws AdminError when there is no such business. */
  const change = async (id: string, said: string, work: (opened: Opened) => Promise<boolean>) => {
    requireBusiness(await withDatabase(work), id);
    return said;
  };

  for (const isActive of [true, false]) {
    business
      .command(`${isActive ? 'activate' : 'deactivate'} <id>`)
      .description(isActive ? 'let a merchant in again' : 'keep a merchant out; pending payouts go on')
      .withOperator()
      .runs((id: string, { operator }: Operated) =>
        change(id, `${id} is ${isActive ? 'active' : 'inactive'} now.`, async ({ database }) => {
          if ((await findBusiness(database, id))?.closedAt) throw new AdminError(`${id} is closed for good.`);
          return setBusinessActive(database, id, { isActive, actor: operator });
        }),
      );
  }

  business
    .command('sessions')
    .description('sessions of users')
    .command('end <id>')
    .description('sign out all users of a merchant, or one of them')
    .option('--user <email>', 'the one user')
    .withOperator()
    .runs(async (id: string, { operator, user }: Operated & { readonly user?: string }) => {
      const users = await withDatabase(({ database }) =>
        endSessionsByOperator(database, { businessId: id, email: user, actor: operator }),
      );
      required(users > 0, `${id} has no such user.`);
      return `Signed out everywhere: ${users} ${users === 1 ? 'user' : 'users'} of ${id}.`;
    });

  business
    .command('session-sales <id> <destination>')
    .description('sell settled USDT sessions for naira at once: to wallet or bank, or off (the default)')
    .option('--test', 'in the sandbox, not live')
    .withOperator()
    .runs(async (id: string, destination: string, options: Operated & { readonly test?: true }) => {
      const to = SESSION_SALE_DESTINATIONS.find((each) => each === destination);
      if (to === undefined && destination !== 'off') throw new AdminError('Say wallet, bank or off.');
      const owner = { businessId: id, environment: options.test ? 'test' : 'prod' } as const;
      return withDatabase(async ({ database }) => {
        requireBusiness(await findBusiness(database, id), id);
        const account = await findSettlementAccount(database, owner);
        if (to === 'bank' && !account) throw new AdminError(`${id} has no verified bank account.`);
        await setSessionSales(database, owner, { to, actor: options.operator });
        return to === undefined
          ? `Settled sessions of ${id} keep their USDT now (${owner.environment}).`
          : `Settled sessions of ${id} are sold now, to its ${to} (${owner.environment}).`;
      });
    });

  business
    .command('idempotency-key <id> <policy>')
    .description(
      'say whether requests that move money need an Idempotency-Key: required or optional (the default)',
    )
    .withOperator()
    .runs(async (id: string, policy: string, { operator }: Operated) => {
      if (policy !== 'required' && policy !== 'optional') throw new AdminError('Say required or optional.');
      const isRequired = policy === 'required';
      const said = isRequired
        ? `${id} must send an Idempotency-Key with every request that moves money now.`
        : `${id} may send requests that move money without an Idempotency-Key now.`;
      return change(id, said, ({ database }) =>
        setIdempotencyKeyRequired(database, id, { required: isRequired, actor: operator }),
      );
    });
}

/** Adds `debts`. */
function addDebtCommand(business: AdminCommand): void {
  business
    .command('debts <id> <policy>')
    .description(
      'incoming money repays a debt `first` (the default), and nothing can be withdrawn until then; or ' +
        '`later`, once you say `first` again',
    )
    .withOperator()
    .runsOnDatabase(
      // biome-ignore lint/complexity/useMaxParams: commander gives a command's arguments by position.
      async ({ database }, id: string, policy: string, { operator: actor }: Operated) => {
        if (policy !== 'first' && policy !== 'later') throw new AdminError('Say first or later.');
        const repaysDebts = policy === 'first';
        requireBusiness(await setDebtPolicy(database, id, { repaysDebts, actor }), id);
        return `${id} repays debts ${policy}.`;
      },
    );
}

function addVendorAccountCommand(business: AdminCommand): void {
  const { settings, withDatabase } = business.tools;
  business
    .command('vendor-account <id>')
    .description('have a bank provider issue the live account that customers pay into')
    .addOption(new Option('--bank <name>', 'who issues it').choices(ISSUERS).default('paystack'))
    .option('--bvn-file <path>', 'a file with the bank verification number of the owner, which Monnify needs')
    .withOperator()
    .runs(async (id: string, options: Operated & { bank: (typeof ISSUERS)[number]; bvnFile?: string }) => {
      const bvn = options.bvnFile === undefined ? undefined : readBvn(options.bvnFile);
      const provider = issuerOf(options.bank, settings());
      const issuer = {
        name: provider.name,
        issueDedicatedAccount: (holder: DedicatedAccountHolder) =>
          provider.issueDedicatedAccount({ ...holder, bvn }),
      };
      return withDatabase(({ database }) =>
        issueVendorAccount(database, issuer, { businessId: id, actor: options.operator }),
      );
    });
}

function addKeyCommands(keys: AdminCommand): void {
  /** What seals the keys. */
  const secretBoxOf = async ({ database, settings }: Opened) =>
    (await openStoredSecrets(database, settings.config)).secretBox;

  keys
    .command('list <id>')
    .description('list the valid keys, without the keys themselves')
    .runsOnDatabase(({ database }, id: string) => listApiKeys(database, id));
  keys
    .command('rotate <id>')
    .description(`make a new key; older ones stay valid for the overlap, at most ${MAX_VALID_KEYS} in all`)
    .addOption(new Option('--environment <environment>').choices(['prod', 'test']).makeOptionMandatory())
    .option('--overlap-hours <hours>', 'how long older keys stay valid', '24')
    .withOperator()
    .runs(async (id: string, options: Operated & Placed & { overlapHours: string }) => {
      const { environment, operator } = options;
      const overlapHours = Number(options.overlapHours);
      if (!(overlapHours >= 0 && overlapHours <= 168)) {
        throw new AdminError('--overlap-hours must be a number from 0 to 168.');
      }
      return keys.tools.withDatabase(
        async (opened) => {
          const { database } = opened;
          const secretBox = await secretBoxOf(opened);
          requireBusiness(await findBusiness(database, id), id);
          const rotation = { overlapMs: overlapHours * HOUR_MS, actor: operator };
          const owner = { businessId: id, environment };
          return (await rotateApiKey(database, secretBox, { ...owner, ...rotation })).key;
        },
        { needsKeys: true },
      );
    });
  keys
    .command('revoke <id> <keyId>')
    .description('revoke a key at once; a new one replaces the current key')
    .withOperator()
    .runsOnDatabase(
      // biome-ignore lint/complexity/useMaxParams: commander gives a command's arguments by position.
      async (opened, id: string, keyId: string, { operator: actor }: Operated) => {
        const which = { businessId: id, keyId, actor };
        const ended = await endApiKey(opened.database, await secretBoxOf(opened), which);
        const { isReplaced } = required(ended, `${id} has no valid key ${keyId}.`);
        return `${keyId} is revoked${isReplaced ? '; a new key is current, which GET /me shows' : ''}.`;
      },
      { needsKeys: true },
    );
}

/** The providers that issue accounts. */
const ISSUERS = ['paystack', 'monnify'] as const;

function issuerOf(
  bank: (typeof ISSUERS)[number],
  { config: { paystack, monnify, providerTimeoutMs: timeoutMs } }: AdminSettings,
): DedicatedAccountProvider {
  if (bank === 'monnify') {
    if (!monnify) throw new AdminError('MONNIFY_API_KEY must be set: the provider issues the account.');
    return createMonnify({ ...monnify, ...monnify.accounts[0], timeoutMs });
  }
  if (!paystack) throw new AdminError('PAYSTACK_SECRET_KEY must be set: the provider issues the account.');
  return createPaystack({ ...paystack, ...paystack.accounts[0], timeoutMs });
}

/** Read from a file, so that it stands neither in the shell's history nor in the list of processes. */
function readBvn(file: string): string {
  const bvn = readText(file).trim();
  if (!/^[0-9]{11}$/.test(bvn)) throw new AdminError(`${file} holds no bank verification number: 11 digits.`);
  return bvn;
}
