import type { Asset } from '../../../domain/money.ts';
import { appendAudit } from '../../core/auditLog.ts';
import type { StatementRunner } from '../../core/database.ts';
import { sql, statement } from '../../core/sql.ts';
import { lockBusiness } from '../businessLock.ts';
import { removeAccess } from '../users.ts';

/** What a business still has in production, for which it cannot be closed. */
export interface Remainder {
  readonly balances: readonly {
    readonly asset: Asset;
    readonly kind: 'available' | 'held' | 'debt';
    readonly balanceMinor: bigint;
  }[];
  /** The ids of what has not ended. */
  readonly open: readonly string[];
}

/** Reads what a business still has: balances, orders, sessions, refunds, disputes and deposits that are not decided. */
export async function readRemainder(runner: StatementRunner, businessId: string): Promise<Remainder> {
  const live = sql`business_id = ${businessId} and environment = 'prod'`;
  const balances = await runner.run(
    statement<Remainder['balances'][number]>('closing.balances')`
      select asset, kind, balance_minor from ledger.accounts where ${live} and balance_minor <> 0 order by asset, kind`,
  );
  const open = await runner.run(
    statement<{ id: string }>('closing.open')`
      select id from transactions where ${live} and status = 'PROCESSING'
      union select id from usdt_sales where ${live} and status = 'PROCESSING'
      union select id from crypto_payments where ${live} and status not in ('SETTLED', 'FAILED', 'EXPIRED')
      union select payment_id from session_sales where ${live} and status = 'PENDING'
      union select id from crypto_refunds where ${live} and status in ('PENDING', 'PROCESSING')
      union select payment_id from chain_deposits where ${live} and status = 'UNEXPECTED'
      union select id from approval_requests where ${live} and status = 'WAITING'
      union select transaction_id from chargebacks its
        where status = 'OPEN' and exists (select from transactions where id = its.transaction_id and ${live})
      order by id`,
  );
  return { balances, open: open.map(({ id }) => id) };
}

/** A balance of a closed business: late deposits, payments into its vendor account and returns of banks still arrive. */
export interface BalanceOfClosed {
  readonly businessId: string;
  readonly name: string;
  /** ISO 8601. */
  readonly closedAt: string;
  readonly asset: Asset;
  readonly kind: Remainder['balances'][number]['kind'];
  readonly balanceMinor: bigint;
}

/** What closed businesses have in production, the one that was closed first first. */
export function listBalancesOfClosed(runner: StatementRunner): Promise<readonly BalanceOfClosed[]> {
  return runner.run(
    statement<BalanceOfClosed>('closing.balancesOfClosed')`
      select business.id as business_id, business.name, business.closed_at, its.asset, its.kind, its.balance_minor
        from businesses business join ledger.accounts its on its.business_id = business.id
        where business.closed_at is not null and its.environment = 'prod' and its.balance_minor <> 0
        order by business.closed_at, business.id, its.asset, its.kind`,
  );
}

/** What closing a business ended. */
export interface ClosedBusiness {
  readonly keys: number;
  readonly users: number;
  readonly endpoints: number;
}

/**
 * Closes a business for good, on record: it is inactive, and its keys, users, sessions and webhook endpoints end. Its books and
 * records stay. What is under way in the sandbox is left to end by itself. A repeated call ends what is left.
 *
 * @param runner a transaction.
 * @returns what ended; the remainder, with nothing ended, when there is one; undefined when there is no such business.
 */
export async function closeBusiness(
  runner: StatementRunner,
  businessId: string,
  by: { readonly operator: string; readonly reason: string; readonly confirmedBy?: string | undefined },
): Promise<ClosedBusiness | Remainder | undefined> {
  await lockBusiness(runner, businessId);
  const remainder = await readRemainder(runner, businessId);
  if (remainder.balances.length > 0 || remainder.open.length > 0) return remainder;
  const isThere = await runner.hasRow(
    statement(
      'closing.close',
    )`update businesses set is_active = false, closed_at = coalesce(closed_at, now()),
        webhook_url_prod = null, webhook_url_test = null, session_sales_prod = null, session_sales_test = null,
        updated_at = now()
      where id = ${businessId} returning id`,
  );
  if (!isThere) return undefined;
  const mine = sql`business_id = ${businessId}`;
  const keys = await runner.run(
    statement('closing.keys')`update api_keys set expires_at = now()
      where ${mine} and (expires_at is null or expires_at > now()) returning id`,
  );
  const users = await runner.run(
    statement<{ id: string }>('closing.users')`select id from users where ${mine} and status <> 'removed'`,
  );
  for (const { id } of users) await removeAccess(runner, id);
  const endpoints = await runner.run(
    statement(
      'closing.endpoints',
    )`update webhook_endpoints set status = 'DISABLED', deleted_at = now(), updated_at = now(),
        disabled_reason = coalesce(disabled_reason, 'MERCHANT')
      where ${mine} and deleted_at is null returning id`,
  );
  await runner.run(
    statement('closing.secrets')`update webhook_secrets set expires_at = now()
      where ${mine} and endpoint_id is not null and expires_at is null`,
  );
  await runner.run(
    statement(
      'closing.payouts',
    )`update automatic_payouts set status = 'OFF', paused_because = null, failures = 0
      where ${mine} and status <> 'OFF'`,
  );
  const ended = { keys: keys.length, users: users.length, endpoints: endpoints.length };
  const details = { ...ended, reason: by.reason, confirmedBy: by.confirmedBy };
  await appendAudit(runner, {
    actor: by.operator,
    action: 'business.close',
    subject: businessId,
    businessId,
    details,
  });
  return ended;
}
