import { type ApiMerchant, openApiMerchant } from './apiMerchant.ts';
import { type Figures, measureInTurn, medianFigure } from './comparison.ts';
import type { BenchEnvironment } from './environment.ts';
import { type Line, lineOf } from './lines.ts';
import type { Run } from './options.ts';

/** How many transactions each merchant has stored, and how many live payments of this day. */
const SIZES = {
  full: {
    short: { stored: 10_000, ofTheDay: 0 },
    middle: { stored: 100_000, ofTheDay: 35_000 },
    long: { stored: 1_000_000, ofTheDay: 350_000 },
  },
  quick: {
    short: { stored: 100, ofTheDay: 0 },
    middle: { stored: 1_000, ofTheDay: 350 },
    long: { stored: 10_000, ofTheDay: 3_500 },
  },
};
type Side = keyof typeof SIZES.full;
const SIDES: readonly Side[] = ['short', 'middle', 'long'];
const ROWS_PER_STATEMENT = 50_000;
/** A request's time in a round is the least of so many, which is what it takes when nothing else disturbs it. */
const REPEATS = { full: 15, quick: 3 };

const STORE_SQL = `insert into transactions (id, business_id, environment, flow, status, amount_minor, fee_minor, channel, customer,
    description, metadata, merchant_reference, created_at)
  select 'txn_' || $1::text || case $2 when 'prod' then '_day_' else '_' end || number, $1, $2,
      case when $2 = 'test' and (number % 3 = 0) then 'withdrawal' else 'payment' end,
      case when number = 0 and $2 = 'test' then 'REVERSED' when number % 50 = 0 then 'FAILED' else 'COMPLETED' end,
      1, 0, case number when 0 then 'rare' else 'channel_' || number % 10 end, 'ADA OBI', 'An order', '{}',
      'ref-' || number,
      case $2 when 'prod' then now() else now() - interval '800 days' + number * interval '60 seconds' end
    from generate_series($3::integer, $4::integer) number`;

/** What is asked for: each with its own figure in the table. Row 0 is the oldest, and its values occur in no other. */
const REQUESTS = {
  'GET /me': (merchant) => merchant.call('GET', '/me'),
  'the list': (merchant) => merchant.call('GET', '/transactions?limit=100'),
  'the list by status': (merchant) => merchant.call('GET', '/transactions?limit=100&status=REVERSED'),
  'the list by channel': (merchant) => merchant.call('GET', '/transactions?limit=100&channel=rare'),
  'the list by reference': (merchant) => merchant.call('GET', '/transactions?limit=100&reference=ref-0'),
  'the details': (merchant) => merchant.call('GET', `/transactions/${oldestOf(merchant)}`),
  'a payment': (merchant) => pay(merchant, 'test'),
  'a live payment, of a day': (merchant) => pay(merchant, 'prod'),
} satisfies Record<string, (merchant: ApiMerchant) => Promise<unknown>>;

const oldestOf = ({ businessId }: ApiMerchant) => `txn_${businessId}_0`;
const pay = (merchant: ApiMerchant, environment: 'prod' | 'test') =>
  merchant.call(
    'POST',
    '/payment/process',
    { businessId: merchant.businessId, amount: 100, serviceType: 'till' },
    environment,
  );

/**
 * (k): the time that each request of a merchant with a million stored transactions takes ÷ the same of one with ten
 * thousand. The day of the first holds 350,000 live payments, that of the second none. A third merchant between the two
 * makes a curve of it.
 */
export async function compareGrowth(
  environment: BenchEnvironment,
  { rounds, size, progress }: Run,
): Promise<readonly Line[]> {
  const sizes = SIZES[size];
  const merchants = {
    short: await openApiMerchant(environment),
    middle: await openApiMerchant(environment),
    long: await openApiMerchant(environment),
  };
  for (const side of SIDES) {
    const { stored, ofTheDay } = sizes[side];
    await store(environment, merchants[side], { environment: 'test', count: stored });
    await store(environment, merchants[side], { environment: 'prod', count: ofTheDay });
    progress(`(k) a merchant has ${stored.toLocaleString('en')} transactions`);
  }
  await environment.sql(environment.databaseUrl, 'vacuum analyze transactions');
  const measured = await measureInTurn(rounds, { all: () => measure(merchants, REPEATS[size]) }, progress);
  // They have no transfers in the ledger, which is verified at the end.
  const businesses = Object.values(merchants).map(({ businessId }) => businessId);
  for (const statement of [
    `delete from transactions where business_id = any($1) and id like 'txn_biz%'`,
    'delete from daily_totals where business_id = any($1)',
    `insert into daily_totals
      select business_id, environment, day_in_lagos(created_at), flow, count(*), sum(amount_minor), sum(fee_minor)
        from transactions where business_id = any($1) and status = 'COMPLETED' group by 1, 2, 3, 4`,
  ]) {
    await environment.sql(environment.databaseUrl, statement, [businesses]);
  }
  const sides = measured.map(({ all }) => ({
    short: sideOf(all, 'short'),
    middle: sideOf(all, 'middle'),
    long: sideOf(all, 'long'),
  }));
  const storedText = (side: Side) => sizes[side].stored.toLocaleString('en');
  return Object.keys(REQUESTS).map((name) =>
    lineOf(sides, {
      item: 'k',
      what: `(k) ${name}, of ${storedText('long')} stored ÷ of ${storedText('short')}`,
      over: 'long',
      under: 'short',
      figure: name,
      unit: 'ms',
      goal: { atMost: 1.2 },
      curve: {
        name,
        points: SIDES.map((side) => ({ x: sizes[side].stored, y: medianFigure(sides, side, name) })),
      },
    }),
  );
}

/** Stores transactions past the service: old ones in the sandbox, or payments of this day in production. */
async function store(
  { sql, databaseUrl }: BenchEnvironment,
  { businessId }: ApiMerchant,
  { environment, count }: { readonly environment: 'prod' | 'test'; readonly count: number },
): Promise<void> {
  for (let first = 0; first < count; first += ROWS_PER_STATEMENT) {
    const last = Math.min(first + ROWS_PER_STATEMENT, count) - 1;
    await sql(databaseUrl, STORE_SQL, [businessId, environment, first, last]);
  }
}

/** The least time of each request in ms, by side and name. The sides take turns, so that all meet the same machine. */
async function measure(merchants: Readonly<Record<Side, ApiMerchant>>, repeats: number): Promise<Figures> {
  const figures: Record<string, number> = {};
  for (const [name, request] of Object.entries(REQUESTS)) {
    for (let count = 0; count < SIDES.length * repeats; count++) {
      const side = SIDES[count % SIDES.length] ?? 'short';
      const startedAt = performance.now();
      await request(merchants[side]);
      const key = `${side} ${name}`;
      figures[key] = Math.min(figures[key] ?? Number.POSITIVE_INFINITY, performance.now() - startedAt);
    }
  }
  return figures;
}

function sideOf(all: Figures, side: Side): Figures {
  return Object.fromEntries(
    Object.keys(REQUESTS).map((name) => [name, all[`${side} ${name}`] ?? Number.NaN]),
  );
}
