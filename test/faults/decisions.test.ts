import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { runAdminOn } from '../support/admin.ts';
import { saveBankAccount } from '../support/bankAccounts.ts';
import { type FlowInspection, openFlowInspection } from '../support/flowInspection.ts';
import { expectSoundLedger } from '../support/ledger.ts';
import { type LiveProviders, startLiveProviders, waitForLiveBillers } from '../support/liveProviders.ts';
import type { PaystackServer } from '../support/paystackServer.ts';
import { startTestService, type TestMerchant, type TestService } from '../support/service.ts';
import type { VtpassServer } from '../support/vtpassServer.ts';
import { waitFor } from '../support/waitFor.ts';
import type { YellowCardServer } from '../support/yellowCardServer.ts';

let providers: LiveProviders;
let paystack: PaystackServer;
let vtpass: VtpassServer;
let yellowCard: YellowCardServer;
let service: TestService;
let flows: FlowInspection;
let merchant: TestMerchant;

beforeAll(async () => {
  providers = await startLiveProviders();
  ({ paystack, vtpass, yellowCard } = providers);
  service = await startTestService({
    queues: ['payouts', 'bills', 'collections'],
    env: { ...providers.env, OUTCOME_WAIT_MS: '500' },
  });
  flows = await openFlowInspection(service.config.temporalAddress ?? '');
  merchant = await service.createMerchant();
  await service.fund(merchant, 100_000, 'prod');
  await service.fund(merchant, 100, 'prod', 'USDT');
  await saveBankAccount(service, merchant.businessId);
  await waitForLiveBillers(service);
});
afterAll(async () => {
  await service?.stop();
  await flows?.close();
  await providers?.stop();
});
beforeEach(() => {
  for (const server of [paystack, vtpass, yellowCard]) server.endFaults();
});

const FOR_EVER = 1_000_000;
const LOST = { kind: 'reset', accepted: true } as const;

/** A kind of flow that is told to a provider which acts, loses its reply, and then cannot be reached. */
interface LostReply {
  readonly command: string;
  readonly loseReply: () => void;
  /** Asks for the flow. Returns its id. */
  readonly begin: () => Promise<string>;
  /** How many times the provider really did it. */
  readonly timesDone: (id: string) => number;
}

const post = async (path: string, body: object) => {
  const answer = await service.post(
    path,
    { businessId: merchant.businessId, ...body },
    { key: merchant.apiKeys.prod },
  );
  expect([answer.status, answer.body.success]).toEqual([answer.status, true]);
  return answer.body;
};

const loseTransfer = () => {
  paystack.addFault({ endpoint: 'transfer', fault: LOST });
  paystack.addFault({ endpoint: 'verify', fault: LOST, times: FOR_EVER });
};
/** The phone that each bill purchase tops up: one of its own, by which the provider's vends are told apart. */
const phones = new Map<string, string>();

const LOST_REPLIES: readonly (readonly [string, LostReply])[] = [
  [
    'withdrawal',
    {
      command: 'withdrawals',
      loseReply: loseTransfer,
      begin: async () => (await post('/withdrawal/request', { amount: 5_000 })).withdrawal.transactionId,
      timesDone: (id) => paystack.transfersMade(id),
    },
  ],
  [
    'sale of USDT',
    {
      command: 'usdt-sales',
      loseReply: loseTransfer,
      begin: async () =>
        (await post('/crypto/withdrawals/request', { amountUsdt: 10 })).withdrawal.withdrawalId,
      timesDone: (id) => paystack.transfersMade(id),
    },
  ],
  [
    'bill purchase',
    {
      command: 'bills',
      loseReply: () => {
        vtpass.addFault({ endpoint: 'pay', fault: LOST });
        vtpass.addFault({ endpoint: 'requery', fault: LOST, times: FOR_EVER });
      },
      begin: async () => {
        const phone = `0803555000${phones.size}`;
        const { transactionId } = await post('/bills/airtime', { network: 'mtn', phone, amount: 500 });
        phones.set(transactionId, phone);
        return transactionId;
      },
      timesDone: (id) => vtpass.vendsFor(phones.get(id) ?? '').length,
    },
  ],
  [
    'collection',
    {
      command: 'collections',
      loseReply: () => {
        yellowCard.planStatus('complete');
        yellowCard.addFault({ endpoint: 'submit', fault: LOST });
        yellowCard.addFault({ endpoint: 'lookup', fault: LOST, times: FOR_EVER });
      },
      begin: async () => {
        const body = await post('/cross-border/collections', {
          sourceAmount: 250,
          sourceCurrency: 'GHS',
          country: 'GH',
          paymentMethod: 'MTN',
          customer: { name: 'Kofi Mensah', phone: '+233241234567' },
        });
        return body.collection.transactionId;
      },
      timesDone: (id) => (yellowCard.collection(id) ? 1 : 0),
    },
  ],
];

describe.each(LOST_REPLIES)('a %s whose reply was lost', (_, { command, loseReply, begin, timesDone }) => {
  const statusOf = async (id: string): Promise<string> => {
    const { rows } = await service.ownerSql(
      'select status from transactions where id = $1 union all select status from usdt_sales where id = $1',
      [id],
    );
    return rows[0]?.status;
  };

  it('is not called failed by a human while the provider cannot be reached, nor once it says that it paid', async () => {
    loseReply();
    const id = await begin();
    await waitFor('the provider to have acted', () => timesDone(id) === 1);
    const decision = ['--outcome', 'failed', '--reason', 'The merchant called.', '--operator', 'ngozi'];
    const refused = await runAdminOn(service, [command, 'resolve', id, ...decision]);
    expect(refused).toMatchObject({
      code: 2,
      err: expect.stringMatching(
        /refused: The provider received the request and cannot be reached, so it may have paid.* add --override-unreachable\.$/m,
      ),
    });
    expect(await statusOf(id)).toBe('PROCESSING');

    for (const server of [paystack, vtpass, yellowCard]) server.endFaults();
    const resolved = await runAdminOn(service, [command, 'resolve', id, ...decision]);
    expect(resolved).toMatchObject({ code: 0, out: `${id} is COMPLETED.\n` });
    expect(timesDone(id)).toBe(1);
    const { rowCount } = await service.ownerSql(
      `select from audit_log where subject = $1 and action like '%.resolve'`,
      [id],
    );
    expect(rowCount).toBe(0);
    await expectSoundLedger(service.database);
  });

  it('is called failed by an override, which the audit log keeps', async () => {
    loseReply();
    const id = await begin();
    await waitFor('the provider to have acted', () => timesDone(id) >= 1);
    const decision = ['--outcome', 'failed', '--reason', 'The bank wrote so.', '--operator', 'ngozi'];
    const resolved = await runAdminOn(service, [
      command,
      'resolve',
      id,
      ...decision,
      '--override-unreachable',
    ]);
    expect(resolved).toMatchObject({ code: 0, out: `${id} is FAILED.\n` });
    const { rows } = await service.ownerSql(
      `select actor, details from audit_log where subject = $1 and action like '%.resolve'`,
      [id],
    );
    expect(rows).toMatchObject([
      { actor: 'ngozi', details: { reason: 'The bank wrote so.', overridesUnreachable: true, to: 'FAILED' } },
    ]);
    await expectSoundLedger(service.database);

    // An hour later the relay starts the workflow again, and the provider says that it paid.
    for (const server of [paystack, vtpass, yellowCard]) server.endFaults();
    const dueIn = async () => {
      const found = await service.ownerSql(
        'select extract(epoch from next_check_at - now())::float8 as seconds from orders where id = $1',
        [id],
      );
      return found.rows[0].seconds;
    };
    expect(Math.abs((await dueIn()) - 3_600)).toBeLessThan(600);
    await service.ownerSql(
      `update attempts set next_check_at = now() - interval '2 minutes' where order_id = $1`,
      [id],
    );
    await service.ownerSql(
      `update orders set next_check_at = now() - interval '2 minutes', created_at = created_at - interval '2 minutes'
        where id = $1`,
      [id],
    );
    await runAdminOn(service, ['flows', 'recover', '--operator', 'ngozi']);
    await waitFor('the flag', async () => {
      const found = await service.ownerSql('select review_reason from orders where id = $1', [id]);
      return /^About a failed .*the money is back with the merchant/.test(found.rows[0].review_reason ?? '');
    });
    expect(await statusOf(id)).toBe('FAILED');
    await expectSoundLedger(service.database);
  });
});
