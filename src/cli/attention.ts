import { Option } from 'commander';
import { ALL_KINDS } from '../contract/kinds.ts';
import type { Environment } from '../domain/money.ts';
import { type AdminCommand, Report } from './command.ts';
import { DIFFERENCES_TO_EXPLAIN } from './ledger/reconciliation.ts';
import type { List, Waiting } from './lists.ts';
import { WAITING_KYC } from './merchants/kyc.ts';
import { CALLBACKS_WITH_PROBLEMS } from './orders/callbacks.ts';
import { ordersNeedingAttention } from './orders/flowCommands.ts';
import { WAITING_REQUESTS } from './orders/requests.ts';
import { CLAIMED_PAYMENTS, VENDOR_CREDITS_NEEDING_ATTENTION } from './orders/vendorCredits.ts';
import { UNEXPECTED_DEPOSITS } from './usdt/deposits.ts';
import { SESSIONS_TO_DECIDE, SWEEPS_NEEDING_ATTENTION } from './usdt/sessions.ts';

/** Every list of what waits for a human. */
const LISTS: readonly List<Waiting>[] = [
  ...ALL_KINDS.map(ordersNeedingAttention),
  SESSIONS_TO_DECIDE,
  SWEEPS_NEEDING_ATTENTION,
  UNEXPECTED_DEPOSITS,
  VENDOR_CREDITS_NEEDING_ATTENTION,
  CLAIMED_PAYMENTS,
  CALLBACKS_WITH_PROBLEMS,
  DIFFERENCES_TO_EXPLAIN,
  WAITING_KYC,
  WAITING_REQUESTS,
];

/** Adds `attention`: everything that waits for a human, whatever it is. */
export function addAttentionCommand(program: AdminCommand): void {
  program
    .command('attention')
    .description('list everything that waits for a human, the oldest first, with what to type')
    .addOption(
      new Option('--env, --environment <environment>', 'only what is of this one').choices(['prod', 'test']),
    )
    .withJson()
    .runsOnDatabase(async ({ database }, { environment }: { readonly environment?: Environment }) => {
      const read = await Promise.all(LISTS.map((list) => list.read(database)));
      const waiting = read
        .flat()
        .filter(({ facts }) => environment === undefined || environmentOf(facts) === environment)
        .toSorted((one, other) => Date.parse(one.since) - Date.parse(other.since));
      return new Report(
        { waiting: waiting.map(({ what, since, next, facts }) => ({ what, since, next, ...facts })) },
        waiting.length === 0
          ? ['Nothing needs attention.']
          : [
              ...waiting.flatMap(({ what, since, inWords: [heading, ...lines] }) => [
                `${what}, since ${since}: ${heading}`,
                ...lines,
              ]),
              `${waiting.length} in all.`,
            ],
      );
    });
}

/** Providers call back, and customers claim payments back, in production alone: the records of those do not say so. */
const environmentOf = (facts: { readonly environment?: unknown }) => facts.environment ?? 'prod';
