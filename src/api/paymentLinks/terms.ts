import { DomainError, type FieldProblem, ValidationError } from '../../domain/errors.ts';
import { parseAmountMinor } from '../../domain/money.ts';
import type { PaymentLinkTerms } from '../../domain/usdt/paymentLink.ts';
import { configured, requireApproval } from '../acceptance.ts';
import type { ApiDependencies, Caller } from '../context.ts';
import { priceInNaira } from '../usdtSessions/nairaPrice.ts';
import { AMOUNT_BOUNDS, isWithinBounds } from '../usdtSessions/schema.ts';
import { INVALID_LINK, type NewPaymentLinkBody } from './schema.ts';

const AMOUNT_FIELDS = ['amount', 'minAmount', 'maxAmount'] as const;

/**
 * What a new link asks for, once it is sure that sessions could begin by it now. A link is refused as a session is.
 *
 * @throws ValidationError naming each amount that is not one of the currency, or that no session may expect; DomainError
 * `kyc_required`, `provider_not_configured`, and of a price in naira `rate_unavailable`.
 */
export async function readTerms(
  dependencies: ApiDependencies,
  caller: Caller,
  body: NewPaymentLinkBody,
): Promise<PaymentLinkTerms> {
  const terms = readAmounts(body);
  requireApproval(caller, 'payments');
  configured(dependencies.chains[caller.environment], 'USDT payments are');
  if (terms.currency === 'USDT') return terms;
  configured(dependencies.usdtRatesOf(caller.environment), 'prices in naira are');
  const priced = AMOUNT_FIELDS.flatMap((field) => {
    const nairaMinor = terms[`${field}Minor`];
    return nairaMinor === undefined ? [] : [{ nairaMinor, field }];
  });
  for (const price of priced) await priceInNaira(dependencies, caller, price);
  return terms;
}

/** The amounts of a body by its currency. @throws ValidationError naming each one that is wrong. */
function readAmounts(body: NewPaymentLinkBody): PaymentLinkTerms {
  const { currency } = body;
  const problems: FieldProblem[] = [];
  const read = (path: (typeof AMOUNT_FIELDS)[number]): bigint | undefined => {
    const amount = body[path];
    if (amount === undefined) return undefined;
    try {
      const minor: bigint = parseAmountMinor(amount, currency);
      if (currency === 'USDT' && !isWithinBounds(minor))
        problems.push({ path, message: `must be ${AMOUNT_BOUNDS}` });
      return minor;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      problems.push({ path, message: error.message });
      return undefined;
    }
  };
  const [amountMinor, minAmountMinor, maxAmountMinor] = AMOUNT_FIELDS.map(read);
  for (const path of ['minAmount', 'maxAmount'] as const) {
    if (body.amount !== undefined && body[path] !== undefined)
      problems.push({ path, message: 'must not stand beside amount' });
  }
  if (minAmountMinor !== undefined && maxAmountMinor !== undefined && minAmountMinor > maxAmountMinor)
    problems.push({ path: 'maxAmount', message: 'must be at least minAmount' });
  if (problems.length > 0) throw new ValidationError(INVALID_LINK, problems);
  return { currency, amountMinor, minAmountMinor, maxAmountMinor };
}
