import type { PlantedBug } from './bug.ts';

const PRICING = 'src/domain/ledger/pricing.ts';
const CHARGES = 'src/domain/ledger/charges.ts';
const STATEMENT = 'src/db/ledger/statement.ts';
const JOIN = 'src/domain/ledger/statement.ts';
const STORE = 'src/db/ledger/ledgerStore.ts';
const SESSION_SALE = 'src/domain/orders/sessionSale.ts';
const SESSION_SALES = 'src/db/usdt/sessionSales.ts';
const QUOTES = 'src/db/orders/usdtQuotes.ts';
const SALES = 'src/api/usdtSales/useCases.ts';
const LINKS = 'src/db/usdt/paymentLinks.ts';
const LINK_RULE = 'src/domain/usdt/paymentLink.ts';
const PAYMENTS = 'src/db/orders/payments.ts';
const CREDITS = 'src/activities/orders/vendorCredits.ts';
const LEDGER_SCHEMA = 'src/db/migrations/0003_ledger.sql';
const ORDER_SCHEMA = 'src/db/migrations/0004_orders.sql';
const USDT_SCHEMA = 'src/db/migrations/0005_usdt.sql';

const FEES = 'test/domain/ledger/fees.test.ts';
const CHARGE_RULES = 'test/domain/ledger/charges.test.ts';
const STATEMENTS = 'test/db/ledger/statement.test.ts';
const JOINS = 'test/domain/ledger/statement.test.ts';
const LIMITS = 'test/db/ledger/dailyLimits.test.ts';
const PRICING_RULES = 'test/domain/ledger/pricing.test.ts';
const SALE_ROWS = 'test/db/orders/usdtSales.test.ts';
const SESSION_SALE_RULES = 'test/domain/orders/sessionSale.test.ts';
const SESSION_SALE_ROWS = 'test/db/usdt/sessionSales.test.ts';
const LINK_RULES = 'test/domain/usdt/paymentLink.test.ts';
const PAYMENT_ROWS = 'test/db/orders/payments.test.ts';
const CREDIT_ROWS = 'test/activities/vendorCredits.test.ts';

const QUOTE_USED_TWICE = {
  file: SALES,
  text: `  if (quote.isUsed) throw quoteUsed();`,
  replacement: ``,
};
const SOLD_TWICE = {
  file: SESSION_SALES,
  text: `        where sale.payment_id = \${paymentId} and sale.status = 'PENDING' for update of sale skip locked\`,`,
  replacement: `        where sale.payment_id = \${paymentId} for update of sale skip locked\`,`,
};

/** Bugs of fees, limits, statements, sales, payments and payment links. */
export const MONEY_BUGS: readonly PlantedBug[] = [
  // Fees.
  {
    name: 'the fee of the next tier begins one kobo early',
    file: PRICING,
    text: `each.upToMinor === null || amountMinor <= each.upToMinor);`,
    replacement: `each.upToMinor === null || amountMinor < each.upToMinor);`,
    tests: [FEES],
  },
  {
    name: 'stamp duty begins one kobo late',
    file: CHARGES,
    text: `transferredMinor >= dutyRate.atLeastMinor) {`,
    replacement: `transferredMinor > dutyRate.atLeastMinor) {`,
    tests: [CHARGE_RULES],
  },
  {
    name: 'stamp duty of a sale follows from what it is worth before the fee',
    file: CHARGES,
    text: `  const transferredMinor = isTakenOff ? amountMinor - paidByMerchantMinor(charges) : amountMinor;`,
    replacement: `  const transferredMinor = isTakenOff ? amountMinor : amountMinor;`,
    tests: [CHARGE_RULES],
  },
  {
    name: 'VAT is rounded down',
    file: CHARGES,
    text: `  return (2n * feeMinor * basisPoints + BASIS_POINTS) / (2n * BASIS_POINTS);`,
    replacement: `  return (2n * feeMinor * basisPoints) / (2n * BASIS_POINTS);`,
    tests: [CHARGE_RULES],
  },
  {
    name: 'a reversal gives the items of a fee back as if it charged them',
    file: CHARGES,
    text: `({ ...charge, amountMinor: -charge.amountMinor }));`,
    replacement: `({ ...charge, amountMinor: charge.amountMinor }));`,
    tests: [CHARGE_RULES],
  },
  // Limits.
  {
    name: 'the use that reaches a daily limit is refused',
    file: LEDGER_SCHEMA,
    text: `    if used_count > most_uses[number] or used_minor > most_minor[number] then`,
    replacement: `    if used_count > most_uses[number] or used_minor >= most_minor[number] then`,
    tests: [LIMITS],
  },
  {
    name: 'a notice of a limit is sent with each use',
    file: PRICING,
    text: `  return isNearLimit(used, most) && !isNearLimit(before, most);`,
    replacement: `  return isNearLimit(used, most) && (!isNearLimit(before, most) || used.count > 1n);`,
    tests: [PRICING_RULES],
  },
  {
    name: 'a changed second factor does not hold payouts once an account was changed',
    file: PRICING,
    text: `  const untilMs = Math.max(accountChangedAtMs, accessChangedAtMs) + holdMs;`,
    replacement: `  const untilMs = (Number.isFinite(accountChangedAtMs) ? accountChangedAtMs : accessChangedAtMs) + holdMs;`,
    tests: [PRICING_RULES],
  },
  {
    name: 'uses of several limits are counted in any order',
    file: STORE,
    text: `  const ordered = uses.toSorted((one, other) => (one.limit < other.limit ? -1 : 1));`,
    replacement: `  const ordered = uses.toSorted(() => 0);`,
    tests: [LIMITS],
  },
  // Statement and balances.
  {
    name: 'a page of a statement begins with the last entry of the page before',
    file: STATEMENT,
    text: `                where account_id = account.id and sequence > account.after`,
    replacement: `                where account_id = account.id and sequence >= greatest(account.after, 1)`,
    tests: [STATEMENTS],
  },
  {
    name: 'a statement ends while money on hold is still moving',
    file: STATEMENT,
    text: `    statement('statement.completeHeld')\`
      with wallet as (\${walletSql(wallet)}) select ledger.complete_until(held_id) from wallet\`,`,
    replacement: `    statement('statement.completeHeld')\`
      with wallet as (\${walletSql(wallet)}) select held_id from wallet\`,`,
    tests: [STATEMENTS],
  },
  {
    name: 'a statement ends later than now',
    file: STATEMENT,
    text: `        select *, least(\${to}::timestamptz, \${now}::timestamptz) as until from`,
    replacement: `        select *, least(\${to}::timestamptz, \${now}::timestamptz + interval '1 hour') as until from`,
    tests: [STATEMENTS],
  },
  {
    name: 'a page of a statement says that nothing follows while money on hold does',
    file: JOIN,
    text: `  const hasMore = availableTold < entries.available.length || heldTold < entries.held.length;`,
    replacement: `  const hasMore = availableTold < entries.available.length;`,
    tests: [JOINS],
  },
  {
    name: 'a movement of one account is told before those that it follows',
    file: JOIN,
    text: `    ofHeld.isOfBoth || (!ofAvailable.isOfBoth && ofAvailable.transferId < ofHeld.transferId);`,
    replacement: `    !ofAvailable.isOfBoth && ofAvailable.transferId < ofHeld.transferId;`,
    tests: [JOINS],
  },
  {
    name: 'a repayment of a debt does not change it in the statement',
    file: JOIN,
    text: `= new Set(['debt_incurred', 'debt_repayment']);`,
    replacement: `= new Set(['debt_incurred']);`,
    tests: [JOINS],
  },
  {
    name: 'the balance of the sandbox is shown as that of production',
    file: STORE,
    text: `          where business_id = \${businessId} and environment = \${environment} and asset = \${asset} and shard = 0\`,
    );
    const balanceOf`,
    replacement: `          where business_id = \${businessId} and \${environment}::text is not null and asset = \${asset} and shard = 0
          order by environment desc\`,
    );
    const balanceOf`,
    tests: ['test/db/ledger/ledgerStore.test.ts'],
  },
  // Sales and quotes.
  {
    // With its constraint, whose error says the same, it has no effect.
    name: 'a quote is used twice, and the database lets it',
    ...QUOTE_USED_TWICE,
    also: [
      {
        file: ORDER_SCHEMA,
        text: `  constraint usdt_quote_used_once unique (quote_id)`,
        replacement: `  constraint usdt_quote_used_once unique (quote_id, id)`,
      },
    ],
    tests: [SALE_ROWS],
  },
  {
    name: 'a quote of another merchant is read',
    file: QUOTES,
    text: `        where id = \${quoteId} and business_id = \${owner.businessId} and environment = \${owner.environment}\`,`,
    replacement: `        where id = \${quoteId} and \${owner.businessId}::text is not null and environment = \${owner.environment}\`,`,
    tests: [SALE_ROWS],
  },
  {
    name: 'the rate of a session holds above the market',
    file: SESSION_SALE,
    text: `    price.rateScaled <= live.marketRateScaled &&`,
    replacement: `    price.rateScaled > 0n &&`,
    tests: [SESSION_SALE_RULES],
  },
  {
    name: 'the rate of a session holds for more than it asked for',
    file: SESSION_SALE,
    text: `    amountMinor * BASIS_POINTS <= mostMinor &&`,
    replacement: `    amountMinor * BASIS_POINTS <= 2n * mostMinor &&`,
    tests: [SESSION_SALE_RULES],
  },
  { name: 'a session that was sold is sold again', ...SOLD_TWICE, tests: [SESSION_SALE_ROWS] },
  {
    name: 'a session that was sold is sold again, and the database lets it',
    ...SOLD_TWICE,
    also: [
      {
        file: USDT_SCHEMA,
        text: `create trigger check_session_sale before update on session_sales
  for each row`,
        replacement: `create trigger check_session_sale before update on session_sales
  for each row when (false)`,
      },
    ],
    tests: [SESSION_SALE_ROWS],
  },
  {
    name: 'a sale of a session that failed is tried again at once by every process',
    file: SESSION_SALES,
    text: `      update session_sales set due_at = now() + \${RETRY_SECONDS}::integer * interval '1 second'`,
    replacement: `      update session_sales set due_at = now() + 0 * \${RETRY_SECONDS}::integer * interval '1 second'`,
    tests: [SESSION_SALE_ROWS],
  },
  // Recorded payments and incoming ones.
  {
    name: 'the second of two equal payments is answered as recorded',
    file: PAYMENTS,
    text: `    if (rows.has(name)) outcomes[number] = 'deferred';`,
    replacement: `    if (rows.has(name)) outcomes[number] = 'recorded';`,
    tests: [PAYMENT_ROWS],
  },
  {
    name: 'an announcement that came during a check is taken for read',
    file: CREDITS,
    text: `      updatesRead: Math.max(attempt.updatesRead, before.updatesReceived),`,
    replacement: `      updatesRead: Math.max(attempt.updatesRead, credit.updatesReceived),`,
    tests: [CREDIT_ROWS],
  },
  // Payment links.
  {
    name: 'the largest amount of a link is refused',
    file: LINK_RULE,
    text: `maxAmountMinor !== undefined && namedMinor > maxAmountMinor;`,
    replacement: `maxAmountMinor !== undefined && namedMinor >= maxAmountMinor;`,
    tests: [LINK_RULES],
  },
  {
    name: 'a link that is full takes one session more of each network',
    file: LINK_RULE,
    text: `  return free > 0 && ofNetwork <=`,
    replacement: `  return free >= 0 && ofNetwork <=`,
    tests: [LINK_RULES],
  },
  {
    name: 'a link of another merchant is changed',
    file: LINKS,
    text: `    const own = { id, businessId, environment };`,
    replacement: `    const own = businessId === '' ? { id, businessId, environment } : { id, environment };`,
    tests: ['test/db/usdt/paymentLinks.test.ts'],
  },
];
