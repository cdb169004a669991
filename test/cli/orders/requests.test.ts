import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { WorkflowUpdateFailedError } from '@temporalio/client';
import { resolveUpdate } from '../../../src/contract/messages.ts';
import { type AdminRun, runAdminOn } from '../../support/admin.ts';
import { type FlowInspection, openFlowInspection } from '../../support/flowInspection.ts';
import { startTestService, type TestService } from '../../support/service.ts';
import { waitFor } from '../../support/waitFor.ts';

let service: TestService;
let flows: FlowInspection;
let ada: string;
let bola: string;
beforeAll(async () => {
  service = await startTestService({ queues: ['payouts', 'webhooks'] });
  flows = await openFlowInspection(service.config.temporalAddress ?? '');
});
afterAll(async () => {
  await flows?.close();
  await service?.stop();
});

const admin = (args: readonly string[], token: string): Promise<AdminRun> =>
  runAdminOn(service, args, { OPERATOR_TOKEN: token });

async function register(name: string): Promise<string> {
  return JSON.parse((await runAdminOn(service, ['operators', 'add', name, '--json'])).out).token;
}

const REASON = 'A late collection was paid.';

async function adjust(token: string, businessId: string, amount = '1500.50'): Promise<string> {
  const order = ['ledger', 'adjust', businessId, `--amount=${amount}`, '--env', 'test', '--reason', REASON];
  const { out } = await admin(order, token);
  return /(opr_\w+)/.exec(out)?.[1] ?? out;
}

const available = async (businessId: string) =>
  (await service.ledger.balances({ businessId: businessId as `biz_${string}`, environment: 'test' }, 'NGN'))
    .availableMinor;

const auditOf = async (subject: string, like: string) =>
  (
    await service.ownerSql(
      'select actor, action, details from audit_log where subject = $1 and action like $2 order by id',
      [subject, like],
    )
  ).rows;

describe('with one operator', () => {
  it('an adjustment needs no other', async () => {
    ada = await register('ada');
    const { businessId } = await service.createMerchant();
    expect(await adjust(ada, businessId)).toMatch(/^adj_\w+: 1500\.50 NGN \(test\)\.\n$/);
    expect(await available(businessId)).toBe(150_050n);
    bola = await register('bola');
  });
});

describe('with two operators, an adjustment', () => {
  let businessId: string;
  let id: string;
  beforeEach(async () => {
    ({ businessId } = await service.createMerchant());
    id = await adjust(ada, businessId);
  });

  it('waits for the second, on the list and in attention, and is posted once by both', async () => {
    expect(id).toMatch(/^opr_\w+$/);
    expect(await available(businessId)).toBe(0n);
    expect((await admin(['requests', 'list'], bola)).out).toContain(
      `${id}\n  asks      balance.adjust of ${businessId}\n`,
    );
    expect((await admin(['attention', '--env', 'test'], bola)).out).toMatch(
      new RegExp(`^request for a second operator, since \\S+: ${id}$`, 'm'),
    );
    const both = await Promise.all([1, 2, 3].map(() => admin(['requests', 'confirm', id], bola)));
    expect(both.map(({ code }) => code).toSorted()).toEqual([0, 2, 2]);
    expect(await available(businessId)).toBe(150_050n);
    expect((await admin(['requests', 'confirm', id], bola)).err).toBe(`${id} is APPLIED already.\n`);
    expect(await auditOf(businessId, 'balance.adjust')).toEqual([
      {
        actor: 'ada',
        action: 'balance.adjust',
        details: expect.objectContaining({ amountMinor: '150050', confirmedBy: 'bola', reason: REASON }),
      },
    ]);
    expect((await auditOf(businessId, 'request.%')).map(({ actor, action }) => [actor, action])).toEqual([
      ['ada', 'request.create'],
      ['bola', 'request.confirm'],
    ]);
    expect((await admin(['ledger', 'verify'], ada)).code).toBe(0);
  });

  it('cannot be confirmed by its maker, who can withdraw it', async () => {
    expect((await admin(['requests', 'confirm', id], ada)).err).toBe(
      `${id} is your own request: another operator must confirm it.\n`,
    );
    expect((await admin(['requests', 'reject', id], ada)).out).toBe(`${id} is rejected.\n`);
    expect((await admin(['requests', 'confirm', id], bola)).err).toBe(`${id} is REJECTED already.\n`);
    expect(await available(businessId)).toBe(0n);
  });

  it('expires after a day', async () => {
    const { rows } = await service.ownerSql(
      `update operator_requests set expires_at = expires_at - interval '1 day' where id = $1
        returning expires_at - requested_at < interval '1 second' as is_day`,
      [id],
    );
    expect(rows).toEqual([{ is_day: true }]);
    expect((await admin(['requests', 'confirm', id], bola)).err).toBe(
      `${id} has expired: it must be requested again.\n`,
    );
    expect((await admin(['requests', 'list'], bola)).out).not.toContain(id);
    expect(await available(businessId)).toBe(0n);
  });

  it('that takes more than there is changes nothing, and still waits', async () => {
    const taking = await adjust(ada, businessId, '-5');
    expect((await admin(['requests', 'confirm', taking], bola)).err).toBe(
      'The business has less than 5 NGN.\n',
    );
    expect((await admin(['requests', 'list'], bola)).out).toContain(taking);
    expect(await auditOf(businessId, 'request.confirm')).toEqual([]);
  });

  it.each([
    [`status = 'READY'`, 'operator_request_needs_another'],
    [`status = 'APPLIED', decided_by = 'ada', decided_at = now()`, 'operator_request_needs_another'],
  ])('is refused by the database as %s', async (set, constraint) => {
    await expect(
      service.ownerSql(`update operator_requests set ${set} where id = $1`, [id]),
    ).rejects.toMatchObject({ constraint });
  });
});

/** A withdrawal of which the sandbox never tells the outcome, whose workflow has begun. */
async function openWithdrawal(): Promise<string> {
  const merchant = await service.createMerchant();
  await service.fund(merchant, 10_000);
  const { body } = await service.post(
    '/withdrawal/request',
    { businessId: merchant.businessId, amount: 1_000.05 },
    { key: merchant.apiKeys.test },
  );
  const id: string = body.withdrawal.transactionId;
  await waitFor('the flow to need attention', async () => {
    const { FlowStatus } = await flows.searchAttributes(`withdrawal/test/${id}`);
    return FlowStatus === 'NEEDS_ATTENTION';
  });
  return id;
}

const statusOf = async (id: string): Promise<string> =>
  (await service.ownerSql('select status from orders where id = $1', [id])).rows[0].status;

describe('a decision', () => {
  const failed = { outcome: 'failed', reason: 'The bank wrote so.' } as const;

  it('by a command is that of the proven operator', async () => {
    const id = await openWithdrawal();
    const resolve = ['withdrawals', 'resolve', id, '--outcome', 'failed', '--reason', failed.reason];
    expect((await admin(resolve, ada)).out).toBe(`${id} is FAILED.\n`);
    const [entry] = await auditOf(id, 'withdrawal.resolve');
    expect(entry.actor).toBe('ada');
    expect(entry.details.unverified).toBeUndefined();
  });

  it('from the Temporal UI has the name that was typed, stored as unverified', async () => {
    const id = await openWithdrawal();
    await flows.client.workflow.getHandle(`withdrawal/test/${id}`).executeUpdate(resolveUpdate, {
      args: [{ ...failed, operator: 'ada' }],
    });
    expect(await auditOf(id, 'withdrawal.resolve')).toMatchObject([
      { actor: 'ada', details: { unverified: true } },
    ]);
    expect((await admin(['show', id], ada)).out).toMatch(
      /actor ada, action withdrawal\.resolve, .*"unverified":true/,
    );
  });

  it('cannot borrow the proof of another by its id', async () => {
    const other = await openWithdrawal();
    // Of another order, requested by a command that was interrupted before it was sent.
    await service.ownerSql(
      `insert into operator_requests (id, action, subject, details, reason, requested_by, is_verified, needs_second, status)
        values ('opr_mine', 'withdrawal.resolve', 'wd_mine', '{"outcome": "failed", "overridesUnreachable": false}', $1,
          'ada', true, false, 'READY')`,
      [failed.reason],
    );
    const borrowed = flows.client.workflow
      .getHandle(`withdrawal/test/${other}`)
      .executeUpdate(resolveUpdate, {
        args: [{ ...failed, operator: 'ada' }],
        updateId: 'opr_mine',
      });
    await expect(borrowed).rejects.toThrow(WorkflowUpdateFailedError);
    expect(await statusOf(other)).toBe('PROCESSING');
  });

  it('that overrides the provider waits for a second operator, by whatever way it came', async () => {
    const id = await openWithdrawal();
    const workflow = flows.client.workflow.getHandle(`withdrawal/test/${id}`);
    const typed = workflow.executeUpdate(resolveUpdate, {
      args: [{ ...failed, operator: 'mallory', overridesUnreachable: true }],
    });
    const refusal = await typed.catch((error: WorkflowUpdateFailedError) => error.cause?.message);
    const request = /requests confirm (opr_[\w-]+)/.exec(String(refusal))?.[1] ?? '';
    expect(await statusOf(id)).toBe('PROCESSING');
    expect((await admin(['requests', 'list'], ada)).out).toMatch(
      new RegExp(
        `^${request}\\n(.*\\n)+? {2}by {8}mallory, a name typed in the Temporal UI: unverified$`,
        'm',
      ),
    );
    expect((await admin(['requests', 'confirm', request], ada)).out).toBe(`${id} is FAILED.\n`);
    expect(await auditOf(id, 'withdrawal.resolve')).toMatchObject([
      { actor: 'mallory', details: { unverified: true, confirmedBy: 'ada', overridesUnreachable: true } },
    ]);
    expect((await admin(['requests', 'confirm', request], ada)).err).toBe(`${request} is APPLIED already.\n`);

    const another = await openWithdrawal();
    const options = ['--outcome', 'failed', '--reason', failed.reason, '--override-unreachable'];
    const { out } = await admin(['withdrawals', 'resolve', another, ...options], ada);
    const [, asked = ''] = /^Nothing was done yet: (opr_\w+) waits/.exec(out) ?? [];
    expect(await statusOf(another)).toBe('PROCESSING');
    expect((await admin(['requests', 'confirm', asked], ada)).code).toBe(2);
    expect((await admin(['requests', 'confirm', asked], bola)).out).toBe(`${another} is FAILED.\n`);
    const [entry] = await auditOf(another, 'withdrawal.resolve');
    expect(entry).toMatchObject({
      actor: 'ada',
      details: { confirmedBy: 'bola', overridesUnreachable: true },
    });
    expect(entry.details.unverified).toBeUndefined();
  });
});
