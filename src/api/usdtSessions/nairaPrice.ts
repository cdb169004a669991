import type { NewUsdtSession } from '../../db/usdt/usdtSessions.ts';
import { invalidField, invariant } from '../../domain/errors.ts';
import { effectivePricing } from '../../domain/ledger/pricing.ts';
import { type Kobo, minorToDecimal } from '../../domain/money.ts';
import {
  rateToDecimal,
  saleRateRoundedDownToKobo,
  usdtForNairaRoundedUpToCentMinor,
} from '../../domain/orders/exchangeRate.ts';
import { configured } from '../acceptance.ts';
import type { ApiDependencies, Caller } from '../context.ts';
import { AMOUNT_BOUNDS, INVALID_SESSION, isWithinBounds } from './schema.ts';

/**
 * The USDT that a session asks for a price in naira, at the rate at which the merchant could sell it now.
 *
 * @param nairaMinor the price, in kobo.
 * @param field what names the price in the request.
 * @throws DomainError `provider_not_configured`, `rate_unavailable`; ValidationError on the field when it is worth less
 * or more USDT than a session may expect.
 */
export async function priceInNaira(
  { config, usdtRatesOf }: Pick<ApiDependencies, 'config' | 'usdtRatesOf'>,
  { environment, pricing }: Pick<Caller, 'environment' | 'pricing'>,
  { nairaMinor, field }: { readonly nairaMinor: Kobo; readonly field: string },
): Promise<Pick<NewUsdtSession, 'expectedMinor' | 'nairaPrice'>> {
  const [market] = await configured(usdtRatesOf(environment), 'prices in naira are').current();
  invariant(market, 'A market that answered told no rate.');
  const marketRateScaled = market.rateScaled;
  const { spreadBasisPoints } = effectivePricing(config.pricing, pricing).exchange;
  const rateScaled = saleRateRoundedDownToKobo(marketRateScaled, spreadBasisPoints);
  const expectedMinor = usdtForNairaRoundedUpToCentMinor(nairaMinor, rateScaled);
  if (!isWithinBounds(expectedMinor)) {
    const worth = `${minorToDecimal(expectedMinor, 'USDT')} USDT at ${rateToDecimal(rateScaled)} naira each`;
    throw invalidField(INVALID_SESSION, field, `must be worth ${AMOUNT_BOUNDS}; it is ${worth}`);
  }
  return { expectedMinor, nairaPrice: { amountMinor: nairaMinor, marketRateScaled, rateScaled } };
}
