import { findBusiness } from '../../db/merchants/profiles.ts';
import { setAutomaticPayouts, stopAutomaticPayouts } from '../../db/orders/automaticPayouts/settings.ts';
import { decimalToMinor } from '../../domain/money.ts';
import type { AutomaticPayoutTerms } from '../../domain/orders/automaticPayout.ts';
import type { AdminCommand, Operated } from '../command.ts';
import { AdminError, inPlainWords, requireBusiness } from '../errors.ts';

/** Adds `automatic-payouts`. */
export function addAutomaticPayoutsCommand(business: AdminCommand): void {
  business
    .command('automatic-payouts <id> <rule>')
    .description('pay naira to the bank account automatically: daily, by amount, or off (the default)')
    .option('--at <time>', 'when daily pays, in Lagos, such as 17:00')
    .option('--above <naira>', 'more than this is available when amount pays')
    .option('--reserve <naira>', 'what stays in the wallet', '0')
    .option('--test', 'in the sandbox, not live')
    .withOperator()
    .runs(async (id: string, rule: string, options: PayoutOptions) => {
      const terms = rule === 'off' ? undefined : payoutTerms(rule, options);
      const owner = { businessId: id, environment: options.test ? 'test' : 'prod' } as const;
      return business.tools.withDatabase(async ({ database, settings: { config } }) => {
        requireBusiness(await findBusiness(database, id), id);
        const { holdMs } = config.payoutHold;
        const actor = options.operator;
        if (terms) await inPlainWords(setAutomaticPayouts(database, owner, { terms, actor, holdMs }));
        else await stopAutomaticPayouts(database, owner, { actor });
        return `Automatic payouts of ${id} are ${terms ? 'on' : 'off'} now (${owner.environment}).`;
      });
    });
}

interface PayoutOptions extends Operated {
  readonly at?: string;
  readonly above?: string;
  readonly reserve: string;
  readonly test?: true;
}

/** @throws AdminError for what is not a rule with its own option. */
function payoutTerms(rule: string, { at, above, reserve }: PayoutOptions): AutomaticPayoutTerms {
  const time = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(at ?? '');
  const aboveMinor = above === undefined ? undefined : decimalToMinor(above, 'NGN');
  const reserveMinor = decimalToMinor(reserve, 'NGN');
  if (reserveMinor === undefined || reserveMinor < 0n)
    throw new AdminError('--reserve must be an amount of naira.');
  if (rule === 'daily' && time && above === undefined) {
    return { rule, atMinute: Number(time[1]) * 60 + Number(time[2]), aboveMinor: undefined, reserveMinor };
  }
  if (rule === 'amount' && aboveMinor !== undefined && aboveMinor > reserveMinor && at === undefined) {
    return { rule, atMinute: undefined, aboveMinor, reserveMinor };
  }
  throw new AdminError(
    'Say off, daily with --at 17:00, or amount with --above, an amount above the reserve.',
  );
}
