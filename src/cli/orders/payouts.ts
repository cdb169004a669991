import { KEY_OF_PROVIDER, PAYOUT_PROVIDER_NAMES } from '../../config/settings.ts';
import { listAttempts, tallyAttempts } from '../../db/orders/attemptLists.ts';
import type { Attempt } from '../../db/orders/attempts.ts';
import { listPayoutPauses, pausePayouts, resumePayouts } from '../../db/orders/payoutPauses.ts';
import { HOUR_MS } from '../../domain/time.ts';
import type { AdminCommand, Decision, Operated } from '../command.ts';
import { AdminError, required } from '../errors.ts';

/** Adds `payouts providers`, `pause`, `resume` and `attempts`: who makes payouts, whatever flow they come from. */
export function addPayoutCommands(program: AdminCommand): void {
  const { withDatabase } = program.tools;
  const payouts = program
    .command('payouts')
    .description('who makes payouts, of withdrawals and of USDT sales');

  payouts
    .command('providers')
    .description(
      'the providers of live payouts in the order of PAYOUT_PROVIDERS, both by the settings of this command, and how they ' +
        'were in the last hour',
    )
    .runsOnDatabase(async ({ database, settings: { config } }) => {
      const tallies = await tallyAttempts(database, HOUR_MS);
      const pauses = await listPayoutPauses(database);
      const others = PAYOUT_PROVIDER_NAMES.filter((name) => !config.payoutProviders.includes(name));
      return [...config.payoutProviders, ...others].map((name) => {
        const tally = tallies.find(({ provider }) => provider === name);
        const pause = pauses.find(({ provider }) => provider === name);
        const isConfigured = config[name] !== undefined;
        return {
          name,
          isConfigured,
          // The processes may have the key all the same: this knows what is set for the command alone.
          ...(!isConfigured && { lacks: `${KEY_OF_PROVIDER[name]}, which is not set for this command` }),
          takesNewPayouts: config.payoutProviders.includes(name) && isConfigured && !pause,
          ...(pause && { paused: { since: pause.pausedAt, by: pause.pausedBy, reason: pause.reason } }),
          lastHour: {
            attempts: tally?.attempts ?? 0,
            givenUpAsNotSent: tally?.notSent ?? 0,
            givenUpAsBlocked: tally?.blocked ?? 0,
            ...(tally?.lastRefusal !== undefined && { lastRefusal: tally.lastRefusal }),
          },
        };
      });
    });

  payouts
    .command('pause <provider>')
    .description('give a provider no new payouts, in every process within two seconds; what it has goes on')
    .withReason('why', { note: ', for the audit log' })
    .withOperator()
    .runs(async (name: string, { reason, operator: pausedBy }: Decision) => {
      const provider = knownProvider(name);
      const isPaused = await withDatabase(({ database }) =>
        pausePayouts(database, { provider, reason, pausedBy }),
      );
      required(isPaused, `Payouts through ${provider} are paused already.`);
      return `${provider} gets no new payouts until: payouts resume ${provider}`;
    });

  payouts
    .command('resume <provider>')
    .description('give a provider new payouts again')
    .withOperator()
    .runs(async (name: string, { operator }: Operated) => {
      const provider = knownProvider(name);
      const isResumed = await withDatabase(({ database }) => resumePayouts(database, { provider, operator }));
      required(isResumed, `Payouts through ${provider} are not paused.`);
      return `${provider} gets new payouts again.`;
    });

  payouts
    .command('attempts <id>')
    .description(
      'the attempts at the payout of a withdrawal or a sale: provider, account, reference, outcome',
    )
    .runsOnDatabase(async ({ database }, id: string) => {
      const attempts = await listAttempts(database, id);
      if (attempts.length === 0) throw new AdminError('No provider was told of a payout with that id.');
      return attempts.map(shown);
    });
}

/** @throws AdminError for a name that no provider has. */
function knownProvider(name: string): string {
  const known = PAYOUT_PROVIDER_NAMES.find((each) => each === name);
  if (known !== undefined) return known;
  throw new AdminError(
    `There is no provider ${name}: it must be one of ${PAYOUT_PROVIDER_NAMES.join(', ')}.`,
  );
}

function shown({ ordinal, provider, account, reference, sentAtMs, refusals, ...attempt }: Attempt) {
  const { isAbandoned, outcome, reason } = attempt;
  const because = reason === undefined ? '' : `: ${reason}`;
  return {
    attempt: ordinal,
    provider,
    account: account ?? 'not known',
    reference,
    sentAt: sentAtMs === undefined ? 'not sent' : new Date(sentAtMs).toISOString(),
    refusals,
    outcome: isAbandoned ? `abandoned (${outcome})${because}` : `${outcome ?? 'not known yet'}${because}`,
  };
}
