import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type AdminRun, runAdminOn } from '../../support/admin.ts';
import { startTestService, type TestService } from '../../support/service.ts';
import { waitFor } from '../../support/waitFor.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../../support/webhookReceiver.ts';

let service: TestService;
let receiver: WebhookReceiver;
let businessId: string;
beforeAll(async () => {
  service = await startTestService({});
  receiver = await startWebhookReceiver();
  ({ businessId } = service.merchant);
});
afterAll(async () => {
  await service?.stop();
  await receiver?.stop();
});

const admin = (...args: string[]): Promise<AdminRun> => runAdminOn(service, args);
const webhooks = (...args: string[]) => admin('webhooks', ...args);
const byAda = ['--operator', 'ada'];

const deliveries = async (...args: string[]): Promise<readonly Record<string, string>[]> =>
  JSON.parse((await webhooks('list', businessId, '--env', 'test', '--json', ...args)).out).deliveries;

describe('admin webhooks', () => {
  it('names what cannot be done', async () => {
    expect(await webhooks('failing')).toEqual({
      code: 0,
      out: 'Every receiver takes what is sent to it.\n',
      err: '',
    });
    expect((await webhooks('list', 'biz_none')).err).toBe('There is no business biz_none.\n');
    expect((await webhooks('replay', 'msg_none', ...byAda)).err).toBe('There is no delivery msg_none.\n');
    const range = ['replay-range', businessId, '--env', 'test', ...byAda];
    expect((await webhooks(...range, '--from', '2026-02-01', '--to', '2026-01-01')).err).toBe(
      '--to must be later than --from.\n',
    );
    expect((await webhooks(...range, '--from', 'yesterday', '--to', '2026-01-01')).err).toContain(
      'It must be a time such as',
    );
    expect((await webhooks(...range, '--from', '2026-01-01', '--to', '2026-02-01')).err).toBe(
      `${businessId} has no webhook address in test.\n`,
    );
  });

  it('shows whose receiver fails, and sends again on record what it did not take', async () => {
    await service.ownerSql('update businesses set webhook_url_test = $2 where id = $1', [
      businessId,
      receiver.url,
    ]);
    receiver.answerWith(500);
    expect((await service.post('/webhooks/test', undefined)).status).toBe(202);
    await receiver.waitForRequests(1);
    const [failing] = await waitFor('the attempt to be recorded', async () => {
      const { receivers } = JSON.parse((await webhooks('failing', '--json')).out);
      return receivers.length > 0 && receivers;
    });
    expect(failing).toMatchObject({
      businessId,
      environment: 'test',
      retrying: 1,
      givenUp: 0,
      lastStatus: 500,
    });
    expect((await webhooks('failing')).out).toContain('  events    1 tried again, 0 given up\n');

    const [delivery] = await deliveries('--status', 'PENDING');
    const id = delivery?.id ?? '';
    expect((await webhooks('list', businessId, '--env', 'test')).out).toContain(`${id}\n  event     `);
    expect((await webhooks('list', businessId)).out).toBe('There is none in prod.\n');

    const { out } = await webhooks('replay', id, ...byAda);
    expect(out).toMatch(new RegExp(`^${id} is sent again, as rpl_`));
    await waitFor('the delivery', async () => (await deliveries())[0]?.status === 'DELIVERED');
    expect((await webhooks('failing')).out).toBe('Every receiver takes what is sent to it.\n');

    const before = receiver.received.length;
    const range = ['--env', 'test', '--from', '2020-01-01', '--to', '2100-01-01', '--status', 'DELIVERED'];
    expect((await webhooks('replay-range', businessId, ...range, ...byAda)).out).toBe('1 are sent again.\n');
    await receiver.waitForRequests(before + 1);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id']))).toEqual(new Set([id]));
    const { rows } = await service.ownerSql(
      `select action, subject from audit_log
        where business_id = $1 and environment = 'test' and action like 'webhook.%' order by id`,
      [businessId],
    );
    expect(rows).toEqual([
      { action: 'webhook.replay', subject: id },
      { action: 'webhook.replay_range', subject: businessId },
    ]);
  });
});

describe('admin audit', () => {
  const entries = async (...args: string[]): Promise<readonly Record<string, string>[]> =>
    JSON.parse((await admin('audit', '--json', ...args)).out).entries;

  it('shows what was done, the newest first, by id, by person, by action and by time', async () => {
    await admin('business', 'deactivate', businessId, '--operator', 'ngozi');
    await admin('business', 'activate', businessId, ...byAda);
    expect((await entries(businessId, '--action', 'business')).slice(0, 2)).toMatchObject([
      { actor: 'ada', action: 'business.activate', subject: businessId },
      { actor: 'ngozi', action: 'business.deactivate', subject: businessId },
    ]);
    expect(await entries('--actor', 'ngozi')).toHaveLength(1);
    expect(await entries('--action', 'webhook.replay')).toMatchObject([{ actor: 'ada' }]);
    // Of what begins so, whole words are meant.
    expect(await entries('--action', 'business.act')).toEqual([]);
    expect(await entries('--since', '2100-01-01')).toEqual([]);
    expect(await entries('--limit', '1')).toHaveLength(1);
    expect((await admin('audit', businessId, '--actor', 'ngozi')).out).toMatch(
      new RegExp(`^\\S+Z  ngozi  business.deactivate  ${businessId}  ${businessId}  \\{\\}\n$`),
    );
    expect((await admin('audit', 'biz_none')).out).toBe('The audit log says nothing of it.\n');
    expect((await admin('audit', '--limit', '0')).err).toContain('It must be from 1 to 10000.');
  });
});

describe('admin webhooks replay --cause', () => {
  const CAUSE = ['replay', '--env', 'test', ...byAda, '--cause'];

  /** A delivery that was given up after one attempt. */
  async function givenUp(
    id: string,
    of: string,
    attempt: { status?: number; error?: string },
    endReason?: string,
  ) {
    await service.ownerSql(
      `insert into webhook_deliveries (id, business_id, environment, event_type, body, status, attempt_count, finished_at,
          end_reason)
        values ($1, $2, 'test', 'webhook.test', $3, 'FAILED', 1, now(), $4)`,
      [id, of, JSON.stringify({ type: 'webhook.test', id }), endReason],
    );
    await service.ownerSql(
      `insert into webhook_attempts (delivery_id, number, url, started_at, duration_ms, response_status, error)
        values ($1, 1, 'http://127.0.0.1/', now(), 5, $2, $3)`,
      [id, attempt.status, attempt.error],
    );
  }

  it('sends again what all merchants were not told for one cause, and not what ended for good', async () => {
    receiver.answerWith(200);
    const [other, silent] = [await service.createMerchant(), await service.createMerchant()];
    await service.ownerSql('update businesses set webhook_url_test = $2 where id = any($1)', [
      [businessId, other.businessId],
      receiver.url,
    ]);
    await givenUp('msg_one', businessId, { error: 'The name in the address does not resolve (ENOTFOUND).' });
    await givenUp('msg_two', other.businessId, {
      error: 'The name in the address does not resolve (ENOTFOUND).',
    });
    await givenUp('msg_nowhere', silent.businessId, { error: 'The name does not resolve (ENOTFOUND).' });
    await givenUp('msg_busy', businessId, { status: 503 });
    await givenUp('msg_gone', businessId, { status: 410 });
    await givenUp('msg_ended', businessId, { status: 503 }, 'The endpoint is disabled or was deleted.');

    expect((await webhooks('replay', ...byAda)).err).toBe('Name one delivery, or say --cause.\n');
    expect((await webhooks('replay', 'msg_one', '--from', '2026-01-01', ...byAda)).err).toBe(
      '--from narrows --cause.\n',
    );
    expect((await webhooks(...CAUSE, 'HTTP 410')).out).toBe('Retried: 0 of 0.\n');
    expect((await webhooks(...CAUSE, 'HTTP 503', '--from', '2100-01-01')).out).toBe('Retried: 0 of 0.\n');
    expect((await webhooks('replay', ...byAda, '--cause', 'enotfound')).out).toBe('Retried: 0 of 0.\n');

    const { out } = await webhooks(...CAUSE, 'enotfound', '--dry-run');
    expect(out.split('\n')).toEqual([
      'msg_one: The name in the address does not resolve (ENOTFOUND).',
      'msg_two: The name in the address does not resolve (ENOTFOUND).',
      'msg_nowhere: The name does not resolve (ENOTFOUND).',
      'Would be retried: 3 of 3.',
      '',
    ]);
    const statusOf = async (id: string) =>
      (await service.ownerSql('select status from webhook_deliveries where id = $1', [id])).rows[0]?.status;
    expect(await statusOf('msg_one')).toBe('FAILED');

    expect((await webhooks(...CAUSE, 'enotfound')).out).toBe(
      `msg_nowhere: ${silent.businessId} has no webhook address in test.\nRetried: 2 of 3.\n`,
    );
    for (const id of ['msg_one', 'msg_two'])
      await waitFor(`the delivery of ${id}`, async () => (await statusOf(id)) === 'DELIVERED');
    // What was delivered since is not sent again.
    expect((await webhooks(...CAUSE, 'enotfound', '--dry-run')).out).toContain('Would be retried: 1 of 1.');
    const { rows } = await service.ownerSql(
      `select action, subject, business_id from audit_log
        where action = 'webhook.replay_all' or subject in ('msg_one', 'msg_two') order by id desc limit 3`,
    );
    expect(rows).toEqual([
      { action: 'webhook.replay_all', subject: 'test', business_id: null },
      { action: 'webhook.replay', subject: 'msg_two', business_id: other.businessId },
      { action: 'webhook.replay', subject: 'msg_one', business_id: businessId },
    ]);
    for (const id of ['msg_busy', 'msg_gone', 'msg_ended']) expect(await statusOf(id)).toBe('FAILED');
  });
});
