import { parseDailyLimits, parsePricing, storeDailyLimits } from '../../db/merchants/businesses.ts';
import { findBusiness } from '../../db/merchants/profiles.ts';
import { type DailyLimits, effectiveDailyLimits } from '../../domain/ledger/pricing.ts';
import { type AdminCommand, type Operated, Report } from '../command.ts';
import { requireBusiness } from '../errors.ts';
import { readTerms } from '../given.ts';

/** Adds `business limits`: what a merchant may do on a day, as it is, or before and after it is changed. */
export function addLimitsCommand(business: AdminCommand): void {
  business
    .command('limits <id> [json]')
    .description(
      'show the daily limits, or agree on some in place of the defaults; amounts are kobo as text, {} goes back to the ' +
        'defaults: ' +
        '\'{"withdrawals":{"amountMinor":"100000000","count":"50"},"sales":{"count":"10"},"bills":{"amountMinor":"5000000"},"nameEnquiries":{"count":"500"}}\'',
    )
    .withJson()
    .withOperator()
    .runsOnDatabase(
      // biome-ignore lint/complexity/useMaxParams: commander gives a command's arguments by position.
      async ({ database, settings }, id: string, json: string | undefined, options: Operated) => {
        const defaults = settings.config.pricing.dailyLimits;
        const stored = parsePricing(
          requireBusiness(await findBusiness(database, id), id).pricing,
        ).dailyLimits;
        const before = effectiveDailyLimits(defaults, stored ?? {});
        if (json === undefined) {
          const heading = `The daily limits of ${id}; an asterisk stands before what differs from the default:`;
          const lines = linesOf(before).map(
            (line, index) => `${line === linesOf(defaults)[index] ? ' ' : '*'} ${line}`,
          );
          return new Report({ dailyLimits: before, defaults }, [heading, ...lines]);
        }
        const overrides = readTerms('limit', json, parseDailyLimits);
        requireBusiness(await storeDailyLimits(database, id, { overrides, actor: options.operator }), id);
        const after = effectiveDailyLimits(defaults, overrides);
        const lines = linesOf(after).map((line) => `  ${line}`);
        return new Report({ before, after }, [`The daily limits of ${id} are stored:`, ...lines]);
      },
    );
}

function linesOf(limits: DailyLimits): readonly string[] {
  return Object.entries(limits).map(([name, { count, amountMinor }]) =>
    amountMinor === undefined
      ? `${name}: ${count} a day`
      : `${name}: ${count} a day, ${amountMinor} kobo in all`,
  );
}
