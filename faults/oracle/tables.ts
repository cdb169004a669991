import type pg from 'pg';
import type { Environment } from '../orders.ts';
import type { AccountRow, ConsequenceRow, RecordRow, SessionRow, Tables } from './evidence.ts';

// A refund has the reference of its payment; what it was asked for by is its reason. A chargeback is known by its dispute, and a
// hold by its case.
const RECORDS = `
  select record.id, record.flow as kind, record.business_id, record.environment, record.status,
      record.amount_minor::text, record.fee_minor::text, coalesce(refund.payment_id, chargeback.received_id) as payment_id,
      case record.flow when 'refund' then substr(record.description, length('Refund: ') + 1)
        when 'chargeback' then chargeback.dispute when 'hold' then hold.case_number
        else record.merchant_reference end as merchant_reference, orders.review_reason as attention,
      extract(epoch from orders.approve_by - (select min(sent_at) from attempts where order_id = record.id))::text
        as seconds_to_approve,
      bill.account as phone, collection.provider_rate::text as rate, collection.source_minor::text,
      null::text as net_minor, coalesce(withdrawal.is_automatic, false) as is_automatic, false as is_to_wallet,
      recreated.order_id is not null as is_recreated
    from transactions record
    left join orders on orders.id = record.id
    left join recreated_orders recreated on recreated.order_id = record.id
    left join payment_refunds refund on refund.transaction_id = record.id
    left join chargebacks chargeback on chargeback.transaction_id = record.id
    left join wallet_holds hold on hold.id = record.id
    left join bill_purchases bill on bill.transaction_id = record.id
    left join withdrawals withdrawal on withdrawal.transaction_id = record.id
    left join collections collection on collection.transaction_id = record.id
    where record.flow not in ('adjustment', 'hold_release', 'debt_repayment')
  union all
  select sale.id, 'sale', sale.business_id, sale.environment, sale.status, sale.amount_minor::text, sale.fee_minor::text,
      null, sale.merchant_reference, orders.review_reason, null, null, sale.market_rate::text, null, sale.net_minor::text,
      false, sale.bank_code = 'wallet', recreated.order_id is not null
    from usdt_sales sale left join orders on orders.id = sale.id
      left join recreated_orders recreated on recreated.order_id = sale.id`;

const CONSEQUENCES = `
  select id, flow as kind, business_id, environment, amount_minor::text, metadata ->> 'holdId' as hold_id
    from transactions where flow in ('adjustment', 'hold_release', 'debt_repayment')`;

// A session expires when the sandbox's chain was read up to then, which is some seconds after the clock says so.
const SESSIONS = `
  select id, business_id, environment, status, amount_expected_minor::text, amount_received_minor::text,
      amount_credited_minor::text, deposit_address, merchant_reference,
      expires_at < now() - interval '1 minute' as has_expired
    from crypto_payments`;

const POSTINGS = `
  select transfer.reference, transfer.phase, transfer.environment,
      coalesce(sum(entry.amount_minor) filter (where account.kind = 'provider_clearing'), 0)::text as clearing_minor
    from ledger.transfers transfer
    join ledger.entries entry on entry.transfer_id = transfer.id
    join ledger.accounts account on account.id = entry.account_id
    group by transfer.id, transfer.reference, transfer.phase, transfer.environment`;

const ACCOUNTS = `
  select business_id, environment, asset, kind, sum(balance_minor)::text as balance_minor,
      sum(coalesce(entries.sum_minor, 0))::text as entries_minor
    from ledger.accounts account
    left join (select account_id, sum(amount_minor) as sum_minor from ledger.entries group by account_id) entries
      on entries.account_id = account.id
    group by business_id, environment, asset, kind`;

// One that has just been made is being kept.
const OLD_PROMISES = `select workflow_id from outbox where created_at < now() - interval '1 minute'`;

type Row = Readonly<Record<string, string | boolean | null>>;

const text = (value: Row[string] | undefined): string => String(value ?? '');
const optionalText = (value: Row[string] | undefined) => (value == null ? undefined : String(value));
const minor = (value: Row[string] | undefined): bigint => BigInt(text(value));
const optionalMinor = (value: Row[string] | undefined) => (value == null ? undefined : BigInt(String(value)));
const environmentOf = (row: Row): Environment => (row.environment === 'prod' ? 'prod' : 'test');

/** Reads, as one moment, everything that the oracle needs of the service's tables, by SQL of its own. */
export async function readTables(pool: pg.Pool): Promise<Tables> {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const rows = async (query: string) => (await client.query<Row>(query)).rows;
    const tables: Tables = {
      records: (await rows(RECORDS)).map(recordOf),
      consequences: (await rows(CONSEQUENCES)).map((row) => ({
        id: text(row.id),
        kind: row.kind as ConsequenceRow['kind'],
        businessId: text(row.business_id),
        environment: environmentOf(row),
        amountMinor: minor(row.amount_minor),
        holdId: optionalText(row.hold_id),
      })),
      sessions: (await rows(SESSIONS)).map(sessionOf),
      sessionSales: (await rows('select payment_id, status, sale_id from session_sales')).map((row) => ({
        sessionId: text(row.payment_id),
        status: text(row.status),
        saleId: optionalText(row.sale_id),
      })),
      payoutRuns: (
        await rows(
          'select transaction_id, business_id, environment, rule, day::text from automatic_payout_runs',
        )
      ).map((row) => ({
        recordId: text(row.transaction_id),
        businessId: text(row.business_id),
        environment: environmentOf(row),
        rule: text(row.rule),
        day: text(row.day),
      })),
      sweeps: (await rows('select id, payment_id, environment, status from crypto_sweeps')).map((row) => ({
        id: text(row.id),
        sessionId: text(row.payment_id),
        environment: environmentOf(row),
        status: text(row.status),
      })),
      deliveries: (
        await rows('select id, transaction_id, event_type, environment, status from webhook_deliveries')
      ).map((row) => ({
        id: text(row.id),
        transactionId: text(row.transaction_id),
        type: text(row.event_type),
        environment: environmentOf(row),
        status: text(row.status),
      })),
      deposits: (await rows('select tx_id, payment_id, amount_minor::text, status from chain_deposits')).map(
        (row) => ({
          txHash: text(row.tx_id),
          sessionId: text(row.payment_id),
          amountMinor: minor(row.amount_minor),
          status: text(row.status),
        }),
      ),
      chainDeposits: (
        await rows(`select tx_id, to_address, amount::text from simulated_chain_transactions
          where kind = 'deposit' and outcome = 'SUCCESS'`)
      ).map((row) => ({
        txHash: text(row.tx_id),
        address: text(row.to_address),
        amountMinor: minor(row.amount),
      })),
      postings: (await rows(POSTINGS)).map((row) => ({
        reference: text(row.reference),
        phase: row.phase as Tables['postings'][number]['phase'],
        environment: environmentOf(row),
        clearingMinor: minor(row.clearing_minor),
      })),
      accounts: (await rows(ACCOUNTS)).map(accountOf),
      promises: (await rows(OLD_PROMISES)).map((row) => text(row.workflow_id)),
    };
    await client.query('commit');
    return tables;
  } finally {
    // A connection that failed is not used again.
    client.release(true);
  }
}

function recordOf(row: Row): RecordRow {
  return {
    id: text(row.id),
    kind: row.kind as RecordRow['kind'],
    businessId: text(row.business_id),
    environment: environmentOf(row),
    status: row.status as RecordRow['status'],
    amountMinor: minor(row.amount_minor),
    feeMinor: minor(row.fee_minor),
    paymentId: optionalText(row.payment_id),
    merchantReference: optionalText(row.merchant_reference),
    attention: optionalText(row.attention),
    secondsToApprove: row.seconds_to_approve == null ? undefined : Number(row.seconds_to_approve),
    phone: optionalText(row.phone),
    rate: optionalText(row.rate),
    sourceMinor: optionalMinor(row.source_minor),
    netMinor: optionalMinor(row.net_minor),
    isAutomatic: row.is_automatic === true,
    isToWallet: row.is_to_wallet === true,
    isRecreated: row.is_recreated === true,
  };
}

function sessionOf(row: Row): SessionRow {
  return {
    id: text(row.id),
    businessId: text(row.business_id),
    environment: environmentOf(row),
    status: text(row.status),
    expectedMinor: minor(row.amount_expected_minor),
    receivedMinor: minor(row.amount_received_minor),
    creditedMinor: minor(row.amount_credited_minor),
    address: text(row.deposit_address),
    merchantReference: optionalText(row.merchant_reference),
    hasExpired: row.has_expired === true,
  };
}

function accountOf(row: Row): AccountRow {
  return {
    businessId: optionalText(row.business_id),
    environment: environmentOf(row),
    asset: row.asset === 'USDT' ? 'USDT' : 'NGN',
    kind: text(row.kind),
    balanceMinor: minor(row.balance_minor),
    entriesMinor: minor(row.entries_minor),
  };
}
