import { appendFileSync } from 'node:fs';
import { appendAudit } from '../../db/core/auditLog.ts';
import type { Database, StatementRunner } from '../../db/core/database.ts';
import { isSecondOperatorNeeded, storeOperatorRequest } from '../../db/core/operatorRequests.ts';
import { exportBusiness } from '../../db/merchants/privacy/businessExport.ts';
import {
  closeBusiness,
  listBalancesOfClosed,
  type Remainder,
  readRemainder,
} from '../../db/merchants/privacy/closing.ts';
import { findBusiness } from '../../db/merchants/profiles.ts';
import { minorToDecimal } from '../../domain/money.ts';
import type { AdminCommand, Decision, Operated } from '../command.ts';
import { AdminError, requireBusiness, required } from '../errors.ts';
import { waitingListOf } from '../lists.ts';
import { secondOperatorSentence } from '../words.ts';
import { writeNew } from './privacy.ts';

/** The action of a request for a second operator. */
const CLOSING = 'business.close';

const KINDS = { available: 'available', held: 'on hold', debt: 'owed' } as const;

const amountInWords = ({ asset, kind, balanceMinor }: Remainder['balances'][number]): string =>
  `${minorToDecimal(balanceMinor < 0n ? -balanceMinor : balanceMinor, asset)} ${asset} ${KINDS[kind]}`;

/** Money that arrived at merchants after they were closed. */
export const MONEY_OF_CLOSED = waitingListOf({
  field: 'closed',
  read: listBalancesOfClosed,
  heading: ({ businessId, name }) => `${businessId}  ${name}`,
  lines: (balance) => ({ has: amountInWords(balance) }),
  what: () => 'money of a closed merchant',
  since: ({ closedAt }) => closedAt,
  next: ({ businessId, asset }) =>
    `ledger adjust ${businessId} --asset ${asset} --amount=-… --reason …, once it was paid by hand`,
});

/** Adds `close` and `export`. */
export function addClosingCommands(business: AdminCommand): void {
  business
    .command('close <id>')
    .description(
      'close a merchant for good: keys, users and endpoints end, the books stay; refused while live money or orders are left',
    )
    .withDecision('why')
    .runsOnDatabase(async ({ database }, id: string, { operator, reason }: Decision) => {
      requireBusiness(await findBusiness(database, id), id);
      requireNothingLeft(id, await readRemainder(database, id));
      if (await isSecondOperatorNeeded(database)) {
        const request = { action: CLOSING, subject: id, details: {}, reason, operator };
        const asked = await database.transaction((runner) =>
          storeOperatorRequest(runner, request, { needsSecond: true }),
        );
        return secondOperatorSentence(asked);
      }
      const closed = await database.transaction((runner) => close(runner, id, { operator, reason }));
      return `${closed}${await leftSince(database, id)}`;
    });

  business
    .command('export <id>')
    .description('write everything that is stored of a merchant to a file, a line of JSON for each row')
    .requiredOption('--out <path>', 'the file, which must not exist; only you can read it')
    .withOperator()
    .runsOnDatabase(
      async ({ database }, id: string, { out, operator }: Operated & { readonly out: string }) => {
        requireBusiness(await findBusiness(database, id), id);
        writeNew(out, '');
        await appendAudit(database, {
          actor: operator,
          action: 'business.export',
          subject: id,
          businessId: id,
          details: {},
        });
        let count = 0;
        await exportBusiness(database, id, (table, rows) => {
          count += rows.length;
          appendFileSync(out, rows.map((row) => `${JSON.stringify({ table, row })}\n`).join(''));
        });
        return `${count} rows are in ${out}.`;
      },
    );
}

/** @throws AdminError with what is left, and how to pay it out. */
function requireNothingLeft(id: string, { balances, open }: Remainder): void {
  if (balances.length === 0 && open.length === 0) return;
  const what = [
    ...balances.map(amountInWords),
    ...(open.length === 0 ? [] : [`open: ${open.join(', ')}`]),
  ].join('; ');
  throw new AdminError(
    `${id} is not closed, because it has ${what}. Have the merchant withdraw what is available, and repeat the command once nothing is open.`,
  );
}

/** Closes as part of a transaction. @throws AdminError when something is left. */
async function close(
  runner: StatementRunner,
  id: string,
  by: { readonly operator: string; readonly reason: string; readonly confirmedBy?: string | undefined },
): Promise<string> {
  const closed = required(await closeBusiness(runner, id, by), `There is no business ${id}.`);
  if ('balances' in closed) {
    requireNothingLeft(id, closed);
    throw new AdminError(`${id} is not closed.`);
  }
  const { keys, users, endpoints } = closed;
  return `${id} is closed: ${keys} keys, ${users} users and ${endpoints} webhook endpoints ended.`;
}

/** What a request that was under way brought meanwhile; nothing most of the time. */
async function leftSince(database: Database, id: string): Promise<string> {
  const { balances, open } = await readRemainder(database, id);
  if (balances.length === 0 && open.length === 0) return '';
  return ' Something arrived meanwhile: see attention.';
}

/** Applies what a second operator confirmed. Returns whether the request is one of these. */
export async function applyClosingRequest(
  runner: StatementRunner,
  request: {
    readonly action: string;
    readonly subject: string;
    readonly reason: string;
    readonly operator: string;
    readonly confirmedBy: string;
  },
): Promise<boolean> {
  const { action, subject, reason, operator, confirmedBy } = request;
  if (action !== CLOSING) return false;
  await close(runner, subject, { operator, reason, confirmedBy });
  return true;
}
