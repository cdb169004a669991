import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type pg from 'pg';
import { type WithdrawalMoney, withdrawalTransfers } from '../../../src/contract/kinds.ts';
import type { Database } from '../../../src/db/core/database.ts';
import { adjustBalance } from '../../../src/db/ledger/balanceAdjustments.ts';
import type { LedgerStore } from '../../../src/db/ledger/ledgerStore.ts';
import { verifyLedger } from '../../../src/db/ledger/ledgerVerification.ts';
import { placeHold, releaseWalletHold } from '../../../src/db/ledger/walletHolds.ts';
import {
  chargebackTransfer,
  paymentRefundTransfer,
  paymentTransfer,
  settleUsdtSession,
  treasuryMovementTransfer,
  vendorCreditTransfer,
} from '../../../src/domain/ledger/ledger.ts';
import type { Asset, Environment } from '../../../src/domain/money.ts';
import { openTestBooks, type TestBooks } from '../../support/books.ts';

let books: TestBooks;
let database: Database;
let ledger: LedgerStore;
let owner: pg.Client;
let businessId: string;
/** Which flows a transaction may be of, as the database knows it. */
let flowConstraint: string;

const TABLES = [
  'ledger.accounts',
  'ledger.transfers',
  'ledger.entries',
  'transactions',
  'daily_totals',
  'vendor_credits',
  'crypto_payments',
  'chain_deposits',
  'treasury_movements',
  'balance_adjustments',
  'wallet_holds',
  'wallet_hold_releases',
  'payment_refunds',
  'chargebacks',
];

beforeAll(async () => {
  books = await openTestBooks({ poolSize: 4 });
  ({ database, ledger, owner } = books);
  businessId = await books.createBusiness();

  // What operators gave and took by hand.
  await adjust('credit-1', 1_000n);
  await adjust('debit-1', -400n);
  await adjust('credit-2', 2_000n);
  await adjust('credit-usdt', 5_000n, 'prod', 'USDT');
  // Money that is held, and that was.
  await record('open', 'withdrawal', 'PROCESSING', 100n, 0n);
  await ledger.post(withdrawalTransfers.reserve(money('open', 100n, 0n)));
  for (const [name, amountMinor] of [
    ['first', 50n],
    ['second', 70n],
  ] as const) {
    await record(name, 'withdrawal', 'FAILED', amountMinor, 0n);
    await ledger.post(withdrawalTransfers.reserve(money(name, amountMinor, 0n)));
    await ledger.post(withdrawalTransfers.void(money(name, amountMinor, 0n)));
  }

  // What operators hold for a case, of which a part was released.
  const decided = { reason: 'for the test', operator: 'test' };
  await database.transaction(async (runner) => {
    const hold = {
      holdId: 'hld_1',
      businessId,
      environment: 'test',
      asset: 'NGN',
      amountMinor: 60n,
    } as const;
    await placeHold(runner, ledger, { ...hold, ground: 'court_order', caseNumber: '7', ...decided });
    await releaseWalletHold(runner, ledger, { holdId: 'hld_1', remainingMinor: 40n, ...decided });
  });

  // A record in every state, and its transfers.
  await record('txn_paid', 'payment', 'COMPLETED', 100_000n, 1_500n);
  await ledger.post(
    paymentTransfer({
      transactionId: 'txn_paid',
      businessId,
      environment: 'test',
      amountMinor: 100_000n,
      commissionMinor: 1_500n,
    }),
  );
  await record('txn_free', 'payment', 'COMPLETED', 700n, 0n);
  await ledger.post(
    paymentTransfer({
      transactionId: 'txn_free',
      businessId,
      environment: 'test',
      amountMinor: 700n,
      commissionMinor: 0n,
    }),
  );
  await record('txn_arrived', 'vendor_credit', 'COMPLETED', 9_000n, 135n);
  await owner.query(
    `insert into vendor_credits (provider, provider_reference, environment, status, business_id, transaction_id,
        outcome, answered_at)
      values ('simulator', 'ref-1', 'test', 'CREDITED', $1, 'txn_arrived', 'succeeded', now())`,
    [businessId],
  );
  await ledger.post(
    vendorCreditTransfer({
      provider: 'simulator',
      providerReference: 'ref-1',
      businessId,
      environment: 'test',
      amountMinor: 9_000n,
      commissionMinor: 135n,
    }),
  );
  for (const [id, status] of [
    ['wd_held', 'PROCESSING'],
    ['wd_paid', 'COMPLETED'],
    ['wd_failed', 'FAILED'],
    ['wd_returned', 'REVERSED'],
  ] as const) {
    const withdrawal = money(id, 2_000n, 25n);
    await record(id, 'withdrawal', status, 2_000n, 25n);
    await ledger.post(withdrawalTransfers.reserve(withdrawal));
    if (status === 'COMPLETED' || status === 'REVERSED')
      await ledger.post(withdrawalTransfers.post(withdrawal));
    if (status === 'FAILED') await ledger.post(withdrawalTransfers.void(withdrawal));
    if (status === 'REVERSED') await ledger.post(withdrawalTransfers.reverse(withdrawal));
  }

  await record('txn_refund', 'refund', 'COMPLETED', 200n, 0n);
  await owner.query(
    `insert into payment_refunds (transaction_id, payment_id) values ('txn_refund', 'txn_free')`,
  );
  await ledger.post(
    paymentRefundTransfer({
      transactionId: 'txn_refund',
      businessId,
      environment: 'test',
      amountMinor: 200n,
      commissionMinor: 0n,
    }),
  );
  // A debt that was repaid in part, and of which what arrived later was not taken.
  await record('txn_taken', 'payment', 'COMPLETED', 500n, 0n, 'prod');
  const taken = { businessId, environment: 'prod', amountMinor: 500n } as const;
  await ledger.post(paymentTransfer({ ...taken, transactionId: 'txn_taken', commissionMinor: 0n }));
  await adjust('debit-2', -400n, 'prod');
  await record('txn_back', 'chargeback', 'COMPLETED', 500n, 15n, 'prod');
  await owner.query(
    `insert into chargebacks (transaction_id, received_id, dispute, opened_by) values ('txn_back', 'txn_taken', 'dp_1', 'ngozi')`,
  );
  await ledger.post(chargebackTransfer({ ...taken, chargebackId: 'txn_back', feeMinor: 15n }));
  await adjust('credit-3', 100n, 'prod');
  await owner.query('update businesses set repays_debts = false');
  await adjust('credit-4', 70n, 'prod');

  await owner.query(
    `insert into crypto_payments (id, business_id, environment, status, amount_expected_minor, amount_received_minor,
        amount_credited_minor, address_index, deposit_address, metadata, policy, expires_at, created_at, updated_at)
      values ('cp_settled', $1, 'test', 'SETTLED', 25000000, 25000000, 25000000, 0, 'T1', '{}', '{}',
        now() + interval '1 hour', now(), now())`,
    [businessId],
  );
  await owner.query(
    `insert into chain_deposits (network, tx_id, log_index, environment, payment_id, business_id, block_number, block_time,
        contract, from_address, amount_minor, status)
      select 'sandbox', repeat('a', 64), index, 'test', 'cp_settled', $1, 7, now(), 'T2', 'T3', 12500000, 'CREDITED'
        from generate_series(0, 1) index`,
    [businessId],
  );
  await ledger.post(
    settleUsdtSession({
      paymentId: 'cp_settled',
      businessId,
      environment: 'test',
      receivedMinor: 25_000_000n,
      creditedMinor: 25_000_000n,
    }),
  );

  const movement = {
    txId: 'b'.repeat(64),
    logIndex: 3,
    environment: 'test',
    direction: 'out',
    amountMinor: 9_000_000n,
  } as const;
  await owner.query(
    `insert into treasury_movements (network, tx_id, log_index, environment, direction, counterparty, amount_minor,
        block_number, block_time, booked_by) values ('sandbox', $1, $2, $3, $4, 'T4', $5, 8, now(), 'ngozi')`,
    [movement.txId, movement.logIndex, movement.environment, movement.direction, movement.amountMinor],
  );
  await ledger.post(treasuryMovementTransfer(movement));

  const { rows } = await owner.query(
    `select pg_get_constraintdef(oid) as definition from pg_constraint where conname = 'transaction_flow_known'`,
  );
  flowConstraint = rows[0].definition;
  await owner.query('create schema backup');
  for (const table of TABLES) await owner.query(`create table ${backupOf(table)} as table ${table}`);
});

afterAll(async () => {
  await books?.close();
});

function money(withdrawalId: string, amountMinor: bigint, feeMinor: bigint): WithdrawalMoney {
  return { withdrawalId, businessId, environment: 'test', amountMinor, feeMinor };
}

function adjust(
  adjustmentId: string,
  amountMinor: bigint,
  environment: Environment = 'test',
  asset: Asset = 'NGN',
): Promise<void> {
  const adjustment = { adjustmentId, businessId, environment, asset, amountMinor };
  return adjustBalance(database, ledger, { ...adjustment, reason: 'for the test', operator: 'test' });
}

async function record(
  id: string,
  flow: string,
  status: string,
  amountMinor: bigint,
  feeMinor: bigint,
  environment: Environment = 'test',
) {
  await owner.query(
    `insert into transactions (id, business_id, environment, flow, status, amount_minor, fee_minor, channel, customer,
      description, metadata) values ($1, $2, $7, $3, $4, $5, $6, 'test', 'Ada Obi', 'test', '{}')`,
    [id, businessId, flow, status, amountMinor, feeMinor, environment],
  );
}

function backupOf(table: string): string {
  return `backup.${table.replace('ledger.', '')}`;
}

/** Runs SQL as an intruder with every right: no trigger sees it. */
async function corrupt(sql: string): Promise<void> {
  await owner.query(`begin; set local session_replication_role = replica; ${sql}; commit`);
}

async function restore(): Promise<void> {
  await corrupt(
    [
      ...TABLES.map((table) => `delete from ${table}`),
      ...TABLES.map((table) => `insert into ${table} select * from ${backupOf(table)}`),
      `create unique index if not exists reservation_resolved_once on ledger.transfers (reservation_id)
        where reservation_id is not null`,
      'update businesses set repays_debts = false',
      'delete from balance_alerts',
      'alter table transactions drop constraint if exists transaction_charges_make_fee',
      `alter table transactions add constraint transaction_charges_make_fee
        check (charges is null or charges_make_fee(charges, fee_minor))`,
      'alter table transactions drop constraint if exists transaction_flow_known',
      `alter table transactions add constraint transaction_flow_known ${flowConstraint}`,
    ].join(';'),
  );
}

/** The checks that fail now, with their violations. */
async function failures(since?: string): Promise<Record<string, readonly string[]>> {
  const { ok, checked } = await verifyLedger(database, { since });
  const failed = checked.filter((check) => check.violations.length > 0);
  expect(ok).toBe(failed.length === 0);
  return Object.fromEntries(failed.map((check) => [check.name, check.violations]));
}

/** The same of a verification of what has changed since a moment. */
const recentFailures = (since: string) => failures(since);

/** A damage after which no transfer, balance or record says that something was there. */
const LEAVES_NO_TRACE = 'a deleted transfer';

/** Checks that go through the whole ledger, or not at all. */
const WHOLE_ONLY: readonly string[] = [
  'held_balances',
  'holds_are_held',
  'operators_acts_are_transactions',
  'deposits_are_counted_once',
  'days_are_counted',
  'charges_make_their_fee',
  'refunds_fit_their_payments',
  'chargebacks_fit_their_money',
];

const transferId = (reference: string) =>
  `(select id from ledger.transfers where reference = '${reference}')`;
const account = (kind: string, environment = 'test', asset = 'NGN') =>
  `(select id from ledger.accounts where business_id is not null and environment = '${environment}'
    and asset = '${asset}' and kind = '${kind}')`;
/** The merchant's entry of a transfer that moves no held money. */
const entryOf = (reference: string) =>
  `transfer_id = ${transferId(reference)} and account_id = ${account('available')}`;

/** Each damage, and the checks that must see it; no other may. */
const DAMAGES: readonly (readonly [what: string, sql: () => string, seenBy: readonly string[]])[] = [
  [
    'a balance moved from one account to another',
    () => `update ledger.accounts set balance_minor = balance_minor + case when id % 16 = 0 then 1 else -1 end
      where kind = 'custody' and environment = 'test' and asset = 'NGN' and shard in (0, 1)`,
    ['account_balances'],
  ],
  [
    'a balance out of nothing',
    () => `update ledger.accounts set balance_minor = balance_minor + 1 where id = ${account('available')}`,
    ['account_balances', 'books_sum_to_zero'],
  ],
  [
    'a held balance out of nothing',
    () => `update ledger.accounts set balance_minor = balance_minor + 1 where id = ${account('held')}`,
    ['account_balances', 'held_balances', 'books_sum_to_zero'],
  ],
  [
    'a last sequence too high',
    () => `update ledger.accounts set last_sequence = last_sequence + 1 where id = ${account('available')}`,
    ['account_sequences'],
  ],
  [
    'a gap before the last entry',
    () => `update ledger.entries set sequence = sequence + 1 where account_id = ${account('held')}
      and sequence = (select last_sequence from ledger.accounts where id = ${account('held')})`,
    ['account_sequences'],
  ],
  [
    'a gap at the beginning',
    () => `update ledger.entries set sequence = sequence + 1 where account_id = ${account('available', 'prod', 'USDT')};
      update ledger.accounts set last_sequence = 2 where id = ${account('available', 'prod', 'USDT')}`,
    ['account_sequences'],
  ],
  [
    'a wrong balance after an entry',
    () =>
      `update ledger.entries set balance_after_minor = balance_after_minor + 1 where ${entryOf('credit-2')}`,
    ['running_balances'],
  ],
  [
    'a moment below zero in the past',
    // The debit of 400 before the credit of 1,000.
    () => `update ledger.entries set sequence = 1000 where ${entryOf('credit-1')};
      update ledger.entries set sequence = 1, balance_after_minor = -400 where ${entryOf('debit-1')};
      update ledger.entries set sequence = 2, balance_after_minor = 600 where ${entryOf('credit-1')}`,
    ['merchants_never_negative'],
  ],
  [
    'entries exchanged between two transfers',
    () => `update ledger.entries set transfer_id = -1 where ${entryOf('credit-1')};
      update ledger.entries set transfer_id = ${transferId('credit-1')} where ${entryOf('credit-2')};
      update ledger.entries set transfer_id = ${transferId('credit-2')} where transfer_id = -1`,
    ['transfers_sum_to_zero', 'records_have_their_transfers', 'transfers_have_their_record'],
  ],
  [
    'an entry with its account taken away',
    () => `delete from ledger.accounts where id = ${account('available', 'prod', 'USDT')}`,
    ['transfers_sum_to_zero', 'entries_belong', 'books_sum_to_zero', 'records_have_their_transfers'],
  ],
  [
    'a transfer without entries',
    () =>
      `insert into ledger.transfers (reference, kind, environment, created_at) values ('empty', 'payment', 'test', now())`,
    ['transfers_have_entries'],
  ],
  [
    'a deleted entry',
    () =>
      `delete from ledger.entries where ${entryOf('credit-usdt').replace(account('available'), account('available', 'prod', 'USDT'))}`,
    [
      'account_balances',
      'account_sequences',
      'transfers_sum_to_zero',
      'transfers_have_entries',
      'books_sum_to_zero',
      'records_have_their_transfers',
    ],
  ],
  [
    'a transfer in the other environment',
    () => `update ledger.transfers set environment = 'prod' where reference = 'credit-1'`,
    ['transfers_in_one_environment', 'records_have_their_transfers', 'transfers_have_their_record'],
  ],
  [
    'a deleted transfer',
    () => `delete from ledger.transfers where reference = 'credit-1'`,
    ['entries_belong', 'records_have_their_transfers'],
  ],
  [
    'a deleted reservation that was open',
    () => `delete from ledger.transfers where reference = 'open:reserve'`,
    ['entries_belong', 'held_balances', 'records_have_their_transfers'],
  ],
  [
    'a reservation that holds nothing',
    () => `update ledger.transfers set phase = 'reserve' where reference = 'credit-1'`,
    ['held_money_moves_in_two_phases', 'records_have_their_transfers', 'transfers_have_their_record'],
  ],
  [
    'held money raised by what is no reservation',
    () => `update ledger.transfers set phase = 'single' where reference = 'open:reserve'`,
    [
      'held_money_moves_in_two_phases',
      'held_balances',
      'records_have_their_transfers',
      'transfers_have_their_record',
    ],
  ],
  [
    'resolutions exchanged between two reservations',
    () => `update ledger.transfers set reservation_id = -1 where reference = 'first:void';
      update ledger.transfers set reservation_id = ${transferId('first:reserve')} where reference = 'second:void';
      update ledger.transfers set reservation_id = ${transferId('second:reserve')} where reference = 'first:void'`,
    ['reservations_resolved_exactly', 'records_have_their_transfers', 'transfers_have_their_record'],
  ],
  [
    'a reservation resolved twice',
    () => `drop index ledger.reservation_resolved_once;
      update ledger.transfers set reservation_id = ${transferId('first:reserve')} where reference = 'second:void'`,
    [
      'reservations_resolved_exactly',
      'held_balances',
      'records_have_their_transfers',
      'transfers_have_their_record',
    ],
  ],
  [
    'a void of what is no reservation',
    () =>
      `update ledger.transfers set reservation_id = ${transferId('credit-1')} where reference = 'first:void'`,
    [
      'reservations_resolved_exactly',
      'held_balances',
      'records_have_their_transfers',
      'transfers_have_their_record',
    ],
  ],
  [
    'a record of another amount',
    () => `update transactions set amount_minor = amount_minor + 1 where id = 'txn_paid'`,
    ['days_are_counted', 'records_have_their_transfers', 'transfers_have_their_record'],
  ],
  [
    'a record of another fee',
    () => `update transactions set fee_minor = fee_minor + 1 where id = 'wd_paid'`,
    ['days_are_counted', 'records_have_their_transfers', 'transfers_have_their_record'],
  ],
  [
    'a record in the other environment',
    () => `update transactions set environment = 'prod' where id = 'txn_free'`,
    [
      'days_are_counted',
      'records_have_their_transfers',
      'transfers_have_their_record',
      'refunds_fit_their_payments',
    ],
  ],
  [
    'a transfer of another kind than its record says',
    () => `update ledger.transfers set kind = 'withdrawal_post' where reference = 'wd_failed:void'`,
    ['records_have_their_transfers', 'transfers_have_their_record'],
  ],
  [
    'a record without transfers',
    () => `insert into transactions select (record).* from (
        select jsonb_populate_record(transactions, '{"id": "txn_promised"}') as record
          from transactions where id = 'txn_paid') copy`,
    ['days_are_counted', 'records_have_their_transfers'],
  ],
  [
    'a completed withdrawal that was not posted',
    () => `update transactions set status = 'COMPLETED' where id = 'wd_held'`,
    ['days_are_counted', 'records_have_their_transfers'],
  ],
  [
    'a failed withdrawal whose money is held',
    () => `update transactions set status = 'FAILED' where id = 'wd_held'`,
    ['records_have_their_transfers'],
  ],
  [
    'a withdrawal that failed and was paid',
    () => `update transactions set status = 'FAILED' where id = 'wd_paid'`,
    ['days_are_counted', 'records_have_their_transfers', 'transfers_have_their_record'],
  ],
  [
    'a reversal that was not posted',
    () => `update transactions set status = 'REVERSED' where id = 'wd_paid'`,
    ['days_are_counted', 'records_have_their_transfers'],
  ],
  [
    'a reversal that the record does not know',
    () => `update transactions set status = 'COMPLETED' where id = 'wd_returned'`,
    ['days_are_counted', 'transfers_have_their_record'],
  ],
  [
    'a posted withdrawal that goes on',
    () => `update transactions set status = 'PROCESSING' where id = 'wd_paid'`,
    ['days_are_counted', 'transfers_have_their_record'],
  ],
  [
    'a payment that failed and was posted',
    () => `update transactions set status = 'FAILED' where id = 'txn_paid'`,
    ['days_are_counted', 'transfers_have_their_record'],
  ],
  [
    'money that arrived under another reference than was announced',
    () => `update vendor_credits set provider_reference = 'ref-2'`,
    ['records_have_their_transfers', 'transfers_have_their_record'],
  ],
  [
    'money that arrived and was never announced',
    () => `delete from vendor_credits`,
    ['records_have_their_transfers', 'transfers_have_their_record'],
  ],
  [
    'a session that was credited more than its deposits brought',
    () => `delete from chain_deposits where log_index = 1`,
    ['deposits_are_counted_once'],
  ],
  [
    'a session that was credited and is still open',
    () =>
      `update crypto_payments set status = 'SWEEP_PENDING', amount_credited_minor = 0 where id = 'cp_settled'`,
    ['transfers_have_their_record'],
  ],
  [
    'a session that was settled without a credit',
    () => `update crypto_payments set id = 'cp_other' where id = 'cp_settled'`,
    ['records_have_their_transfers', 'transfers_have_their_record', 'deposits_are_counted_once'],
  ],
  [
    'a treasury movement of another amount than was booked',
    () => `update treasury_movements set amount_minor = amount_minor + 1`,
    ['records_have_their_transfers', 'transfers_have_their_record'],
  ],
  [
    'a treasury movement that went the other way',
    () => `update treasury_movements set direction = 'in'`,
    ['records_have_their_transfers', 'transfers_have_their_record'],
  ],
  [
    'a treasury movement that nobody recorded',
    () => `delete from treasury_movements`,
    ['transfers_have_their_record'],
  ],
  [
    'a record of a flow that no rule knows, which has no transfer at all',
    () => `alter table transactions drop constraint transaction_flow_known;
      insert into transactions (id, business_id, environment, flow, status, amount_minor, fee_minor, channel, customer,
        description, metadata) values ('fee_1', '${businessId}', 'test', 'no_such_flow', 'COMPLETED', 5000000, 0, 'test',
        'Ada Obi', 'test', '{}')`,
    ['days_are_counted', 'records_are_known'],
  ],
  [
    'a transfer of a kind that no record knows',
    () => `insert into ledger.transfers (id, reference, kind, environment, created_at) values (-5, 'fee_1', 'no_such_flow', 'test', now());
      insert into ledger.entries select account_id, sequence + 1000, -5, amount_minor, balance_after_minor
        from ledger.entries where transfer_id = ${transferId('credit-1')}`,
    ['account_balances', 'account_sequences', 'running_balances', 'transfers_have_their_record'],
  ],
  [
    'a hold of more than is on hold',
    () => 'update wallet_holds set held_minor = held_minor + 1',
    ['holds_are_held'],
  ],
  [
    'a hold that was never placed',
    () => `delete from wallet_hold_releases; delete from wallet_holds`,
    ['holds_are_held', 'operators_acts_are_transactions', 'transfers_have_their_record'],
  ],
  [
    'a release that was never decided',
    () => 'delete from wallet_hold_releases',
    ['operators_acts_are_transactions', 'transfers_have_their_record'],
  ],
  [
    'an adjustment that its merchant does not see',
    () => `delete from transactions where id = 'debit-1'`,
    ['operators_acts_are_transactions'],
  ],
  [
    'a hold that its merchant sees with another amount',
    () => `update transactions set amount_minor = amount_minor + 1 where flow = 'hold'`,
    ['operators_acts_are_transactions'],
  ],
  [
    'a payment that is not what its refunds make it',
    () => `update transactions set status = 'COMPLETED' where id = 'txn_free'`,
    ['refunds_fit_their_payments'],
  ],
  [
    'items that are not their fee',
    () => `alter table transactions drop constraint transaction_charges_make_fee;
      update transactions set charges = '{"fee": {"payer": "merchant", "amountMinor": "1"}}' where id = 'wd_paid'`,
    ['charges_make_their_fee'],
  ],
  ['a refund of no payment', () => `delete from payment_refunds`, ['refunds_fit_their_payments']],
  [
    "a chargeback of another environment's money",
    () => `update chargebacks set received_id = 'txn_paid'`,
    ['chargebacks_fit_their_money'],
  ],
  [
    'a debt that follows no chargeback',
    () => `update ledger.transfers set reference = 'txn_other:debt' where kind = 'debt_incurred'`,
    ['debts_follow_wallets'],
  ],
  [
    'a repayment that is not a transaction of its merchant',
    () => `delete from transactions where flow = 'debt_repayment'`,
    ['days_are_counted', 'transfers_have_their_record'],
  ],
  [
    'a debt beside money that could repay it',
    () => `update businesses set repays_debts = true`,
    ['debts_are_repaid_first'],
  ],
  [
    'a balance alert that its wallet does not have',
    () => `insert into balance_alerts select id, 'test', 'NGN', 5 from businesses limit 1`,
    ['alerts_are_applied'],
  ],
  [
    'a wallet that is low above its threshold',
    () => `update ledger.accounts set low_since = now() where kind = 'available'`,
    ['alerts_are_applied'],
  ],
  [
    'a day that was counted wrongly',
    () => `update daily_totals set amount_minor = amount_minor + 1 where flow = 'payment'`,
    ['days_are_counted'],
  ],
  [
    'a day that was not counted',
    () => `delete from daily_totals where flow = 'withdrawal'`,
    ['days_are_counted'],
  ],
  [
    'a deleted record',
    () => `delete from transactions where id = 'wd_paid'`,
    ['days_are_counted', 'transfers_have_their_record'],
  ],
];

describe('verifying the ledger', () => {
  it('finds nothing in a sound one, and says what it went through', async () => {
    const { ok, checked } = await verifyLedger(database);
    expect(ok).toBe(true);
    const examined = Object.fromEntries(checked.map((check) => [check.name, check.examined]));
    const { rows } = await owner.query<{ entries: string }>('select count(*) as entries from ledger.entries');
    expect(examined).toMatchObject({
      // 26 platform accounts of 16 shards, and 10 of the merchant.
      account_balances: 426,
      running_balances: Number(rows[0]?.entries),
      transfers_sum_to_zero: 33,
      reservations_resolved_exactly: 6,
      held_balances: 4,
      books_sum_to_zero: 4,
      records_have_their_transfers: 23,
      transfers_have_their_record: 33,
      records_are_known: 23,
      deposits_are_counted_once: 1,
    });
    expect(checked.every((check) => check.examined > 0)).toBe(true);
  });

  it.each(DAMAGES)('sees %s', async (what, sql, seenBy) => {
    await corrupt(sql());
    try {
      expect(Object.keys(await failures()).sort()).toEqual([...seenBy].sort());
      const isSeen = what !== LEAVES_NO_TRACE && seenBy.some((name) => !WHOLE_ONLY.includes(name));
      expect(Object.keys(await recentFailures('-infinity')).length > 0).toBe(isSeen);
    } finally {
      await restore();
    }
    expect(await failures()).toEqual({});
  });

  it('of what has changed goes through every check that needs no more', async () => {
    const [whole, recent] = await Promise.all([
      verifyLedger(database),
      verifyLedger(database, { since: '-infinity' }),
    ]);
    expect([whole.scope, recent.scope]).toEqual(['whole', 'recent']);
    expect(recent.ok).toBe(true);
    const names = (of: typeof whole) => of.checked.map(({ name }) => name);
    expect(names(whole).filter((name) => !names(recent).includes(name))).toEqual(WHOLE_ONLY);
    const examined = (of: typeof whole) =>
      of.checked.filter(({ name }) => names(recent).includes(name)).map((check) => check.examined);
    expect(examined(recent)).toEqual(examined(whole));
  });

  it('of what has changed leaves out transfers and records before, and never a balance', async () => {
    const { asOf } = await verifyLedger(database);
    const { checked } = await verifyLedger(database, { since: asOf });
    expect(checked.find(({ name }) => name === 'transfers_sum_to_zero')?.examined).toBe(0);
    expect(checked.find(({ name }) => name === 'records_have_their_transfers')?.examined).toBe(0);
    await corrupt(
      `update ledger.entries set amount_minor = amount_minor + 1, balance_after_minor = balance_after_minor + 1
        where ${entryOf('credit-1')}`,
    );
    try {
      expect(Object.keys(await failures())).not.toEqual([]);
      expect(await recentFailures(asOf)).toEqual({});
      await corrupt(
        `update ledger.accounts set balance_minor = balance_minor + 1 where id = ${account('available')}`,
      );
      expect(Object.keys(await recentFailures(asOf))).toEqual(['account_balances', 'books_sum_to_zero']);
    } finally {
      await restore();
    }
  });

  it('knows a damage for every check that can fail', async () => {
    const { checked } = await verifyLedger(database);
    const seen = new Set(DAMAGES.flatMap(([, , seenBy]) => seenBy));
    const failing = checked.map((check) => check.name);
    expect(failing.filter((name) => !seen.has(name))).toEqual([]);
  });

  it('says in a sentence what is wrong and where, for at most 20 rows a check', async () => {
    await corrupt(`update ledger.accounts set balance_minor = 7 where id = ${account('held', 'prod', 'USDT')};
      update ledger.accounts set last_sequence = last_sequence + 1`);
    try {
      const found = await failures();
      expect(found.account_balances).toEqual([
        expect.stringMatching(
          new RegExp(
            `^Account \\d+ \\(${businessId}, prod USDT held\\) has a balance of 7, but its entries sum to 0\\.$`,
          ),
        ),
      ]);
      expect(found.account_sequences).toHaveLength(20);
    } finally {
      await restore();
    }
  });

  it('sees one moment while transfers are posted', async () => {
    let isPosting = true;
    const posting = (async () => {
      for (let round = 0; isPosting; round++) {
        await Promise.all(Array.from({ length: 5 }, (_, index) => adjust(`busy-${round}-${index}`, 1n)));
      }
    })();
    try {
      const counts = new Set<number>();
      // Until the entries have grown between two rounds, it has not been shown that anything was posted meanwhile.
      for (let round = 0; round < 5 || counts.size < 2; round++) {
        const { ok, checked } = await verifyLedger(database);
        expect(ok).toBe(true);
        counts.add(checked.find(({ name }) => name === 'running_balances')?.examined ?? 0);
      }
    } finally {
      isPosting = false;
      await posting;
      await restore();
    }
  });

  it('is refused to write', async () => {
    await expect(
      database.transaction(
        (runner) => runner.run({ sql: 'select ledger.open_accounts($1)', parameters: ['biz_new'] }),
        { readOnlySnapshot: true },
      ),
    ).rejects.toMatchObject({ code: '25006' });
  });
});
