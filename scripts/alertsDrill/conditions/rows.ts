import { findId, pastTheService, rows, trigger } from './acts.ts';
import type { Condition } from './condition.ts';

/** Conditions that are rows, as a mistake or a check leaves them. */

const DIFFERENCE = (id: string, kind: string) =>
  `insert into reconciliation_differences (id, environment, book, provider, account, subject, detail, kind)
    values ('${id}', 'prod', 'transfers', 'paystack', '463433', '${id}', 'made by the drill', '${kind}')`;

const alarm = (alert: string, kind: string, made: string): Condition => ({
  alerts: { [alert]: { environment: 'prod' } },
  made,
  undone: 'its row is deleted, as the watcher does when it has passed',
  make: rows(
    `insert into chain_alarms (environment, kind, subject, note) values ('prod', '${kind}', 'drill', 'made by the drill')`,
    "delete from chain_alarms where subject = 'drill'",
  ),
});

export const ledgerViolated: Condition = {
  alerts: { LedgerViolated: {} },
  made: 'a balance is 1 kobo too high, past the service, and is verified; then the worker is restarted',
  undone: 'the balance is put right and verified',
  async make(scene) {
    const add = (minor: number) =>
      pastTheService(
        scene,
        `update ledger.accounts set balance_minor = balance_minor + ${minor}
          where business_id = $1 and environment = 'prod' and asset = 'NGN' and kind = 'available'`,
        [scene.merchant.businessId],
      );
    await add(1);
    await trigger(scene, 'ledger-verification');
    return async () => {
      await add(-1);
      await trigger(scene, 'ledger-verification');
    };
  },
  async meanwhile(scene) {
    await scene.process('worker').stop();
    await scene.start('worker');
  },
};

export const neverVerified: Condition = {
  alerts: { MetricsMissing: { metric: 'mp_ledger_violations' }, CheckOverdue: { check: 'ledger' } },
  made: 'the rows of the verification are gone, as where it never ran',
  undone: '`admin ledger verify`',
  async make(scene) {
    await pastTheService(scene, "delete from check_results where source in ('ledger', 'verification')");
    return () => scene.admin('ledger', 'verify');
  },
};

export const rowConditions: readonly Condition[] = [
  {
    alerts: { CustodyDiffers: { environment: 'prod' } },
    made: 'the row of the comparison: the chain holds 0.25 USDT less than the books',
    undone: 'the row of a comparison that agrees',
    make: rows(
      `insert into check_results (source, subject, found) values ('custody', 'prod', -250000)
        on conflict (source, subject) do update set found = excluded.found`,
      "update check_results set found = 0 where source = 'custody' and subject = 'prod'",
    ),
  },
  {
    alerts: { MoneyPaidUnknown: { kind: 'unknown_to_us' } },
    made: 'the row of a reconciliation: a transfer at Paystack that no record has',
    undone: '`admin reconcile explain`',
    async make(scene) {
      await pastTheService(scene, DIFFERENCE('diff_drill_1', 'unknown_to_us'));
      return () => scene.admin('reconcile', 'explain', 'diff_drill_1', '--reason', 'made by the treasurer');
    },
  },
  {
    alerts: { BooksDiffer: { kind: 'fee' } },
    made: 'the row of a reconciliation: another fee than agreed',
    undone: '`admin reconcile explain`',
    async make(scene) {
      await pastTheService(scene, DIFFERENCE('diff_drill_2', 'fee'));
      return () =>
        scene.admin('reconcile', 'explain', 'diff_drill_2', '--reason', 'settled with the provider');
    },
  },
  {
    alerts: { BooksNotCompared: { provider: 'monnify' } },
    made: 'the row of a day of an account that has not answered for 26 hours',
    undone: '`admin reconcile waive`',
    async make(scene) {
      await pastTheService(
        scene,
        `insert into reconciliations (environment, book, provider, account, day, unasked_since, unasked_because)
          values ('prod', 'transfers', 'monnify', '1', current_date - 1, now() - interval '26 hours', 'no answer')`,
      );
      return () => scene.admin('reconcile', 'waive', 'monnify', '1', '--reason', 'the account was closed');
    },
  },
  alarm('AddressFrozen', 'frozen_address', 'the row of an address of ours that the issuer has frozen'),
  alarm('TokenDeprecated', 'deprecated_token', 'the row of a USDT contract with a successor'),
  alarm('CursorLost', 'lost_cursor', 'the row of a last block that is no longer on the chain'),
  alarm('NodeUnfit', 'unfit_node', 'the row of a node that serves another chain'),
  {
    alerts: { KycWaits: {} },
    made: 'a business whose KYC was submitted five days ago',
    undone: '`admin kyc approve`',
    async make(scene) {
      const created = await scene.admin(
        'business',
        'create',
        '--name',
        'Bala Foods',
        '--email',
        'bala@example.com',
      );
      const businessId = findId(created, 'biz');
      await pastTheService(
        scene,
        `update businesses set kyc_status = 'PENDING', kyc_submitted_at = now() - interval '5 days',
          registration_number = 'RC7654321', document_url = 'https://example.com/document' where id = $1`,
        [businessId],
      );
      return () => scene.admin('kyc', 'approve', businessId, '--reason', 'the register has it');
    },
  },
  {
    alerts: { RefundWaits: { environment: 'prod' } },
    made: 'the row of a refund of USDT that was requested two days ago',
    undone: 'the row is deleted',
    make: rows(
      `insert into crypto_refunds (id, business_id, environment, payment_id, network, deposit_tx_id, deposit_log_index,
          source, amount_minor, address, reason, requested_by, created_at)
        values ('ref_drill', $1, 'prod', 'cp_drill', 'nile', repeat('a', 64), 0, 'deposit', 1000000,
          'TMuA6YqfCeX8EhbfYEg5y7S4DqzSJireY9', 'sent twice', 'merchant', now() - interval '2 days')`,
      "delete from crypto_refunds where id = 'ref_drill'",
    ),
  },
  {
    alerts: { NoticesGivenUp: {} },
    made: 'a notice that is a day old, and a mail server that does not answer',
    undone: 'a day later, by its row',
    make: rows(
      `insert into notices (business_id, name, recipient, facts, created_at, due_at)
        values ($1, 'api_key.create', 'ada@merchant.example', '{}', now() - interval '25 hours', now())`,
      "update notices set ended_at = now() - interval '25 hours' where outcome = 'GIVEN_UP'",
    ),
  },
];
