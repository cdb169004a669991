import { type ApiMerchant, openApiMerchant } from './apiMerchant.ts';
import { type Figures, type Line, measureInTurn, medianFigure, ratioOf } from './comparison.ts';
import type { BenchEnvironment } from './environment.ts';

const SHORT = 10_000;
const LONG = 1_000_000;
const OF_THE_DAY = 350_000;
const ROWS_PER_STATEMENT = 50_000;
/** A request's time in a round is the least of so many, which is what it takes when nothing else disturbs it. */
const REPEATS = 15;

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
 * thousand. The day of the first holds 350,000 live payments, that of the second none.
 */
export async function compareGrowth(
  environment: BenchEnvironment,
  rounds: number,
  progress: (line: string) => void,
): Promise<readonly Line[]> {
  const merchants = { long: await openApiMerchant(environment), short: await openApiMerchant(environment) };
  await store(environment, merchants.short, SHORT, 'test');
  for (let done = 0; done < LONG; done += ROWS_PER_STATEMENT) {
    await store(environment, merchants.long, ROWS_PER_STATEMENT, 'test', done);
    progress(`(k) ${(done + ROWS_PER_STATEMENT).toLocaleString('en')} transactions are stored`);
  }
  await store(environment, merchants.long, OF_THE_DAY, 'prod');
  await environment.sql(environment.databaseUrl, 'vacuum analyze transactions');
  const measured = await measureInTurn(rounds, { both: () => measure(merchants) }, progress);
  const sides = measured.map(({ both }) => ({ long: sideOf(both, 'long'), short: sideOf(both, 'short') }));
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
  return Object.keys(REQUESTS).map((name) => ({
    item: 'k',
    what: `(k) ${name}, of 10⁶ stored ÷ of 10⁴`,
    ratio: ratioOf(sides, 'long', 'short', name),
    goal: { atMost: 1.2 },
    figures: `${medianFigure(sides, 'long', name).toFixed(1)} ms ÷ ${medianFigure(sides, 'short', name).toFixed(1)} ms`,
  }));
}

/** Stores transactions past the service: old ones in the sandbox, and payments of this day in production. */
async function store(
  { sql, databaseUrl }: BenchEnvironment,
  { businessId }: ApiMerchant,
  count: number,
  environment: 'prod' | 'test',
  first = 0,
): Promise<void> {
  await sql(
    databaseUrl,
    `insert into transactions (id, business_id, environment, flow, status, amount_minor, fee_minor, channel, customer,
        description, metadata, merchant_reference, created_at)
      select 'txn_' || $1::text || case $2 when 'prod' then '_day_' else '_' end || number, $1, $2,
          case when $2 = 'test' and (number % 3 = 0) then 'withdrawal' else 'payment' end,
          case when number = 0 and $2 = 'test' then 'REVERSED' when number % 50 = 0 then 'FAILED' else 'COMPLETED' end,
          1, 0, case number when 0 then 'rare' else 'channel_' || number % 10 end, 'ADA OBI', 'An order', '{}',
          'ref-' || number,
          case $2 when 'prod' then now() else now() - interval '800 days' + number * interval '60 seconds' end
        from generate_series($3::integer, $3::integer + $4::integer - 1) number`,
    [businessId, environment, first, count],
  );
}

type Side = 'long' | 'short';

/** The least time of each request in ms, by side and name. The two sides take turns, so that both meet the same machine. */
async function measure(merchants: Readonly<Record<Side, ApiMerchant>>): Promise<Figures> {
  const figures: Record<string, number> = {};
  for (const [name, request] of Object.entries(REQUESTS)) {
    for (let count = 0; count < 2 * REPEATS; count++) {
      const side = count % 2 === 0 ? 'long' : 'short';
      const startedAt = performance.now();
      await request(merchants[side]);
      const key = `${side} ${name}`;
      figures[key] = Math.min(figures[key] ?? Number.POSITIVE_INFINITY, performance.now() - startedAt);
    }
  }
  return figures;
}

function sideOf(both: Figures, side: Side): Figures {
  return Object.fromEntries(
    Object.keys(REQUESTS).map((name) => [name, both[`${side} ${name}`] ?? Number.NaN]),
  );
}
