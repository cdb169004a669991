import { ALL_KINDS } from '../contract/kinds.ts';
import type { Database } from '../db/core/database.ts';
import type { Counted } from '../db/core/page.ts';
import { ENVIRONMENTS } from '../domain/money.ts';
import { type AdminCommand, Report } from './command.ts';
import { LONG_HOLDS } from './ledger/holds.ts';
import { DIFFERENCES_TO_EXPLAIN } from './ledger/reconciliation.ts';
import { countLines, type List, type PageOptions, sliceAt, type Waiting, withPages } from './lists.ts';
import { MONEY_OF_CLOSED } from './merchants/closing.ts';
import { WAITING_KYC } from './merchants/kyc.ts';
import { CALLBACKS_WITH_PROBLEMS } from './orders/callbacks.ts';
import { ordersNeedingAttention } from './orders/flowCommands.ts';
import { WAITING_REQUESTS } from './orders/requests.ts';
import { CLAIMED_PAYMENTS, VENDOR_CREDITS_NEEDING_ATTENTION } from './orders/vendorCredits.ts';
import { CHAIN_ALARMS } from './usdt/alarms.ts';
import { UNEXPECTED_DEPOSITS } from './usdt/deposits.ts';
import { OPEN_REFUNDS } from './usdt/refunds.ts';
import { SESSIONS_TO_DECIDE, SWEEPS_NEEDING_ATTENTION } from './usdt/sessions.ts';

/** Every list of what waits for a human. */
const LISTS: readonly List<Waiting>[] = [
  ...ALL_KINDS.map(ordersNeedingAttention),
  SESSIONS_TO_DECIDE,
  SWEEPS_NEEDING_ATTENTION,
  CHAIN_ALARMS,
  UNEXPECTED_DEPOSITS,
  OPEN_REFUNDS,
  VENDOR_CREDITS_NEEDING_ATTENTION,
  CLAIMED_PAYMENTS,
  CALLBACKS_WITH_PROBLEMS,
  DIFFERENCES_TO_EXPLAIN,
  LONG_HOLDS,
  MONEY_OF_CLOSED,
  WAITING_KYC,
  WAITING_REQUESTS,
];

/** Adds `attention`: everything that waits for a human, whatever it is. */
export function addAttentionCommand(program: AdminCommand): void {
  withPages(program.command('attention'))
    .description('list everything that waits for an operator, live before test, with the command to type')
    .withJson()
    .runsOnDatabase(async ({ database }, options: PageOptions) => {
      const listed = await readAll(database, options);
      const { rows: waiting, total } = listed;
      return new Report(
        { waiting: waiting.map(({ what, since, next, facts }) => ({ what, since, next, ...facts })), total },
        total === 0
          ? ['Nothing needs attention.']
          : [
              ...waiting.flatMap(({ what, since, inWords: [heading, ...lines] }) => [
                `${what}, since ${since}: ${heading}`,
                ...lines,
              ]),
              ...(waiting.length === total ? [`${total} in all.`] : countLines(listed, options)),
            ],
      );
    });
}

/** A page of all lists one after the other: those of live money first. */
async function readAll(database: Database, options: PageOptions): Promise<Counted<Waiting>> {
  let { offset, limit } = sliceAt(options);
  const environments = options.environment === undefined ? ENVIRONMENTS : [options.environment];
  const rows: Waiting[] = [];
  let total = 0;
  for (const environment of environments) {
    for (const list of LISTS) {
      const read = await list.read(database, { environment, offset, limit });
      rows.push(...read.rows);
      total += read.total;
      offset = Math.max(0, offset - read.total);
      limit -= read.rows.length;
    }
  }
  return { rows, total };
}
