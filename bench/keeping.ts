import { createEmptyDatabase } from '../drivers/parts.ts';
import { type Database, openDatabase } from '../src/db/core/database.ts';
import { migrate } from '../src/db/core/migrate.ts';
import { rawSql, statement } from '../src/db/core/sql.ts';
import { forgetOldWebhookAttempts } from '../src/db/webhooks/attempts.ts';
import { type Figures, measureInTurn } from './comparison.ts';
import type { BenchEnvironment } from './environment.ts';
import { type Line, lineOf } from './lines.ts';
import type { Run } from './options.ts';

/** How many attempts to deliver webhooks each side has stored. Half of them are old enough to be forgotten. */
const SIZES = {
  full: { short: 150_000, long: 1_000_000 },
  quick: { short: 2_000, long: 20_000 },
};
const ATTEMPTS_OF_A_DELIVERY = 10;

const STORE_SQL = `
  insert into businesses (id, name, email, phone, type, category)
    values ('biz_keeping', 'Keeping', 'keeping@example.com', '', 'company', 'retail');
  insert into webhook_deliveries (id, business_id, environment, event_type, body, status, attempt_count,
      scheduled_attempts, created_at, finished_at)
    select 'msg_' || number, 'biz_keeping', 'test', 'webhook.test', '{}', 'DELIVERED', ${ATTEMPTS_OF_A_DELIVERY},
        ${ATTEMPTS_OF_A_DELIVERY}, now(), now()
      from generate_series(0, :last) number;
  insert into webhook_attempts (delivery_id, number, url, started_at, duration_ms, response_status, response_excerpt)
    select 'msg_' || delivery, attempt, 'https://example.com/hooks',
        case when delivery <= :last / 2 then now() - interval '100 days' else now() end, 20, 500, repeat('x', 200)
      from generate_series(0, :last) delivery, generate_series(1, ${ATTEMPTS_OF_A_DELIVERY}) attempt;
  analyze webhook_attempts`;

/** What the hourly look costs when nothing is old enough: the same, of rows that do not exist. */
const NOTHING_OLD = rawSql(`select ctid from webhook_attempts old
  where started_at < now() - interval '1000 days' limit 10000`);

/**
 * (q): forgetting a batch of old attempts to deliver webhooks, and a look that finds none, with a million of them stored ÷
 * with 150,000.
 */
export async function compareKeeping(
  environment: BenchEnvironment,
  { rounds, size, progress }: Run,
): Promise<readonly Line[]> {
  const sizes = SIZES[size];
  const short = await storeAttempts(environment, 'keeping_short', sizes.short);
  const long = await storeAttempts(environment, 'keeping_long', sizes.long);
  try {
    progress(
      `(q) ${sizes.long.toLocaleString('en')} and ${sizes.short.toLocaleString('en')} attempts are stored`,
    );
    const measured = await measureInTurn(
      rounds,
      { short: () => measure(short), long: () => measure(long) },
      progress,
    );
    const line = (what: string, figure: string) =>
      lineOf(measured, {
        item: 'q',
        what: `(q) ${what}, of ${sizes.long.toLocaleString('en')} stored ÷ of ${sizes.short.toLocaleString('en')}`,
        over: 'long',
        under: 'short',
        figure,
        unit: 'ms',
        goal: { atMost: 1.2 },
      });
    return [
      line('forgetting 10,000 old attempts to deliver webhooks', 'batchMs'),
      line('a look for old attempts that finds none', 'lookMs'),
    ];
  } finally {
    await short.close();
    await long.close();
  }
}

async function storeAttempts(
  { databaseUrl, sql }: BenchEnvironment,
  name: string,
  attempts: number,
): Promise<Database> {
  const url = await createEmptyDatabase(databaseUrl, name);
  await migrate(url);
  const last = attempts / ATTEMPTS_OF_A_DELIVERY - 1;
  await sql(url, STORE_SQL.replaceAll(':last', String(last)));
  return openDatabase(url, { poolSize: 1 });
}

async function measure(database: Database): Promise<Figures> {
  const startedAt = performance.now();
  const forgotten = await forgetOldWebhookAttempts(database);
  const batchMs = performance.now() - startedAt;
  if (forgotten === 0) throw new Error('There are not enough old attempts for all rounds.');
  const looks = [];
  for (let look = 0; look < LOOKS; look++) {
    const lookedAt = performance.now();
    await database.run(statement('bench.lookForNothing')`${NOTHING_OLD}`);
    looks.push(performance.now() - lookedAt);
  }
  return { batchMs, lookMs: Math.min(...looks) };
}

/** The least of so many is what a look takes when nothing else disturbs it. */
const LOOKS = 10;
