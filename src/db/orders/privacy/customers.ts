import { valuesPattern } from '../../../domain/merchants/erasure.ts';
import { type CustomerIdentity, identityPatterns } from '../../../domain/orders/customerIdentity.ts';
import { appendAudit } from '../../core/auditLog.ts';
import { ERASED } from '../../core/batchDeletion.ts';
import type { Database, StatementRunner } from '../../core/database.ts';
import { actAsOwner } from '../../core/operators.ts';
import { type Sql, sql, statement } from '../../core/sql.ts';
import { lockBusiness } from '../../merchants/businessLock.ts';
import { CLASSIFIED_TABLES } from '../../merchants/privacy/classifiedTables.ts';
import { ERASED_EVENT_BODY } from '../../webhooks/erasedBodies.ts';

/**
 * Exports and erases what is stored of one customer of a business, in both environments. classifiedTables.ts says which columns
 * are a customer's.
 */

/** Whose data it is. */
export interface CustomerOfBusiness extends CustomerIdentity {
  readonly businessId: string;
  /** Orders of the customer that name neither address nor number. */
  readonly orders: readonly string[];
}

/** The orders of a customer, by their ids. Those that are open are not erased: providers still need the data. */
export interface CustomerOrders {
  readonly ended: readonly string[];
  readonly open: readonly string[];
}

/** Flows of transactions whose `customer` is the merchant itself. */
const OF_MERCHANT = ['withdrawal', 'debt_repayment', 'adjustment', 'hold', 'hold_release'];

/** What `bill` in the metadata of a bill says that is of no person: see billFacts of domain/orders/bill.ts. */
const KEPT_OF_BILLS = [
  'kind',
  'biller',
  'billerName',
  'meterType',
  'planCode',
  'planName',
  'renew',
  'networkHint',
];

/** What the body of a request for approval says that is of no person. */
const KEPT_OF_REQUESTS = [
  'businessId',
  'amount',
  'amountUsdt',
  'network',
  'electricity',
  'tv',
  'type',
  'planCode',
];

/** SQL of a request of operators that may still be applied, but for an erasure, which ends with what it erases. */
const undecidedSql = sql`status in ('WAITING', 'READY') and expires_at > now() and action <> 'privacy.erase'`;

/** SQL of the ids of the orders that name a customer, with the refunds and chargebacks of the same money. */
function ordersSql({ businessId, orders }: CustomerOfBusiness, pattern: string): Sql {
  const mine = sql`business_id = ${businessId}`;
  return sql`named as (
      select id from transactions where ${mine} and (id = any (${orders}::text[]) or merchant_reference ~* ${pattern}
        or concat_ws(' ', customer, description, payer, metadata) ~* ${pattern})
      union select id from usdt_sales where ${mine} and (id = any (${orders}::text[])
        or concat_ws(' ', merchant_reference, metadata) ~* ${pattern})
      union select id from crypto_payments where ${mine} and (id = any (${orders}::text[])
        or concat_ws(' ', merchant_customer_id, merchant_reference, payer_reference, description, metadata, return_url) ~* ${pattern})
      union select payment_id from crypto_refunds where ${mine} and concat_ws(' ', reason, merchant_reference) ~* ${pattern}
      union select transaction_id from collections
        where concat_ws(' ', customer_phone, customer_email) ~* ${pattern}
          and transaction_id in (select id from transactions where ${mine} and flow = 'collection')
      union select transaction_id from bill_purchases
        where concat_ws(' ', account, phone) ~* ${pattern}
          and transaction_id in (select id from transactions where ${mine} and flow = 'bill')
      union select id from approval_requests where ${mine} and (id = any (${orders}::text[])
        or concat_ws(' ', body, destination, reason) ~* ${pattern})
      union select id from operator_requests where ${undecidedSql} and details ->> 'businessId' = ${businessId}
        and concat_ws(' ', reason, details) ~* ${pattern}),
    paid as (
      select id from named
      union select payment_id from payment_refunds where transaction_id in (select id from named)
      union select received_id from chargebacks where transaction_id in (select id from named)
      union select order_id from approval_requests where id in (select id from named) and order_id is not null),
    its as (
      select id from paid
      union select transaction_id from payment_refunds where payment_id in (select id from paid)
      union select transaction_id from chargebacks where received_id in (select id from paid)
      union select id from approval_requests where order_id in (select id from paid))`;
}

/**
 * Finds the orders of a customer. An order is open until it has ended, its webhooks were delivered or given up, and its disputes are
 * decided.
 */
async function findOrders(
  runner: StatementRunner,
  customer: CustomerOfBusiness,
  pattern: string,
): Promise<CustomerOrders> {
  const rows = await runner.run(
    statement<{ id: string; isOpen: boolean }>('privacy.findOrders')`with ${ordersSql(customer, pattern)}
      select its.id, exists (
          select from transactions where id = its.id and status = 'PROCESSING'
          union all select from usdt_sales where id = its.id and status = 'PROCESSING'
          union all select from crypto_payments where id = its.id and status not in ('SETTLED', 'FAILED', 'EXPIRED')
          union all select from crypto_refunds where payment_id = its.id and status in ('PENDING', 'PROCESSING')
          union all select from approval_requests where id = its.id and status = 'WAITING'
          union all select from operator_requests where id = its.id and ${undecidedSql}
          union all select from chargebacks where its.id in (transaction_id, received_id) and status = 'OPEN'
          union all select from webhook_deliveries delivery
            where delivery.business_id = ${customer.businessId} and (delivery.status = 'PENDING' or delivery.replay_id is not null)
              and (delivery.transaction_id = its.id or strpos(delivery.body, its.id) > 0)) as is_open
        from its order by its.id`,
  );
  const ids = (isOpen: boolean) => rows.filter((row) => row.isOpen === isOpen).map(({ id }) => id);
  return { ended: ids(false), open: ids(true) };
}

/** The names and numbers that orders have of their customer, by which other texts about them are searched. */
async function valuesOf(runner: StatementRunner, ids: readonly string[]): Promise<readonly string[]> {
  const rows = await runner.run(
    statement<{ value: string }>('privacy.valuesOf')`
      select distinct value from (
        select customer as value from transactions where id = any (${ids}::text[]) and flow <> all (${OF_MERCHANT}::text[])
        union all select value from transactions, jsonb_each_text(payer) where id = any (${ids}::text[])
        union all select unnest(array[customer_name, customer_phone, customer_email]) from collections
          where transaction_id = any (${ids}::text[])
        union all select unnest(array[account, phone]) from bill_purchases where transaction_id = any (${ids}::text[])
        union all select unnest(array[merchant_customer_id, payer_reference]) from crypto_payments
          where id = any (${ids}::text[])) its
      where value is not null and value <> ${ERASED}`,
  );
  return rows.map(({ value }) => value);
}

/** What providers call orders: callbacks about them have one of these in them. */
async function referencesOf(runner: StatementRunner, ids: readonly string[]): Promise<readonly string[]> {
  const rows = await runner.run(
    statement<{ reference: string }>('privacy.referencesOf')`
      select distinct reference from (
        select unnest(${ids}::text[]) as reference
        union all select unnest(array[reference, provider_reference]) from attempts where order_id = any (${ids}::text[])
        union all select provider_reference from orders where id = any (${ids}::text[])
        union all select provider_reference from collections where transaction_id = any (${ids}::text[])
        union all select provider_reference from vendor_credits where transaction_id = any (${ids}::text[])) its
      where length(reference) >= 6`,
  );
  return rows.map(({ reference }) => reference);
}

/** What the statements about orders need of them. */
interface Traces {
  readonly businessId: string;
  readonly ids: readonly string[];
  readonly references: readonly string[];
  /** References of the orders of the business that were erased before, of whose customers callbacks may have come since. */
  readonly erasedBefore: readonly string[];
  /** Finds the customer in texts that are about no order. */
  readonly identity: string;
}

const deliveriesSql = ({ businessId, ids }: Traces) => sql`business_id = ${businessId}
  and (transaction_id = any (${ids}::text[]) or exists (select from unnest(${ids}::text[]) id where strpos(body, id) > 0))`;
const aboutSql = (references: readonly string[]) => sql`(transfer_reference = any (${references}::text[])
  or exists (select from unnest(${references}::text[]) reference where strpos(body, reference) > 0))`;
const callbacksSql = ({ references, erasedBefore, identity }: Traces) =>
  sql`(${aboutSql(references)} or (body ~* ${identity} and ${aboutSql(erasedBefore)}))`;
const differencesSql = ({ ids, references }: Traces) => sql`(flow_id = any (${ids}::text[])
  or subject = any (${references}::text[]))`;
/** Lines that name no business are the platform's, such as those of requests for a second operator. */
const auditSql = ({ businessId, ids, identity }: Traces, pattern: string) => sql`(
  business_id = ${businessId} and (subject = any (${ids}::text[]) or concat_ws(' ', details, before, after) ~* ${pattern})
  or business_id is null and concat_ws(' ', details, before, after) ~* ${pattern} and (
    concat_ws(' ', details, before, after) ~* ${identity}
    or exists (select from unnest(${ids}::text[]) id where strpos(subject, id) > 0)))`;

/** What of a business's orders is looked for. */
async function tracesOf(
  runner: StatementRunner,
  { businessId, ids, identity }: Pick<Traces, 'businessId' | 'ids' | 'identity'>,
): Promise<Traces> {
  const erased = await runner.run(
    statement<{ id: string }>('privacy.erasedBefore')`select id from transactions
      where business_id = ${businessId} and description = ${ERASED}`,
  );
  const before = erased.map(({ id }) => id).filter((id) => !ids.includes(id));
  const references = await referencesOf(runner, ids);
  return { businessId, ids, references, identity, erasedBefore: await referencesOf(runner, before) };
}

/**
 * What is stored of a customer: its rows by their tables, of open orders too.
 *
 * @returns undefined when the phone number cannot be looked for.
 */
export function exportCustomer(
  database: Database,
  customer: CustomerOfBusiness,
): Promise<Readonly<Record<string, readonly object[]>> | undefined> {
  return database.transaction(
    async (runner) => {
      const patterns = identityPatterns(customer);
      if (!patterns) return undefined;
      const identity = valuesPattern([], patterns);
      const { ended, open } = await findOrders(runner, customer, identity);
      const ids = [...ended, ...open];
      const traces = await tracesOf(runner, { businessId: customer.businessId, ids, identity });
      const ofOrder = sql`transaction_id = any (${ids}::text[])`;
      const sources = {
        transactions: sql`select * from transactions where id = any (${ids}::text[])`,
        collections: sql`select * from collections where ${ofOrder}`,
        bill_purchases: sql`select * from bill_purchases where ${ofOrder}`,
        usdt_sales: sql`select * from usdt_sales where id = any (${ids}::text[])`,
        crypto_payments: sql`select * from crypto_payments where id = any (${ids}::text[])`,
        chain_deposits: sql`select * from chain_deposits where payment_id = any (${ids}::text[])`,
        crypto_refunds: sql`select * from crypto_refunds where payment_id = any (${ids}::text[])`,
        approval_requests: sql`select * from approval_requests where id = any (${ids}::text[])`,
        webhook_deliveries: sql`select * from webhook_deliveries where ${deliveriesSql(traces)}`,
        provider_callbacks: sql`select provider, event_type, received_at, body from provider_callbacks where ${callbacksSql(traces)}`,
      };
      const found: Record<string, readonly object[]> = {};
      for (const [name, source] of Object.entries(sources)) {
        const rows = await runner.run(
          statement<{ row: object }>(
            `privacy.export.${name}`,
          )`select to_jsonb(found_row) as row from (${source}) found_row`,
        );
        if (rows.length > 0) found[name] = rows.map(({ row }) => withoutOperators(name, row));
      }
      return found;
    },
    { readOnlySnapshot: true },
  );
}

/** A row without the names of operators, who are not the person that gets it. */
function withoutOperators(table: string, row: object): object {
  const { personal = [] } = CLASSIFIED_TABLES[table] ?? {};
  const hidden = personal.filter(({ of }) => of === 'operator').flatMap(({ columns }) => columns.split(' '));
  return Object.fromEntries(Object.entries(row).filter(([column]) => !hidden.includes(column)));
}

/**
 * Erases what is stored of a customer, on record, in one transaction. Amounts, times, ids and the ledger stay. A repeated call
 * erases what has ended since.
 *
 * @param ownerDatabase the database by the address of a role that owns the tables.
 * @param by.onErased does what belongs to the same transaction.
 * @returns the orders that were erased, and those that were left; undefined when the phone number cannot be looked for.
 * @throws Postgres's 42501 when the role owns no tables.
 */
export function eraseCustomer(
  ownerDatabase: Database,
  customer: CustomerOfBusiness,
  by: {
    readonly operator: string;
    readonly reason: string;
    readonly confirmedBy?: string | undefined;
    readonly onErased?: (runner: StatementRunner) => Promise<void>;
  },
): Promise<CustomerOrders | undefined> {
  const { businessId } = customer;
  return ownerDatabase.transaction(async (runner) => {
    await actAsOwner(runner);
    await lockBusiness(runner, businessId);
    const patterns = identityPatterns(customer);
    if (!patterns) return undefined;
    const identity = valuesPattern([], patterns);
    const orders = await findOrders(runner, customer, identity);
    const { ended, open } = orders;
    const traces = await tracesOf(runner, { businessId, ids: ended, identity });
    // Before the records that they are read of are erased.
    const pattern = valuesPattern(await valuesOf(runner, ended), patterns);
    await eraseRecords(runner, traces, pattern);
    await eraseTraces(runner, traces, pattern);
    await by.onErased?.(runner);
    await appendAudit(runner, {
      actor: by.operator,
      action: 'privacy.erase_customer',
      subject: businessId,
      businessId,
      details: { orders: ended.length, left: open, reason: by.reason, confirmedBy: by.confirmedBy },
    });
    return orders;
  });
}

/** Runs statements one after the other, each under the name of its table. */
async function runAll(runner: StatementRunner, statements: Readonly<Record<string, Sql>>): Promise<void> {
  for (const [name, query] of Object.entries(statements)) {
    await runner.run(statement(`privacy.erase.${name}`)`${query}`);
  }
}

/** A column whose matches of a pattern are erased. */
const without = (column: Sql, pattern: string) => sql`regexp_replace(${column}, ${pattern}, ${ERASED}, 'gi')`;

/** Erases the records of orders. */
function eraseRecords(runner: StatementRunner, { ids, identity }: Traces, pattern: string): Promise<void> {
  const mine = sql`id = any (${ids}::text[])`;
  const ofOrder = sql`transaction_id = any (${ids}::text[])`;
  return runAll(runner, {
    transactions: sql`update transactions set
        customer = case when flow = any (${OF_MERCHANT}::text[]) then customer else ${ERASED} end,
        description = ${ERASED}, payer = erased_json(payer, ${pattern}, '{}'),
        metadata = erased_json(metadata - 'bill', ${pattern}, '{}') || case when metadata ? 'bill' then jsonb_build_object('bill',
            erased_json(metadata -> 'bill', ${pattern}, case when flow = 'bill' then ${KEPT_OF_BILLS}::text[] else '{}' end))
          else '{}' end,
        merchant_reference = ${without(sql`merchant_reference`, pattern)}
      where ${mine}`,
    collections: sql`update collections set customer_name = ${ERASED}, customer_phone = ${ERASED},
        customer_email = case when customer_email is not null then ${ERASED} end
      where ${ofOrder}`,
    bill_purchases: sql`update bill_purchases
      set account = ${ERASED}, phone = case when phone is not null then ${ERASED} end where ${ofOrder}`,
    usdt_sales: sql`update usdt_sales set metadata = erased_json(metadata, ${pattern}, '{}'),
        merchant_reference = ${without(sql`merchant_reference`, pattern)}
      where ${mine}`,
    crypto_payments: sql`update crypto_payments set metadata = erased_json(metadata, ${pattern}, '{}'),
        merchant_customer_id = case when merchant_customer_id is not null then ${ERASED} end,
        payer_reference = case when payer_reference is not null then ${ERASED} end,
        description = case when description is not null then ${ERASED} end,
        return_url = ${without(sql`return_url`, pattern)}, merchant_reference = ${without(sql`merchant_reference`, pattern)}
      where ${mine}`,
    crypto_refunds: sql`update crypto_refunds
      set reason = ${ERASED}, cancel_reason = ${without(sql`cancel_reason`, pattern)},
        merchant_reference = ${without(sql`merchant_reference`, pattern)}
      where payment_id = any (${ids}::text[])`,
    approval_requests: sql`update approval_requests set body = erased_json(body, ${pattern}, ${KEPT_OF_REQUESTS}::text[]),
        destination = case when destination is not null then ${ERASED} end,
        reason = case when reason is not null then ${ERASED} end
      where ${mine}`,
    orders: sql`update orders set failure_reason = ${without(sql`failure_reason`, pattern)},
        review_reason = ${without(sql`review_reason`, pattern)}, decision_reason = ${without(sql`decision_reason`, pattern)}
      where ${mine}`,
    attempts: sql`update attempts set reason = ${without(sql`reason`, pattern)}
      where order_id = any (${ids}::text[]) and reason ~* ${pattern}`,
    // What was not credited is of no business.
    vendor_credits: sql`update vendor_credits set reason = ${without(sql`reason`, pattern)},
        review_reason = ${without(sql`review_reason`, pattern)}, decision_reason = ${without(sql`decision_reason`, pattern)}
      where (${ofOrder} or transaction_id is null) and concat_ws(' ', reason, review_reason, decision_reason)
        ~* case when transaction_id is null then ${identity} else ${pattern} end`,
    chargebacks: sql`update chargebacks set decided_because = ${without(sql`decided_because`, pattern)}
      where ${ofOrder} and decided_because ~* ${pattern}`,
    balance_adjustments: sql`update balance_adjustments set reason = ${without(sql`reason`, pattern)} where ${mine}`,
    wallet_holds: sql`update wallet_holds set reason = ${without(sql`reason`, pattern)} where ${mine}`,
    wallet_hold_releases: sql`update wallet_hold_releases set reason = ${without(sql`reason`, pattern)} where ${ofOrder}`,
    recreated_orders: sql`update recreated_orders set reason = ${without(sql`reason`, pattern)}
      where order_id = any (${ids}::text[])`,
    crypto_losses: sql`update crypto_losses set reason = ${without(sql`reason`, pattern)}
      where payment_id = any (${ids}::text[])`,
  });
}

/** Erases what is stored about orders besides: what was sent and announced of them, and what was answered. */
function eraseTraces(runner: StatementRunner, traces: Traces, pattern: string): Promise<void> {
  const { businessId, ids } = traces;
  const ofBusiness = sql`business_id = ${businessId}`;
  return runAll(runner, {
    webhook_attempts: sql`update webhook_attempts set response_excerpt = case when response_excerpt is not null then ${ERASED} end,
        error = ${without(sql`error`, pattern)}
      where delivery_id in (select id from webhook_deliveries where ${deliveriesSql(traces)})`,
    webhook_deliveries: sql`update webhook_deliveries set body = ${ERASED_EVENT_BODY} where ${deliveriesSql(traces)}`,
    provider_callbacks: sql`update provider_callbacks set body = ${ERASED}, raw_body = null where ${callbacksSql(traces)}`,
    idempotency_keys: sql`update idempotency_keys set response_body = ${JSON.stringify({ success: true, msg: ERASED })}
      where ${ofBusiness} and resource_id = any (${ids}::text[]) and response_body is not null`,
    idempotency_keys_of_others: sql`update idempotency_keys set response_body = ${without(sql`response_body`, pattern)}
      where ${ofBusiness} and response_body ~* ${pattern}`,
    request_log: sql`update request_log set path = ${without(sql`path`, pattern)}, error = ${without(sql`error`, pattern)}
      where ${ofBusiness} and (path ~* ${pattern} or error ~* ${pattern})`,
    reconciliation_differences: sql`update reconciliation_differences set detail = ${without(sql`detail`, pattern)},
        explained_because = ${without(sql`explained_because`, pattern)}
      where ${differencesSql(traces)}`,
    reconciliation_events: sql`update reconciliation_events set reason = ${without(sql`reason`, pattern)}
      where difference_id in (select id from reconciliation_differences where ${differencesSql(traces)})`,
    notices: sql`update notices set facts = erased_json(facts, ${pattern}, null)
      where ${ofBusiness} and facts::text ~* ${pattern}`,
    audit_log: sql`update audit_log set details = erased_json(details, ${pattern}, null) || case
          when details ? 'reason' and proven_by <> 'operator' and subject = any (${ids}::text[]) then jsonb_build_object('reason', ${ERASED}::text)
          else '{}' end,
        before = erased_json(before, ${pattern}, null), after = erased_json(after, ${pattern}, null)
      where ${auditSql(traces, pattern)}`,
    operator_requests: sql`update operator_requests set details = erased_json(details, ${pattern}, null),
        reason = ${without(sql`reason`, pattern)}
      where (subject = ${businessId} or details ->> 'businessId' = ${businessId}
          or exists (select from unnest(${ids}::text[]) id where strpos(subject, id) > 0))
        and concat_ws(' ', reason, details) ~* ${pattern} and not (${undecidedSql})`,
  });
}
