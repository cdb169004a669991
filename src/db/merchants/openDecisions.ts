import type { UsedToday } from '../../domain/ledger/pricing.ts';
import type { ApprovalKind } from '../../domain/merchants/approvals.ts';
import type { KycStatus } from '../../domain/merchants/liveApproval.ts';
import type { Asset, Id, Owner } from '../../domain/money.ts';
import { TEST_EVENT_TYPE } from '../../domain/webhooks/eventTypes.ts';
import type { StatementRunner } from '../core/database.ts';
import { sql, statement } from '../core/sql.ts';
import { readUses, type StoredUses } from '../ledger/ledgerStore.ts';

/** What waits for a merchant, counted. Each count is at most 1,000. */
export interface OpenDecisions {
  readonly approvals: number;
  readonly paymentsInReview: number;
  readonly overpaidPayments: number;
  readonly automaticPayouts: number;
  /** Withdrawals that failed within three days. */
  readonly failedWithdrawals: number;
  readonly webhookEndpoints: number;
  /** Whether the business owes something. */
  readonly hasDebt: boolean;
  /** The assets whose balance is below the threshold of its alert. */
  readonly lowBalances: readonly Asset[];
  /** What is used of the daily limits today. */
  readonly used: readonly UsedToday[];
}

/** As a row has it: JSON has no bigint. */
type StoredDecisions = Omit<OpenDecisions, 'used'> & { readonly used: StoredUses };

/**
 * Reads what waits for a merchant, by indexes that hold nothing of what is over.
 *
 * @param by.kinds the kinds of approval requests that the user may decide. Those that the user made are for others.
 */
export async function readOpenDecisions(
  runner: StatementRunner,
  { businessId, environment }: Owner,
  by: { readonly userId: string | undefined; readonly kinds: readonly ApprovalKind[] },
): Promise<OpenDecisions> {
  const ofOwner = sql`business_id = ${businessId} and environment = ${environment}`;
  const stored = await runner.one(
    statement<StoredDecisions>('openDecisions.read')`select
      (select count(*)::integer from approval_requests
        where business_id = ${businessId} and status = 'WAITING' and expires_at > now()
          and coalesce(environment, ${environment}) = ${environment} and kind = any (${by.kinds}::text[])
          and made_by_user is distinct from ${by.userId}::text) as approvals,
      (select count(*)::integer from (
        select from crypto_payments where ${ofOwner} and status = 'MANUAL_REVIEW' and review_reason <> 'sweep_failed'
          limit 1000) waiting) as payments_in_review,
      (select count(*)::integer from (
        select from crypto_payments payment where ${ofOwner} and status = 'OVERPAID'
          and not exists (select from crypto_sweeps where payment_id = payment.id) limit 1000) waiting) as overpaid_payments,
      (select count(*)::integer from automatic_payouts where ${ofOwner} and status = 'PAUSED') as automatic_payouts,
      (select count(*)::integer from (
        select from transactions where ${ofOwner} and status = 'FAILED' and flow = 'withdrawal'
          and created_at > now() - interval '3 days' limit 1000) failed) as failed_withdrawals,
      (select count(*)::integer from webhook_endpoints
        where ${ofOwner} and deleted_at is null and disabled_reason in ('GONE', 'FAILING')) as webhook_endpoints,
      exists (select from ledger.accounts
        where ${ofOwner} and kind = 'debt' and balance_minor < 0) as has_debt,
      array(select asset from ledger.accounts
        where ${ofOwner} and kind = 'available' and low_since is not null order by asset) as low_balances,
      (select coalesce(json_agg(json_build_object('limit', limit_name, 'count', uses::text,
          'amountMinor', amount_minor::text) order by limit_name), '[]')
        from daily_uses where ${ofOwner} and day = day_in_lagos(now())) as used`,
    'A select of counts has one row.',
  );
  return { ...stored, used: readUses(stored.used) };
}

/** What a business has done of what production needs, by the rows of production alone. */
export interface LiveFacts {
  readonly kycStatus: KycStatus;
  /** Whether its documents wait for a decision. */
  readonly isKycSubmitted: boolean;
  /** Undefined where it is not rejected. */
  readonly rejectionReason: string | undefined;
  readonly hasBankAccount: boolean;
  /** Whether an endpoint that is still enabled, at the URL that it still has, answered a test event with 2xx. */
  readonly hasVerifiedWebhook: boolean;
  readonly hasUsedKey: boolean;
}

/** Reads what a business has done before going live, by indexes of the business. */
export function readLiveFacts(runner: StatementRunner, businessId: Id<'biz'>): Promise<LiveFacts> {
  const inProduction = sql`business_id = ${businessId} and environment = 'prod'`;
  return runner.one(
    statement<LiveFacts>('liveFacts.read')`select
        kyc_status, kyc_submitted_at is not null as is_kyc_submitted,
        case when kyc_status = 'REJECTED' then kyc_reason end as rejection_reason,
        exists (select from bank_accounts where ${inProduction}) as has_bank_account,
        exists (select from webhook_deliveries delivery left join webhook_endpoints endpoint on endpoint.id = endpoint_id
          where delivery.business_id = ${businessId} and delivery.environment = 'prod'
            and event_type = ${TEST_EVENT_TYPE} and delivery.status = 'DELIVERED'
            and case when endpoint_id is null then webhook_url_prod <> '' else endpoint.status = 'ENABLED' end
            and not exists (select from webhook_attempts where delivery_id = delivery.id
              and response_status between 200 and 299 and url <> coalesce(endpoint.url, webhook_url_prod))
        ) as has_verified_webhook,
        exists (select from api_keys where ${inProduction} and last_used_at is not null) as has_used_key
      from businesses where id = ${businessId}`,
    'A business that was just authenticated is gone.',
  );
}
