import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { recordEvent } from '../../../src/db/webhooks/deliveries.ts';
import { newIdentifier } from '../../../src/security/identifiers.ts';
import { createWebhookFixture, type WebhookFixture } from '../../support/webhookFixture.ts';

let fixture: WebhookFixture;

beforeAll(async () => {
  fixture = await createWebhookFixture();
});
afterAll(() => fixture?.stop());

/** Two endpoints that subscribe to a type, and others that do not receive it. */
async function subscribe(businessId: string): Promise<void> {
  await fixture.ownerSql(
    `insert into webhook_endpoints
        (id, business_id, environment, url, event_types, status, disabled_reason, deleted_at, created_at)
      select id, $1, environment, 'https://shop.example.com', array[type], status, reason, deleted_at, created_at::timestamptz
        from (values
          ('wep_2', 'test', 'debt.repaid', 'ENABLED', null, null::timestamptz, '2026-01-02'),
          ('wep_1', 'test', 'debt.repaid', 'ENABLED', null, null, '2026-01-01'),
          ('wep_disabled', 'test', 'debt.repaid', 'DISABLED', 'GONE', null, '2026-01-01'),
          ('wep_deleted', 'test', 'debt.repaid', 'DISABLED', 'MERCHANT', now(), '2026-01-01'),
          ('wep_other_type', 'test', 'debt.incurred', 'ENABLED', null, null, '2026-01-01'),
          ('wep_live', 'prod', 'debt.repaid', 'ENABLED', null, null, '2026-01-01')
        ) its (id, environment, type, status, reason, deleted_at, created_at)`,
    [businessId],
  );
}

/** The deliveries of a business with their messages, as they are but for ids and times, which must have their forms. */
async function takeDeliveries(businessId: string) {
  const rows = await fixture.ownerSql(
    `select delivery.*, workflow_type, workflow_id, input, signal_name, start_delay_ms, priority, outbox.business_id as turn_of
      from webhook_deliveries delivery join outbox on workflow_id = 'webhook/' || environment || '/' || delivery.id
      where delivery.business_id = $1 order by endpoint_id`,
    [businessId],
  );
  const names = new Map(rows.map(({ id }, index) => [String(id), `delivery ${index}`]));
  for (const id of names.keys()) {
    expect(id).toMatch(/^msg_[0-9a-hjkmnp-tv-z]{26}$/);
    // The first ten digits are of the time: ids of one moment stand beside each other.
    expect(id.slice(0, 11)).toBe(newIdentifier('msg').slice(0, 11));
  }
  await fixture.ownerSql('delete from outbox');
  await fixture.ownerSql('delete from webhook_deliveries where business_id = $1', [businessId]);
  return rows.map(({ created_at, body, ...row }) => {
    const { timestamp, ...event } = JSON.parse(String(body));
    expect(new Date(timestamp).toISOString()).toBe(timestamp);
    expect(Math.abs(Date.parse(timestamp) - Date.now())).toBeLessThan(600_000);
    let text = JSON.stringify({ ...row, event });
    for (const [id, name] of names) text = text.replaceAll(id, name);
    return JSON.parse(text);
  });
}

test('the event of a debt has the form of every other event', async () => {
  const businessId = await fixture.createMerchant();
  await subscribe(businessId);
  const data = { transactionId: 'txn_1', amount: 1_234.5, currency: 'NGN', debt: 0 };
  await fixture.database.transaction((runner) =>
    recordEvent(runner, { businessId, environment: 'test', type: 'debt.repaid', data }),
  );
  const byService = await takeDeliveries(businessId);
  await fixture.ownerSql(
    `select record_debt_event('debt.repaid', wallet, 123450, 'txn_1') from ledger.accounts wallet
      where business_id = $1 and environment = 'test' and asset = 'NGN' and kind = 'available'`,
    [businessId],
  );
  const byDatabase = await takeDeliveries(businessId);
  expect(byDatabase.map(({ endpoint_id }) => endpoint_id)).toEqual(['wep_1', 'wep_2']);
  expect(byDatabase).toEqual(byService);
});
