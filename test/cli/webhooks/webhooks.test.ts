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
