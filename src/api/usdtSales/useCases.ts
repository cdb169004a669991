import { usdtSaleWorkflowId } from '../../contract/flows.ts';
import { statusQuery } from '../../contract/messages.ts';
import type { WorkflowStart } from '../../contract/starts.ts';
import { usdtSaleStart } from '../../contract/starts.ts';
import { findSettlementAccount, type SettlementAccount } from '../../db/businesses.ts';
import { brokenConstraint } from '../../db/database.ts';
import type { IdempotencyScope } from '../../db/idempotency.ts';
import { InsufficientFundsError } from '../../db/ledgerStore.ts';
import { findUsdtQuote, storeUsdtQuote, type UsdtQuote } from '../../db/usdtQuotes.ts';
import { acceptedUsdtSale, acceptUsdtSale, loadUsdtSale, type NewUsdtSale } from '../../db/usdtSales.ts';
import { type SaleTerms, saleTerms } from '../../domain/conversion.ts';
import { DomainError, type FieldProblem, InvariantError, ValidationError } from '../../domain/errors.ts';
import { usdtSaleTransfers } from '../../domain/ledger.ts';
import { minorToDecimal } from '../../domain/money.ts';
import { effectivePricing, type Pricing } from '../../domain/pricing.ts';
import type { UsdtSaleRecord } from '../../domain/usdtSale.ts';
import type { BankProvider } from '../../providers/bank/port.ts';
import { newIdentifier } from '../../security/identifiers.ts';
import { readAfterAcceptance } from '../afterAcceptance.ts';
import type { ApiDependencies, Caller } from '../context.ts';
import { usdtAmount } from '../schemas.ts';
import { asItStandsNow } from '../standsNow.ts';
import type { SaleBody } from './schema.ts';

export const INVALID_SALE = 'invalid withdrawal details';

/** What is wrong with a body's amount of USDT besides its form: that it is outside the limits. Names both bounds. */
export function usdtLimitProblems(body: unknown, { exchange }: Pricing): readonly FieldProblem[] {
  const given =
    typeof body === 'object' && body !== null && 'amountUsdt' in body ? body.amountUsdt : undefined;
  const amount = usdtAmount.safeParse(given);
  // An amount that cannot be read is a problem of the schema, and named by it.
  if (!amount.success) return [];
  if (amount.data >= exchange.smallestUsdtMinor && amount.data <= exchange.largestUsdtMinor) return [];
  const least = minorToDecimal(exchange.smallestUsdtMinor, 'USDT');
  const most = minorToDecimal(exchange.largestUsdtMinor, 'USDT');
  return [{ path: 'amountUsdt', message: `must be from ${least} to ${most} USDT` }];
}

/** What a quote shows beside its terms. */
export interface ShownQuote {
  readonly quote: UsdtQuote;
  readonly account: SettlementAccount;
  readonly availableMinor: bigint;
  readonly heldMinor: bigint;
}

/**
 * Offers terms for selling USDT, which hold for USDT_QUOTE_SECONDS. Nothing is held; the balance may be too small.
 *
 * @throws DomainError `kyc_required`, `provider_not_configured`, `bank_account_missing`, `rate_unavailable`;
 * ValidationError when the fee leaves nothing to pay.
 */
export async function quoteUsdtSale(
  dependencies: ApiDependencies,
  caller: Caller,
  amountMinor: bigint,
): Promise<ShownQuote> {
  const { config, database, ledger } = dependencies;
  const { businessId, environment } = caller;
  const { account, marketRate } = await prepare(dependencies, caller);
  const terms = termsOf(dependencies, caller, amountMinor, await marketRate());
  const quote: UsdtQuote = {
    quoteId: newIdentifier('qte'),
    businessId,
    environment,
    terms,
    expiresAtMs: Date.now() + config.usdtQuoteMs,
  };
  const [balances] = await Promise.all([
    ledger.balances(businessId, environment, 'USDT'),
    storeUsdtQuote(database, quote),
  ]);
  return { quote, account, ...balances };
}

/**
 * Accepts a sale of USDT at the rate of its quote, or at the present one, starts its workflow, and waits a while for
 * the outcome.
 *
 * @throws DomainError `kyc_required`, `provider_not_configured`, `bank_account_missing`, `quote_not_found`,
 * `quote_used`, `quote_expired`, `quote_mismatch` or `rate_unavailable`, `insufficient_balance`; ValidationError when
 * the fee leaves nothing to pay. Then nothing is held.
 */
export async function requestUsdtSale(
  dependencies: ApiDependencies,
  caller: Caller,
  body: SaleBody,
  idempotency: IdempotencyScope | undefined,
): Promise<UsdtSaleRecord> {
  const { config, database, faultPoint, metrics, starter } = dependencies;
  const { businessId, environment } = caller;
  const { account, bank, marketRate } = await prepare(dependencies, caller);
  const terms =
    body.quoteId === undefined
      ? termsOf(dependencies, caller, body.amountUsdt, await marketRate())
      : await quotedTerms(dependencies, caller, body.quoteId, body.amountUsdt);
  const sale: NewUsdtSale = {
    saleId: newIdentifier('sale'),
    businessId,
    environment,
    terms,
    quoteId: body.quoteId,
    account,
    provider: bank.name,
    merchantReference: body.merchantReference,
    metadata: body.metadata,
  };
  const start = usdtSaleStart(sale);
  const promiseId = await accept(dependencies, sale, start, idempotency);
  metrics.moneyAcceptedMinor.inc(
    { flow: 'usdt_sale', environment, asset: 'USDT' },
    Number(terms.amountMinor),
  );
  await faultPoint('usdtSale.accepted');
  await starter.keepAndAwaitOutcome({ id: promiseId, start }, config.outcomeWaitMs);
  // The record has all that the answer shows, and is written before the flow tells of its end.
  return readAfterAcceptance(
    dependencies,
    () => loadUsdtSale(database, sale.saleId),
    acceptedUsdtSale(sale, new Date().toISOString()),
  );
}

/**
 * A merchant's sale as it stands now: one under way is answered by its running flow. Undefined when the merchant has none
 * of that id in this environment.
 */
export async function findUsdtSale(
  { database, starter }: ApiDependencies,
  { businessId, environment }: Pick<Caller, 'businessId' | 'environment'>,
  saleId: string,
): Promise<UsdtSaleRecord | undefined> {
  const sale = await loadUsdtSale(database, saleId);
  if (sale?.businessId !== businessId || sale.environment !== environment) return undefined;
  return asItStandsNow(sale, {
    askFlow: () => starter.queryFlow(usdtSaleWorkflowId(environment, saleId), statusQuery),
    readAgain: () => loadUsdtSale(database, saleId),
  });
}

/** What every sale and quote needs, in the order in which its absence is told. The rate is asked for last. */
async function prepare(
  { bankOf, database, usdtRatesOf }: ApiDependencies,
  caller: Caller,
): Promise<{
  readonly account: SettlementAccount;
  readonly bank: BankProvider;
  readonly marketRate: () => Promise<bigint>;
}> {
  const { businessId, environment } = caller;
  if (environment === 'prod' && caller.kycStatus !== 'APPROVED') {
    throw new DomainError('kyc_required', 'this business is not approved for live withdrawals yet');
  }
  const bank = bankOf(environment);
  const rates = usdtRatesOf(environment);
  if (!bank || !rates) {
    throw new DomainError('provider_not_configured', 'selling USDT is not available in this environment');
  }
  const account = await findSettlementAccount(database, businessId, environment);
  if (!account) throw new DomainError('bank_account_missing', 'verify a settlement bank account first');
  return {
    account,
    bank,
    marketRate: async () => {
      const [rate] = await rates.current();
      if (!rate) throw new InvariantError('A market that answered told no rate.');
      return rate.rateScaled;
    },
  };
}

function termsOf(
  { config }: ApiDependencies,
  caller: Caller,
  amountMinor: bigint,
  marketRateScaled: bigint,
): SaleTerms {
  const pricing = effectivePricing(config.pricing, caller.pricing);
  const terms = saleTerms({
    amountMinor,
    marketRateScaled,
    spreadBasisPoints: pricing.exchange.spreadBasisPoints,
    feeTiers: pricing.withdrawalFeeTiers,
  });
  if (terms.netMinor <= 0n) {
    const gross = minorToDecimal(terms.grossMinor, 'NGN');
    const fee = minorToDecimal(terms.feeMinor, 'NGN');
    throw new ValidationError(INVALID_SALE, [
      {
        path: 'amountUsdt',
        message: `must bring more than the fee: it brings ${gross} naira, the fee is ${fee}`,
      },
    ]);
  }
  return terms;
}

async function quotedTerms(
  { database }: ApiDependencies,
  caller: Caller,
  quoteId: string,
  amountMinor: bigint,
): Promise<SaleTerms> {
  const quote = await findUsdtQuote(database, quoteId, caller);
  if (!quote) throw new DomainError('quote_not_found', 'quoteId: there is no such quote');
  if (quote.isUsed) throw quoteUsed();
  if (!quote.isOpen) throw quoteExpired();
  if (quote.terms.amountMinor !== amountMinor) {
    const quoted = minorToDecimal(quote.terms.amountMinor, 'USDT');
    throw new DomainError('quote_mismatch', `amountUsdt: the quote is for ${quoted} USDT`);
  }
  return quote.terms;
}

async function accept(
  { database, ledger }: ApiDependencies,
  sale: NewUsdtSale,
  start: WorkflowStart<'usdtSaleWorkflow'>,
  idempotency: IdempotencyScope | undefined,
): Promise<string> {
  const money = { ...sale.terms, ...sale };
  try {
    const promiseId = await acceptUsdtSale(
      database,
      ledger,
      sale,
      usdtSaleTransfers.reserve(money),
      start,
      idempotency,
    );
    if (promiseId === undefined) throw quoteExpired();
    return promiseId;
  } catch (error) {
    if (brokenConstraint(error) === 'usdt_quote_used_once') throw quoteUsed();
    if (!(error instanceof InsufficientFundsError)) throw error;
    const required = minorToDecimal(sale.terms.amountMinor, 'USDT');
    throw new DomainError('insufficient_balance', `insufficient balance, ${required} USDT required`);
  }
}

function quoteUsed(): DomainError {
  return new DomainError('quote_used', 'quoteId: this quote was used already; ask for a new one');
}

function quoteExpired(): DomainError {
  return new DomainError('quote_expired', 'quoteId: this quote has expired; ask for a new one');
}
