import type { PlantedBug } from './bug.ts';

const SETTLEMENT = 'src/db/usdt/sessionSettlement.ts';
const RULE = 'src/domain/usdt/usdtSession.ts';
const REFUNDS = 'src/db/usdt/refunds.ts';
const DEPOSITS = 'src/db/usdt/deposits.ts';
const SCHEMA = 'src/db/migrations/0005_usdt.sql';

const ROWS = 'test/db/usdt/sessionSettlement.test.ts';
const RULES = 'test/domain/usdt/usdtSession.test.ts';
const PROPERTIES = 'test/properties/usdtSession.test.ts';
const REFUND_ROWS = 'test/activities/usdt/refundsAndLosses.test.ts';

const NO_LOCK = {
  file: SETTLEMENT,
  text: `  const before = await findUsdtSession(runner, paymentId, { lock: true });
  if (!before)`,
  replacement: `  const before = await findUsdtSession(runner, paymentId);
  if (!before)`,
};
const NO_LOCK_OF_DEPOSIT = {
  file: REFUNDS,
  text: '      order by network, tx_id, log_index for update`,',
  replacement: '      order by network, tx_id, log_index`,',
};
const NO_LOCK_OF_REFUND = {
  file: REFUNDS,
  text: `      select \${COLUMNS} from crypto_refunds refund where id = \${refundId} for update\`,`,
  replacement: `      select \${COLUMNS} from crypto_refunds refund where id = \${refundId}\`,`,
};
const SECOND_SWEEP = {
  file: SETTLEMENT,
  text: `const sweep = retriesSweep && known.sweep === 'failed' ? 'none' : known.sweep;`,
  replacement: `const sweep = retriesSweep ? 'none' : known.sweep;`,
};
const ANY_SESSION = {
  file: REFUNDS,
  text: `where id = \${paymentId} and business_id = \${businessId} and environment = \${environment} for share`,
  replacement: `where id = \${paymentId} and \${businessId}::text is not null and environment = \${environment} for share`,
};

/** Bugs of USDT sessions, their deposits and refunds. */
export const SESSION_BUGS: readonly PlantedBug[] = [
  // Locks, and what is read under them.
  { name: 'the lock of a session is not taken', ...NO_LOCK, tests: [ROWS] },
  {
    name: 'the lock of a session is not taken, and the database lets an ended one change',
    ...NO_LOCK,
    also: [
      {
        file: SCHEMA,
        text: `  if old.status in ('SETTLED', 'FAILED') then
    raise exception 'Crypto payment % is % already.'`,
        replacement: `  if false then
    raise exception 'Crypto payment % is % already.'`,
      },
    ],
    tests: [ROWS],
  },
  {
    name: 'the facts of a session are read before its lock is there',
    file: SETTLEMENT,
    text: `  const before = await findUsdtSession(runner, paymentId, { lock: true });
  if (!before) throw new DomainError('not_found', 'payment not found');
  const known = await readFacts(runner, before);`,
    replacement: `  const seen = await findUsdtSession(runner, paymentId);
  if (!seen) throw new DomainError('not_found', 'payment not found');
  const known = await readFacts(runner, seen);
  const before = await findUsdtSession(runner, paymentId, { lock: true });
  if (!before) throw new DomainError('not_found', 'payment not found');`,
    tests: [ROWS],
  },
  // Deposits.
  {
    name: 'a sighting of dust counts',
    file: SETTLEMENT,
    text: ` and amount_minor >= \${DUST_FLOOR_MINOR}::bigint) as sighted_minor,`,
    replacement: ` and \${DUST_FLOOR_MINOR}::bigint > 0) as sighted_minor,`,
    tests: [ROWS],
  },
  {
    name: 'the end of a session credits what was set aside',
    file: SETTLEMENT,
    text: `        where payment_id = \${payment.paymentId} and status = 'RECEIVED'\`,`,
    replacement: `        where payment_id = \${payment.paymentId} and status in ('RECEIVED', 'UNEXPECTED')\`,`,
    tests: [ROWS],
  },
  {
    name: 'what came late to a complete session is not set aside',
    file: SETTLEMENT,
    text: `  if (further.length > 0) await setAside(runner, paymentId, further);`,
    replacement: `  if (further.length > 1) await setAside(runner, paymentId, further);`,
    tests: [ROWS],
  },
  {
    name: 'a deposit that no session expected is credited twice',
    file: DEPOSITS,
    text: `      if (deposit.status !== 'UNEXPECTED') return { deposit, refused: \`It is \${deposit.status} already.\` };`,
    replacement: `      if (deposit.status === 'CREDITED') return { deposit, refused: \`It is \${deposit.status} already.\` };`,
    tests: ['test/db/usdt/deposits.test.ts'],
  },
  {
    name: 'deposits of a contract that may be the new USDT are dismissed together with others',
    file: DEPOSITS,
    text: ` and not \${SUCCESSOR_SQL}
            order by network`,
    replacement: `
            order by network`,
    tests: ['test/db/usdt/deposits.test.ts'],
  },
  // Moments.
  {
    name: 'a session expires before the chain was read so far',
    file: RULE,
    text: `    if (knownUntilMs >= expiresAtMs) return verdict('EXPIRED');`,
    replacement: `    if (nowMs >= expiresAtMs) return verdict('EXPIRED');`,
    tests: [RULES, PROPERTIES],
  },
  {
    name: 'the grace of a session ends before the chain was read so far',
    file: RULE,
    text: `      if (knownUntilMs < graceEndsAtMs) {`,
    replacement: `      if (nowMs < graceEndsAtMs) {`,
    tests: [RULES, PROPERTIES],
  },
  {
    name: 'a deposit at the last moment is late',
    file: RULE,
    text: `first.blockTimeMs > expiresAtMs + policy.lateWindowMs) return deposits;`,
    replacement: `first.blockTimeMs >= expiresAtMs + policy.lateWindowMs) return deposits;`,
    tests: [RULES],
  },
  {
    name: 'a top-up at the last moment is late',
    file: RULE,
    text: `  return topUps.filter(({ blockTimeMs }) => blockTimeMs > topUpsUntilMs);`,
    replacement: `  return topUps.filter(({ blockTimeMs }) => blockTimeMs >= topUpsUntilMs);`,
    tests: [RULES],
  },
  {
    name: 'the cursor of a network that is no longer used tells how far the chain was read',
    file: SETTLEMENT,
    text: `where environment = \${environment} order by updated_at desc limit 1) as read_until_ms`,
    replacement: `where environment = \${environment} order by updated_at limit 1) as read_until_ms`,
    tests: [ROWS],
  },
  // Decisions.
  {
    name: 'a merchant credits money that cannot be moved',
    file: RULE,
    text: `      return by === 'operator' || reviewReason !== 'sweep_failed';`,
    replacement: `      return by === 'operator' || reviewReason !== undefined;`,
    tests: [RULES],
  },
  {
    name: 'a session is ended while a payment to it is on its way',
    file: RULE,
    text: `  return status === 'AWAITING_DEPOSIT' && deposits.length === 0 && sightedMinor === 0n;`,
    replacement: `  return status === 'AWAITING_DEPOSIT' && deposits.length === 0 && sightedMinor >= 0n;`,
    tests: [RULES],
  },
  {
    name: 'a decision made before a sweep credits money that the sweep cannot move',
    file: SETTLEMENT,
    text: `  const acceptsUnswept = reviewReason === 'sweep_failed';`,
    replacement: `  const acceptsUnswept = true;`,
    tests: [ROWS],
  },
  {
    name: 'the key of a decision is not remembered',
    file: SETTLEMENT,
    text: `  if (idempotency) await storeIdempotencyKey(runner, idempotency, paymentId);`,
    replacement: `  if (!idempotency) await Promise.resolve(storeIdempotencyKey);`,
    tests: [ROWS],
  },
  {
    name: 'the workflow of a session is not told what its merchant decided',
    file: SETTLEMENT,
    text: `  if (hasChanged && tellsFlow) starts.push(usdtSessionNews(payment));`,
    replacement: `  if (!hasChanged && tellsFlow) starts.push(usdtSessionNews(payment));`,
    tests: [ROWS],
  },
  {
    name: 'the platform bears no fee of the token',
    file: RULE,
    text: `waitsForSweep && policy.tokenFeeBorneBy === 'merchant' && facts.sweep === 'done';`,
    replacement: `waitsForSweep && facts.sweep === 'done';`,
    tests: [RULES],
  },
  // Sweeps of sessions.
  {
    name: 'a second sweep begins while the first is under way',
    ...SECOND_SWEEP,
    tests: [ROWS],
  },
  {
    name: 'a second sweep begins while the first is under way, and the database lets it',
    ...SECOND_SWEEP,
    also: [
      {
        file: SCHEMA,
        text: `create unique index crypto_sweep_one_at_work`,
        replacement: `create index crypto_sweep_one_at_work`,
      },
    ],
    tests: [ROWS],
  },
  {
    name: 'an operator sweeps a session that is not over',
    file: SETTLEMENT,
    text: `    if (!isOver(payment.status)) {`,
    replacement: `    if (payment.status === 'AWAITING_DEPOSIT') {`,
    tests: [ROWS],
  },
  // What merchants see.
  // Refunds.
  { name: 'the deposit of a refund is not locked', ...NO_LOCK_OF_DEPOSIT, tests: [REFUND_ROWS] },
  {
    name: 'the deposit of a refund is not locked, and the database lets refunds exceed it',
    ...NO_LOCK_OF_DEPOSIT,
    also: [
      {
        file: SCHEMA,
        text: `  if refunded + new.amount_minor > deposit.amount_minor then`,
        replacement: `  if false then`,
      },
    ],
    tests: [REFUND_ROWS],
  },
  {
    name: 'a merchant refunds a session of another merchant',
    ...ANY_SESSION,
    tests: [REFUND_ROWS],
  },
  {
    name: 'a merchant refunds a session of another merchant, and the database lets it',
    ...ANY_SESSION,
    also: [
      {
        file: SCHEMA,
        text: `  if (deposit.payment_id, deposit.business_id, deposit.environment)
    is distinct from (new.payment_id, new.business_id, new.environment) then
    raise exception 'Refund % is of the deposit`,
        replacement: `  if false then
    raise exception 'Refund % is of the deposit`,
      },
    ],
    tests: [REFUND_ROWS],
  },
  {
    name: 'a canceled refund still counts',
    file: REFUNDS,
    text: `              and refund.deposit_log_index = deposit.log_index and refund.status <> 'CANCELED') as refunded_minor,`,
    replacement: `              and refund.deposit_log_index = deposit.log_index) as refunded_minor,`,
    tests: [REFUND_ROWS],
  },
  {
    name: 'the lock of a refund is not taken',
    ...NO_LOCK_OF_REFUND,
    tests: [REFUND_ROWS],
  },
  {
    name: 'the lock of a refund is not taken, and the database lets an ended one change',
    ...NO_LOCK_OF_REFUND,
    also: [
      {
        file: SCHEMA,
        text: `  for each row when (to_jsonb(new) - '{reason,merchant_reference,cancel_reason}'::text[]
    is distinct from to_jsonb(old)`,
        replacement: `  for each row when (false and to_jsonb(new) - '{reason,merchant_reference,cancel_reason}'::text[]
    is distinct from to_jsonb(old)`,
      },
    ],
    tests: [REFUND_ROWS],
  },
];
