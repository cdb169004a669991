import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { countUndecidedFlows } from '../../../src/db/orders/undecidedFlows.ts';
import { countUnexpectedDeposits } from '../../../src/db/usdt/deposits.ts';
import { runAdminOn } from '../../support/admin.ts';
import { startTestService, type TestService } from '../../support/service.ts';
import { USDT } from '../../support/tronScene.ts';

/** Lists of operators that are longer than a page: live money is on the first one, and what is not shown is counted. */
let service: TestService;
beforeAll(async () => {
  service = await startTestService({ role: 'api' });
  await service.ownerSql(
    `insert into crypto_payments (id, business_id, environment, status, review_reason, amount_expected_minor,
        amount_received_minor, address_index, deposit_address, metadata, policy, expires_at, created_at, updated_at)
      select 'cp_' || environment || n, $1, environment, 'MANUAL_REVIEW', 'late', 25000000, n * 1000000, n, 'T' || environment || n,
          '{}', '{}', now() + interval '1 hour', now() - n * interval '1 minute', now()
        from unnest(array['prod', 'test']) environment, generate_series(1, 12) n`,
    [service.merchant.businessId],
  );
});
afterAll(() => service?.stop());

const admin = (...args: string[]) => runAdminOn(service, args);
const json = async (...args: string[]) => JSON.parse((await admin(...args, '--json')).out);
const decision = ['--reason', 'Sandbox leftovers.', '--operator', 'ngozi'];

async function deposit(
  environment: string,
  from: number,
  { count = 1, usdt = '1', reason = 'session_over' } = {},
): Promise<void> {
  await service.ownerSql(
    `insert into chain_deposits (network, tx_id, log_index, environment, payment_id, business_id, block_number, block_time,
        contract, from_address, amount_minor, status, reason)
      select 'nile', lpad(to_hex(n), 64, '0'), 0, $1, 'cp_' || $1 || '1', $2, n, now() - n * interval '1 minute',
          $3, 'TMwFHYXLJaRUPeW6421aqXL4ZEzPRFGkGT', $4::numeric * 1000000, 'UNEXPECTED', $5
        from generate_series($6::int, $6::int + $7::int - 1) n`,
    [environment, service.merchant.businessId, USDT, usdt, reason, from, count],
  );
}

describe('unexpected deposits', () => {
  beforeAll(async () => {
    await deposit('test', 1, { count: 1_010, usdt: '5000' });
    // The small one has waited for longer.
    await deposit('prod', 2_001, { usdt: '500' });
    await deposit('prod', 2_002, { usdt: '20' });
    await deposit('prod', 2_003, { usdt: '9999999', reason: 'wrong_token' });
  });

  it('of the sandbox, however many, do not hide a live one; large comes before small', async () => {
    const { deposits, total } = await json('crypto', 'deposits', 'unexpected');
    expect(total).toEqual({ deposits: 1_013 });
    expect(deposits).toHaveLength(1_000);
    expect(deposits.slice(0, 4)).toMatchObject([
      { environment: 'prod', amount: '500', asset: 'USDT' },
      { environment: 'prod', amount: '20', asset: 'USDT' },
      { environment: 'prod', reason: 'wrong_token' },
      { environment: 'test', amount: '5000' },
    ]);
    const { out } = await admin('crypto', 'deposits', 'unexpected');
    expect(out).toMatch(/\n1,000 of 1,013 deposits; the next: --page 2\.\n$/);
  });

  it('are counted for alerts, by environment and asset', async () => {
    expect(await countUnexpectedDeposits(service.database)).toEqual([
      { environment: 'prod', asset: 'USDT', waiting: 2 },
      { environment: 'prod', asset: 'other', waiting: 1 },
      { environment: 'test', asset: 'USDT', waiting: 1_010 },
      { environment: 'test', asset: 'other', waiting: 0 },
    ]);
    const scrape = await (await fetch(`${service.apiUrl}/metrics`)).text();
    expect(scrape).toContain('mp_crypto_deposits_waiting{environment="prod",asset="USDT"} 2\n');
  });

  it('are not those that are refunded, until the refund is canceled', async () => {
    const refund = (sql: string) =>
      service.ownerSql(`${sql} where deposit_tx_id = lpad(to_hex(2001), 64, '0')`);
    const liveUsdt = async () => {
      const counted = await countUnexpectedDeposits(service.database);
      const { deposits, total } = await json('crypto', 'deposits', 'unexpected', '--env', 'prod');
      return [counted[0]?.waiting, deposits[0].amount, total.deposits];
    };
    await service.ownerSql(
      `insert into crypto_refunds (id, business_id, environment, payment_id, network, deposit_tx_id, deposit_log_index,
          source, amount_minor, address, reason, requested_by)
        select 'rfd_1', business_id, environment, payment_id, network, tx_id, log_index, 'deposit', 1000000,
            'T9yZXXENpbqxic72funvcNeQuM4bnKkDAS', 'Paid twice.', business_id
          from chain_deposits where tx_id = lpad(to_hex(2001), 64, '0')`,
    );
    expect(await liveUsdt()).toEqual([1, '20', 2]);
    await refund(`update crypto_refunds set status = 'CANCELED', cancel_reason = 'Not asked for.', ended_by = 'tunde',
      ended_at = now()`);
    expect(await liveUsdt()).toEqual([2, '500', 3]);
  });

  it('are paged, and filtered by environment, without losing any', async () => {
    const ids = new Set<string>();
    for (const page of ['1', '2', '3']) {
      const { deposits } = await json('crypto', 'deposits', 'unexpected', '--page', page, '--limit', '400');
      for (const { txId } of deposits) ids.add(txId);
    }
    expect(ids.size).toBe(1_013);
    const last = await admin('crypto', 'deposits', 'unexpected', '--page', '3', '--limit', '400');
    expect(last.out).toMatch(/\n213 of 1,013 deposits\.\n$/);
    const live = await json('crypto', 'deposits', 'unexpected', '--env', 'prod');
    expect([live.deposits.length, live.total]).toEqual([3, { deposits: 3 }]);
  });

  it('are the first of their kind in attention, which counts all', async () => {
    const { waiting, total } = await json('attention', '--limit', '30');
    expect(total).toBe(24 + 1_013);
    expect(waiting.slice(0, 16).map(({ environment }: { environment: string }) => environment)).toEqual([
      ...Array.from({ length: 15 }, () => 'prod'),
      'test',
    ]);
    expect(waiting[12]).toMatchObject({ what: 'unexpected deposit', amount: '500' });
    expect((await admin('attention', '--limit', '30')).out).toMatch(/\n30 of 1,037; the next: --page 2\.\n$/);
    const pages = await Promise.all(
      ['1', '2'].map((page) => json('attention', '--limit', '600', '--page', page)),
    );
    const [first, second] = pages.map((page) => page.waiting.map((each: object) => JSON.stringify(each)));
    expect(new Set([...first, ...second]).size).toBe(1_037);
  });

  it('are dismissed at once by a filter, each on record, and nothing beside them', async () => {
    const all = ['crypto', 'deposits', 'dismiss-all'];
    // Of another token, however little: an amount in USDT says nothing of it.
    await deposit('prod', 3_001, { reason: 'wrong_token' });
    await deposit('test', 3_002, { reason: 'wrong_token' });
    expect((await admin(...all, '--env', 'prod', ...decision)).err).toContain(
      'Live USDT is dismissed together only',
    );
    expect((await admin(...all, ...decision)).err).toContain('--environment');
    expect((await admin(...all, '--env', 'prod', '--below', '21', ...decision)).out).toBe('Dismissed: 1.\n');
    expect((await admin(...all, '--env', 'prod', '--only', 'wrong_token', ...decision)).out).toBe(
      'Dismissed: 2.\n',
    );
    expect((await admin(...all, '--env', 'test', '--business', 'biz_other', ...decision)).out).toBe(
      'Dismissed: 0.\n',
    );
    expect((await admin(...all, '--env', 'test', ...decision)).out).toBe('Dismissed: 1,011.\n');
    expect((await json('crypto', 'deposits', 'unexpected')).deposits).toMatchObject([
      { environment: 'prod', amount: '500' },
    ]);
    const { rows } = await service.ownerSql(
      `select count(*)::int as lines, count(distinct details ->> 'txId')::int as deposits,
          min(details ->> 'reason') as reason, min(actor) as actor, min(business_id) as business
        from audit_log where action = 'crypto_deposit.dismiss'`,
    );
    expect(await countUnexpectedDeposits(service.database)).toMatchObject([
      { environment: 'prod', asset: 'USDT', waiting: 1 },
      { environment: 'prod', asset: 'other', waiting: 0 },
      { environment: 'test', asset: 'USDT', waiting: 0 },
      { environment: 'test', asset: 'other', waiting: 0 },
    ]);
    const decided = await service.ownerSql(
      `select distinct status, decided_by from chain_deposits order by status`,
    );
    expect(decided.rows).toEqual([
      { status: 'DISMISSED', decided_by: 'ngozi' },
      { status: 'UNEXPECTED', decided_by: null },
    ]);
    expect(rows).toEqual([
      {
        lines: 1_014,
        deposits: 1_014,
        reason: 'Sandbox leftovers.',
        actor: 'ngozi',
        business: service.merchant.businessId,
      },
    ]);
  });
});

it('refunds to pay are listed live before test, and large before small, however many there are', async () => {
  await deposit('test', 5_001, { usdt: '9000' });
  await deposit('prod', 5_002, { usdt: '9000' });
  await service.ownerSql(
    `insert into crypto_refunds (id, business_id, environment, payment_id, network, deposit_tx_id, deposit_log_index,
        source, amount_minor, address, reason, requested_by)
      select 'rfd_' || environment || n, business_id, environment, payment_id, network, tx_id, log_index, 'deposit',
          n * 10000, 'T9yZXXENpbqxic72funvcNeQuM4bnKkDAS', 'Paid twice.', business_id
        from chain_deposits, generate_series(1, 700) n where tx_id in (lpad(to_hex(5001), 64, '0'), lpad(to_hex(5002), 64, '0'))`,
  );
  const list = async (...args: string[]) => {
    const { refunds, total } = await json('crypto', 'refunds', 'list', ...args);
    return [refunds.map(({ refundId }: { refundId: string }) => refundId), total.refunds];
  };
  const [shown, total] = await list();
  expect([shown.length, total]).toEqual([1_000, 1_400]);
  expect([shown[0], shown[699], shown[700], shown[999]]).toEqual([
    'rfd_prod700',
    'rfd_prod1',
    'rfd_test700',
    'rfd_test401',
  ]);
  expect(await list('--page', '700', '--limit', '2')).toEqual([['rfd_test2', 'rfd_test1'], 1_400]);
  expect(await list('--env', 'test', '--limit', '1')).toEqual([['rfd_test700'], 700]);
  expect((await json('attention', '--limit', '1')).total).toBeGreaterThanOrEqual(1_400);
});

/** How many sessions the alert FlowNeedsAttention counts. */
async function sessionsInAlert(environment: string) {
  const counts = await countUndecidedFlows(service.database);
  return counts.find(
    (each) =>
      each.kind === 'crypto_payment' && each.environment === environment && each.status === 'NEEDS_ATTENTION',
  )?.count;
}

it('sessions to decide are listed live before test, and large before small', async () => {
  // Of an overpaid one the merchant can accept what came: it comes after those in review.
  await service.ownerSql(
    `update crypto_payments set status = 'OVERPAID', review_reason = null, amount_received_minor = 99000000
      where id = 'cp_prod3'`,
  );
  const { sessions, total } = await json('crypto', 'attention', '--limit', '13');
  expect(total).toEqual({ alarms: 0, sessions: 24, sweeps: 0 });
  expect(sessions.map(({ paymentId }: { paymentId: string }) => paymentId)).toEqual([
    ...[12, 11, 10, 9, 8, 7, 6, 5, 4, 2, 1, 3].map((place) => `cp_prod${place}`),
    'cp_test12',
  ]);
  // The alert counts the same: an overpaid session waits for a human until it has a sweep.
  expect(await sessionsInAlert('prod')).toBe(12);
});

it('sweeps that need attention are listed live before test, and large before small', async () => {
  await service.ownerSql(
    `insert into crypto_sweeps (id, payment_id, environment, address_index, address, attention_reason, created_at)
      select 'swp_' || id, id, environment, address_index, deposit_address, 'gas_account_empty', now() from crypto_payments`,
  );
  const list = async (...args: string[]) => {
    const { sweeps, total } = await json('crypto', 'attention', ...args);
    return [sweeps.map(({ paymentId }: { paymentId: string }) => paymentId), total.sweeps];
  };
  expect(await sessionsInAlert('prod')).toBe(11);
  expect(await list('--limit', '3')).toEqual([['cp_prod3', 'cp_prod12', 'cp_prod11'], 24]);
  expect(await list('--limit', '2', '--page', '7')).toEqual([['cp_test12', 'cp_test11'], 24]);
  expect(await list('--env', 'test', '--limit', '1')).toEqual([['cp_test12'], 12]);
});
