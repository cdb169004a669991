import { statusQuery } from '../../contract/messages.ts';
import { brokenConstraint } from '../../db/core/database.ts';
import type { LedgerDatabase } from '../../db/ledger/ledgerStore.ts';
import type { SavedAccount } from '../../db/merchants/businesses.ts';
import type { Acceptance, Accepted } from '../../db/orders/orders.ts';
import { findUsdtQuote, storeUsdtQuote, type UsdtQuote } from '../../db/orders/usdtQuotes.ts';
import {
  acceptedUsdtSale,
  acceptUsdtSale,
  loadUsdtSale,
  type NewUsdtSale,
} from '../../db/orders/usdtSales.ts';
import { DomainError, invalidField, invariant } from '../../domain/errors.ts';
import { usdtSaleTransfers } from '../../domain/ledger/ledger.ts';
import { effectivePricing } from '../../domain/ledger/pricing.ts';
import { type MicroUsdt, minorToDecimal } from '../../domain/money.ts';
import { type SaleTerms, saleTerms } from '../../domain/orders/exchangeRate.ts';
import type { SettlementAccount } from '../../domain/orders/record.ts';
import type { UsdtSaleRecord } from '../../domain/orders/usdtSale.ts';
import { noteCreated } from '../../observability/logger.ts';
import type { BankProvider } from '../../providers/bank/port.ts';
import { newIdentifier } from '../../security/identifiers.ts';
import {
  acceptAndAwait,
  configured,
  newOrder,
  readAfterAcceptance,
  requireApproval,
  settlementAccountOf,
} from '../acceptance.ts';
import type { WaitingOrder } from '../approvals/present.ts';
import { waitForApproval } from '../approvals/waiting.ts';
import type { ApiDependencies, Caller } from '../context.ts';
import { orderFinder } from '../currentState.ts';
import { refusalOfDebt } from '../debts.ts';
import { feeScheduleOf, usesOfPayout } from '../pricing.ts';
import { mayHaveToWait, type OrderRequest } from '../route.ts';
import type { SaleBody } from './schema.ts';

export const SALE_PATH = '/crypto/withdrawals/request';

export const INVALID_SALE = 'invalid withdrawal details';

/** What a quote shows besides its terms. */
export interface ShownQuote {
  readonly quote: UsdtQuote;
  readonly account: SettlementAccount;
  readonly availableMinor: MicroUsdt;
  readonly heldMinor: MicroUsdt;
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
  amountMinor: MicroUsdt,
): Promise<ShownQuote> {
  const { config, database, ledger } = dependencies;
  const { businessId, environment } = caller;
  const { account, offeredTerms } = await prepare(dependencies, caller);
  const quote: UsdtQuote = {
    quoteId: newIdentifier('qte'),
    businessId,
    environment,
    terms: await offeredTerms(amountMinor),
    expiresAtMs: Date.now() + config.usdtQuoteMs,
  };
  const [balances] = await Promise.all([ledger.balances(caller, 'USDT'), storeUsdtQuote(database, quote)]);
  noteCreated(quote.quoteId);
  return { quote, account, ...balances };
}

/**
 * Accepts a sale of USDT at the rate of its quote, or at the present one, starts its workflow, and waits a while for
 * the outcome; or has it wait for a second person.
 *
 * @throws DomainError `kyc_required`, `provider_not_configured`, `bank_account_missing`, `quote_not_found`,
 * `quote_used`, `quote_expired`, `quote_mismatch` or `rate_unavailable`, `insufficient_balance`, `debt_outstanding`;
 * ValidationError when the fee leaves nothing to pay. Then nothing is held.
 */
export async function requestUsdtSale(
  dependencies: ApiDependencies,
  request: OrderRequest<SaleBody>,
): Promise<UsdtSaleRecord | WaitingOrder> {
  const { database } = dependencies;
  const { caller, body, idempotency, approval } = request;
  const { account, bank, offeredTerms } = await prepare(dependencies, caller);
  const refusal = await refusalOfDebt(dependencies, caller);
  if (refusal) throw refusal;
  const { quoteId, amountUsdt } = body;
  const terms =
    quoteId === undefined
      ? await offeredTerms(amountUsdt)
      : termsOfQuote(await findUsdtQuote(database, quoteId, caller), amountUsdt);
  // A quote holds for less than a person takes, so a sale that waits is made at the rate of its approval.
  const { quoteId: _, ...lasting } = request.given as Readonly<Record<string, unknown>>;
  const { amountMinor } = terms;
  const payout = { limit: 'sales', amountMinor: terms.grossMinor, account } as const;
  const uses = usesOfPayout(dependencies, caller, payout);
  const asked = {
    kind: 'usdt_sale',
    operation: SALE_PATH,
    amountMinor,
    destination: account,
    body: lasting,
    uses,
  } as const;
  const waiting = mayHaveToWait(request) && (await waitForApproval(dependencies, request, asked));
  if (waiting) return waiting;
  const sale: NewUsdtSale = {
    ...newOrder('usdt_sale', caller, { provider: bank, body }),
    terms,
    quoteId,
    account,
  };
  await acceptAndAwait(dependencies, 'usdt_sale', {
    order: sale,
    amountMinor,
    store: (start, books) => store(books, sale, { start, idempotency, uses }),
    approval,
    uses,
    whenShort: `insufficient balance, ${minorToDecimal(terms.amountMinor, 'USDT')} USDT required`,
  });
  // The record has all that the answer shows, and is written before the flow tells of its end.
  return readAfterAcceptance(
    dependencies,
    () => loadUsdtSale(database, sale.saleId),
    acceptedUsdtSale(sale, new Date().toISOString()),
  );
}

/** An owner's sale as it stands now; undefined when it has none of that id. */
export const findUsdtSale = orderFinder('usdt_sale', loadUsdtSale, statusQuery);

/** What every sale and quote needs, in the order in which its absence is told. The rate is asked for last. */
async function prepare(
  dependencies: ApiDependencies,
  caller: Caller,
): Promise<{
  readonly account: SavedAccount;
  readonly bank: BankProvider;
  /** The terms for an amount at the present rate. */
  readonly offeredTerms: (amountMinor: MicroUsdt) => Promise<SaleTerms>;
}> {
  const { orderAccounts, config, usdtRatesOf } = dependencies;
  requireApproval(caller, 'withdrawals');
  const bank = configured(orderAccounts[caller.environment].usdt_sale.current, 'selling USDT is');
  const rates = configured(usdtRatesOf(caller.environment), 'selling USDT is');
  const account = await settlementAccountOf(dependencies, caller);
  const { exchange } = effectivePricing(config.pricing, caller.pricing);
  return {
    account,
    bank,
    offeredTerms: async (amountMinor) => {
      const [rate] = await rates.current();
      invariant(rate, 'A market that answered told no rate.');
      const terms = saleTerms({
        amountMinor,
        marketRateScaled: rate.rateScaled,
        spreadBasisPoints: exchange.spreadBasisPoints,
        fees: feeScheduleOf(dependencies, caller),
      });
      refuseUnlessPaying(terms);
      return terms;
    },
  };
}

/** @throws ValidationError when the fee leaves nothing to pay. */
function refuseUnlessPaying({ grossMinor, feeMinor, netMinor }: SaleTerms): void {
  if (netMinor > 0n) return;
  const [gross, fee] = [grossMinor, feeMinor].map((minor) => minorToDecimal(minor, 'NGN'));
  const problem = `must bring more than the fee: it brings ${gross} naira, the fee is ${fee}`;
  throw invalidField(INVALID_SALE, 'amountUsdt', problem);
}

/** @throws DomainError `quote_not_found`, `quote_used`, `quote_expired`, `quote_mismatch`. */
function termsOfQuote(quote: Awaited<ReturnType<typeof findUsdtQuote>>, amountMinor: MicroUsdt): SaleTerms {
  if (!quote) throw new DomainError('quote_not_found', 'quoteId: quote not found');
  if (quote.isUsed) throw quoteUsed();
  if (!quote.isOpen) throw quoteExpired();
  if (quote.terms.amountMinor !== amountMinor) {
    const quoted = minorToDecimal(quote.terms.amountMinor, 'USDT');
    throw new DomainError('quote_mismatch', `amountUsdt: the quote is for ${quoted} USDT`);
  }
  return quote.terms;
}

/** Stores a sale by the terms of its quote, if it has one: the database decides whether that holds. */
async function store(
  books: LedgerDatabase,
  sale: NewUsdtSale,
  acceptance: Omit<Acceptance, 'reservation'>,
): Promise<Accepted> {
  const reservation = usdtSaleTransfers.reserve({ ...sale.terms, ...sale });
  const accepted = await acceptUsdtSale(books, sale, { reservation, ...acceptance }).catch(
    async (error: unknown) => {
      const constraint = brokenConstraint(error);
      if (constraint === 'usdt_quote_used_once') throw quoteUsed();
      // A chargeback came first.
      if (constraint === 'usdt_sale_repays_debt_first') throw (await refusalOfDebt(books, sale)) ?? error;
      throw error;
    },
  );
  if (accepted === undefined) throw quoteExpired();
  return accepted;
}

function quoteUsed(): DomainError {
  return new DomainError('quote_used', 'quoteId: this quote was already used; request a new one');
}

function quoteExpired(): DomainError {
  return new DomainError('quote_expired', 'quoteId: this quote has expired; request a new one');
}
