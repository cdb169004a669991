import { KINDS, type Kind, OPERATOR_FLOWS, type OperatorFlow } from '../../contract/kinds.ts';
import {
  orderWorkflowId,
  sweepWorkflowId,
  usdtSessionWorkflowId,
  vendorCreditWorkflowId,
  webhookWorkflowId,
} from '../../contract/starts.ts';
import type { Environment } from '../../domain/money.ts';
import { type Database, rowOf, type StatementRunner } from '../core/database.ts';
import { rawSql, type Sql, sql, statement } from '../core/sql.ts';

/** Everything that is stored about one thing that operators ask about, in the order in which they need it. */

/** A row as it is stored, but for personal data, secrets and bodies, which operators do not need to decide. */
export type InspectedRow = Readonly<Record<string, unknown>>;

/** What one table says of it. */
export interface InspectedPart {
  /** Such as `record` or `deliveries`. */
  readonly name: string;
  readonly rows: readonly InspectedRow[];
}

/** What was found under an id. */
export interface Inspected {
  readonly id: string;
  /** What it is, such as `withdrawal`. */
  readonly kind: Subject;
  readonly businessId: string;
  readonly environment: Environment;
  readonly status: string;
  /** Undefined of what needs no workflow. */
  readonly workflowId: string | undefined;
  readonly parts: readonly InspectedPart[];
}

export type Subject =
  | Kind
  | OperatorFlow
  | 'payment'
  | 'refund'
  | 'chargeback'
  | 'debt_repayment'
  | 'vendor_credit'
  | 'usdt_session'
  | 'sweep'
  | 'webhook_delivery';

/** Whether it is of money that arrived and left again. */
const isTakenBack = (kind: Subject) =>
  kind === 'refund' || kind === 'chargeback' || kind === 'debt_repayment';

const isOfOperator = (kind: Subject): kind is OperatorFlow => OPERATOR_FLOWS.some((flow) => flow === kind);

/** Columns that are never shown: persons, what they said, secrets and what was sent with them. */
const WITHHELD: ReadonlySet<string> = new Set([
  'account',
  'accountName',
  'accountNumber',
  'body',
  'customer',
  'customerEmail',
  'customerName',
  'customerPhone',
  'description',
  'metadata',
  'otherTokens',
  'payer',
  'phone',
  'rawBody',
  'responseExcerpt',
  'signedHex',
  'token',
]);

interface Found {
  readonly id: string;
  readonly kind: Subject;
  readonly businessId: string;
  readonly environment: Environment;
  readonly status: string;
  /** Of a payment into a vendor account: who announced it, and under which reference. */
  readonly provider: string | undefined;
  readonly providerReference: string | undefined;
}

/** Looks an id of ours up, wherever it may be. */
function findById(database: StatementRunner, id: string): Promise<Found | undefined> {
  return database.first(
    statement<Found>('inspection.find')`
      select record.id, record.flow as kind, record.business_id, record.environment, record.status,
          credit.provider, credit.provider_reference
        from transactions record left join vendor_credits credit on credit.transaction_id = record.id
        where record.id = ${id}
      union all select id, 'usdt_sale', business_id, environment, status, null, null
        from usdt_sales where id = ${id}
      union all select id, 'usdt_session', business_id, environment, status, null, null
        from crypto_payments where id = ${id}
      union all select id, 'webhook_delivery', business_id, environment, status, null, null
        from webhook_deliveries where id = ${id}
      union all select sweep.id, 'sweep', session.business_id, sweep.environment, sweep.status, null, null
        from crypto_sweeps sweep join crypto_payments session on session.id = sweep.payment_id
        where sweep.id = ${id}`,
  );
}

/**
 * The ids of what others know under this name: a provider's reference, a merchant's, an idempotency key, the request that
 * created it, an address or a transaction of the chain. Most of these have no index, so it takes a while on a large database.
 */
export async function idsOfName(database: Database, name: string): Promise<readonly string[]> {
  const rows = await database.run(
    statement<{ readonly id: string }>('inspection.names')`
      select order_id as id from attempts where ${name}::text in (reference, provider_reference)
      union select id from orders where provider_reference = ${name}
      union select id from usdt_sales where ${name}::text in (merchant_reference, request_id)
      union select transaction_id from collections where provider_reference = ${name}
      union select transaction_id from vendor_credits
        where provider_reference = ${name} and transaction_id is not null
      union select id from transactions where ${name}::text in (merchant_reference, request_id)
      union select id from crypto_payments where ${name}::text in (merchant_reference, deposit_address, tx_hash, request_id)
      union select payment_id from chain_deposits where tx_id = ${name}
      union select sweep_id from crypto_sweep_transactions where tx_id = ${name}
      union select resource_id from idempotency_keys where key = ${name}
      union select payment_id from crypto_refunds where ${name}::text in (id, request_id, tx_id)
      union select order_id from approval_requests
        where order_id is not null and (id = ${name} or id in (${createdBy(name)}))
      union select payment_id from chain_deposits where tx_id in (${createdBy(name)})
      union select id from webhook_deliveries where id in (${createdBy(name)})
      order by 1`,
  );
  return rows.map(({ id }) => id);
}

/** SQL of what the logged calls of a request id created. */
const createdBy = (requestId: string) => sql`select created from request_log where request_id = ${requestId}`;

/** What the calls of a request id changed, as the audit log has it. */
export function changesOfRequest(database: Database, requestId: string): Promise<readonly InspectedRow[]> {
  return database.run(
    statement<InspectedRow>('inspection.changes')`select at, actor, action, subject from audit_log
      where request_id = ${requestId} order by id`,
  );
}

/** The steps of an order, by which its transfers in the ledger are called. */
const STEPS = ['reserve', 'post', 'void', 'reversal', 'credit'];

/** Queries of what else is stored, by the name of the part; those of every subject first. */
function partsOf({
  id,
  kind,
  businessId,
  environment,
  provider,
  providerReference,
}: Found): Readonly<Record<string, Sql>> {
  const references = [id, ...STEPS.map((step) => `${id}:${step}`)];
  if (provider !== undefined) references.push(`vendor_credit:${provider}:${providerReference}`);
  // Events about what is not a transaction of the naira wallet have its id in their body alone.
  const isAboutIt = sql`(delivery.transaction_id = ${id} or (delivery.transaction_id is null
    and delivery.business_id = ${businessId} and delivery.environment = ${environment} and strpos(delivery.body, ${id}) > 0))`;
  const shared = {
    deliveries: sql`select * from webhook_deliveries delivery where ${isAboutIt} order by created_at`,
    webhookAttempts: sql`select attempt.* from webhook_attempts attempt
      join webhook_deliveries delivery on delivery.id = attempt.delivery_id
      where delivery.id = ${id} or ${isAboutIt} order by attempt.started_at`,
    ledger: sql`select transfer.created_at, transfer.reference, account.kind as ledger_account, account.business_id,
        account.asset, entry.amount_minor, entry.balance_after_minor
      from ledger.transfers transfer
      join ledger.entries entry on entry.transfer_id = transfer.id
      join ledger.accounts account on account.id = entry.account_id
      where transfer.reference = any(${references}::text[])
        or transfer.reference in (
          select 'crypto_deposit:' || tx_id || ':' || log_index from chain_deposits where payment_id = ${id})
        or transfer.reference in (
          select id || ':1:reserve' from wallet_holds where id = ${id}
          union all
          select hold_id || ':' || part || ':void' from wallet_hold_releases where ${id} in (hold_id, transaction_id)
          union all
          select hold_id || ':' || part + 1 || ':reserve' from wallet_hold_releases where ${id} in (hold_id, transaction_id))
      order by transfer.id, account.id`,
    differences: sql`select id, book, kind, provider, day, detail, status, found_at from reconciliation_differences
      where flow_id = ${id} order by found_at`,
    audit: sql`select at, actor, action, details from audit_log where subject = ${id} order by id`,
  };
  if (kind === 'webhook_delivery')
    return { record: sql`select * from webhook_deliveries where id = ${id}`, ...shared };
  if (kind === 'usdt_session') {
    return {
      record: sql`select * from crypto_payments where id = ${id}`,
      deposits: sql`select network, tx_id, log_index, block_number, block_time, contract, from_address,
          amount_minor, status, reason, decided_by from chain_deposits where payment_id = ${id} and status <> 'DUST'
          order by created_at`,
      dust: sql`select count(*)::int as deposits, sum(amount_minor) as amount_minor from chain_deposits
          where payment_id = ${id} and status = 'DUST' having count(*) > 0`,
      sightings: sql`select * from chain_sightings where payment_id = ${id} order by created_at`,
      refunds: sql`select * from crypto_refunds where payment_id = ${id} order by created_at`,
      sweeps: sql`select * from crypto_sweeps where payment_id = ${id} order by created_at`,
      ...shared,
    };
  }
  if (kind === 'sweep') {
    return {
      record: sql`select * from crypto_sweeps where id = ${id}`,
      transactions: sql`select * from crypto_sweep_transactions where sweep_id = ${id} order by created_at`,
      energyRentals: sql`select * from crypto_energy_rentals where sweep_id = ${id} order by created_at`,
      ...shared,
    };
  }
  if (kind === 'payment' || isTakenBack(kind) || kind === 'vendor_credit') {
    return {
      record: sql`select * from transactions where id = ${id}`,
      announced: sql`select * from vendor_credits where transaction_id = ${id}`,
      refunds: sql`select * from payment_refunds where ${id} in (transaction_id, payment_id) order by created_at`,
      chargebacks: sql`select * from chargebacks where ${id} in (transaction_id, received_id) order by created_at`,
      ...shared,
    };
  }
  if (isOfOperator(kind)) {
    return {
      record: sql`select * from transactions where id = ${id}`,
      adjustments: sql`select * from balance_adjustments where id = ${id}`,
      holds: sql`select * from wallet_holds
        where id = ${id} or id in (select hold_id from wallet_hold_releases where transaction_id = ${id})`,
      releases: sql`select * from wallet_hold_releases where ${id} in (hold_id, transaction_id) order by part`,
      ...shared,
    };
  }
  const { table, details, key } = KINDS[kind].record;
  // As JSON, because each kind's details have columns of their own, and a rate's decimals stay as they are written.
  return {
    ...(table === 'transactions' && { record: sql`select * from transactions where id = ${id}` }),
    details: sql`select to_jsonb(details) as columns from ${rawSql(details)} details where ${rawSql(key)} = ${id}`,
    order: sql`select * from orders where id = ${id}`,
    attempts: sql`select *, account as provider_account from attempts where order_id = ${id} order by ordinal`,
    callbacks: sql`select provider, event_key, event_type, received_at, times_received, problem
      from provider_callbacks where transfer_reference = ${id}
        or transfer_reference in (select reference from attempts where order_id = ${id})
      order by received_at`,
    ...shared,
  };
}

function workflowOf({ id, kind, environment, provider, providerReference }: Found): string | undefined {
  switch (kind) {
    case 'payment':
    case 'refund':
    case 'chargeback':
    case 'debt_repayment':
    case 'adjustment':
    case 'hold':
    case 'hold_release':
      return undefined;
    case 'vendor_credit':
      return provider === undefined || providerReference === undefined
        ? undefined
        : vendorCreditWorkflowId({ provider, providerReference, environment });
    case 'usdt_session':
      return usdtSessionWorkflowId(environment, id);
    case 'sweep':
      return sweepWorkflowId(environment, id);
    case 'webhook_delivery':
      return webhookWorkflowId(environment, id);
    default:
      return orderWorkflowId(kind, environment, id);
  }
}

/** A row without what is withheld and what is empty. */
function shown(row: InspectedRow): InspectedRow {
  const { columns, ...rest } = row;
  const all = { ...rowOf<InspectedRow>((columns ?? {}) as InspectedRow), ...rest };
  return Object.fromEntries(
    Object.entries(all).filter(
      ([name, value]) => !WITHHELD.has(name) && value !== undefined && value !== null,
    ),
  );
}

/**
 * Everything that is stored about a transaction, sale, USDT session, sweep or webhook delivery, at one moment.
 *
 * @param id ours.
 * @returns undefined when nothing has this id.
 */
export function inspect(database: Database, id: string): Promise<Inspected | undefined> {
  return database.transaction(
    async (runner) => {
      const found = await findById(runner, id);
      if (!found) return undefined;
      const parts: InspectedPart[] = [];
      for (const [name, query] of Object.entries(partsOf(found))) {
        const rows = await runner.run(statement<InspectedRow>(`inspection.${found.kind}.${name}`)`${query}`);
        if (rows.length > 0) parts.push({ name, rows: rows.map(shown) });
      }
      const { kind, businessId, environment, status } = found;
      return { id, kind, businessId, environment, status, workflowId: workflowOf(found), parts };
    },
    { readOnlySnapshot: true },
  );
}
