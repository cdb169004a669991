import { parsePricing, storePricing } from '../../db/merchants/businesses.ts';
import { findBusiness } from '../../db/merchants/profiles.ts';
import { assertPricing, effectivePricing, type Pricing } from '../../domain/ledger/pricing.ts';
import { type AdminCommand, type Operated, Report } from '../command.ts';
import { requireBusiness } from '../errors.ts';
import { readTerms } from '../given.ts';

/** Adds `business pricing`: the fees and limits of a merchant, as they are or before and after they are changed. */
export function addPricingCommand(business: AdminCommand): void {
  business
    .command('pricing <id> [json]')
    .description(
      'show fees and limits, or agree on some in place of the defaults; amounts are kobo as text, {} goes back to the ' +
        'defaults: ' +
        '\'{"withdrawalFeeTiers":[{"upToMinor":null,"feeMinor":"2000"}],"charges":[{"kind":"vat","payer":"merchant"},{"kind":"stamp_duty","payer":"merchant"}],"commission":{"basisPoints":"100","capMinor":"100000"},"refunds":{"returnsCommission":false},"limits":{"largestMinor":"500000000"},"exchange":{"spreadBasisPoints":"50"}}\'',
    )
    .option('--dry-run', 'only show what would change')
    .withJson()
    .withOperator()
    .runsOnDatabase(
      // biome-ignore lint/complexity/useMaxParams: commander gives a command's arguments by position.
      async (
        { database, settings },
        id: string,
        json: string | undefined,
        options: Operated & { dryRun?: true },
      ) => {
        const { pricing: defaults } = settings.config;
        const stored = requireBusiness(await findBusiness(database, id), id).pricing;
        const before = effectivePricing(defaults, parsePricing(stored));
        if (json === undefined) {
          const heading = `The pricing of ${id}; an asterisk stands before what differs from the default:`;
          const lines = compared(before, defaults).map(
            ({ name, is, was }) => `${is === was ? ' ' : '*'} ${name}: ${is}`,
          );
          return new Report({ pricing: before, defaults }, [heading, ...lines]);
        }
        const overrides = readTerms('pricing', json, (given) => {
          const parsed = parsePricing(given);
          assertPricing(effectivePricing(defaults, parsed));
          return parsed;
        });
        const after = effectivePricing(defaults, overrides);
        const { dryRun: isDryRun = false, operator: actor } = options;
        if (!isDryRun) requireBusiness(await storePricing(database, id, { overrides, actor }), id);
        const changes = compared(after, before)
          .filter(({ is, was }) => is !== was)
          .map(({ name, is, was }) => `  ${name}: ${was} → ${is}`);
        const heading = `The pricing of ${id} ${isDryRun ? 'would be' : 'is'} stored${changes.length === 0 ? '; nothing changes.' : ':'}`;
        return new Report({ before, after }, [heading, ...changes]);
      },
    );
}

/** Each term of a pricing by its name, such as `limits.largestMinor`: what it is, and what it is in another pricing. */
function compared(
  pricing: Pricing,
  other: Pricing,
): { readonly name: string; readonly is: string; readonly was: string }[] {
  const others = termsOf(other);
  return Object.entries(termsOf(pricing)).map(([name, is]) => ({ name, is, was: others[name] ?? '' }));
}

function termsOf({
  withdrawalFeeTiers,
  charges,
  dailyLimits: _,
  ...rules
}: Pricing): Readonly<Record<string, string>> {
  const tiers = withdrawalFeeTiers.map(
    ({ upToMinor, feeMinor }) => `${feeMinor} up to ${upToMinor ?? 'any amount'}`,
  );
  const terms = Object.entries(rules).flatMap(([rule, its]) =>
    Object.entries(its).map(([term, value]) => [`${rule}.${term}`, String(value)] as const),
  );
  const taxes = charges.map(
    ({ kind, payer, of }) => `${kind} paid by the ${payer}${of ? `, of ${of.join(' and ')}` : ''}`,
  );
  return {
    withdrawalFeeTiers: tiers.join(', '),
    charges: taxes.join('; ') || 'none',
    ...Object.fromEntries(terms),
  };
}
