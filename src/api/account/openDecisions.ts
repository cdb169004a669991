import { z } from 'zod';
import { readOpenDecisions } from '../../db/merchants/openDecisions.ts';
import { type DailyLimits, effectivePricing, isNearLimit } from '../../domain/ledger/pricing.ts';
import { APPROVAL_KINDS, permissionToApprove } from '../../domain/merchants/approvals.ts';
import type { Permission } from '../../domain/merchants/permissions.ts';
import { ASSETS, type Asset } from '../../domain/money.ts';
import type { ApiDependencies, Caller } from '../context.ts';

const DECISION_KINDS = [
  'approvals',
  'usdt_payments_in_review',
  'usdt_payments_overpaid',
  'automatic_payouts',
  'failed_withdrawals',
  'withdrawal_limit',
  'sale_limit',
  'bill_limit',
  'name_enquiry_limit',
  'webhook_endpoints',
  'debt',
  'low_balance',
] as const;
type DecisionKind = (typeof DECISION_KINDS)[number];

/** What a caller needs for each kind to be able to do something about it; approvals are judged one by one. */
const PERMISSIONS: Readonly<Record<Exclude<DecisionKind, 'approvals'>, Permission>> = {
  usdt_payments_in_review: 'usdt_payments:write',
  usdt_payments_overpaid: 'usdt_payments:write',
  automatic_payouts: 'account:write',
  failed_withdrawals: 'withdrawals:write',
  withdrawal_limit: 'withdrawals:write',
  sale_limit: 'usdt_sales:write',
  bill_limit: 'bills:write',
  name_enquiry_limit: 'withdrawals:write',
  webhook_endpoints: 'webhooks:write',
  debt: 'withdrawals:write',
  low_balance: 'withdrawals:write',
};

const LIMIT_KINDS: Readonly<Record<keyof DailyLimits, DecisionKind>> = {
  withdrawals: 'withdrawal_limit',
  sales: 'sale_limit',
  bills: 'bill_limit',
  nameEnquiries: 'name_enquiry_limit',
};

export const openDecisions = z
  .array(
    z.object({
      kind: z.enum(DECISION_KINDS).meta({ example: 'approvals' }),
      count: z.int().meta({ description: 'At most 1,000.', example: 1 }),
      currency: z
        .enum(ASSETS)
        .nullable()
        .meta({ description: 'Of a debt and a low balance.', example: null }),
    }),
  )
  .meta({
    description:
      'Decisions that the caller may make: approvals, USDT payments to resolve, disabled endpoints, ' +
      'paused automatic payouts, and withdrawals that failed within three days. ' +
      'Also a debt, daily limits used to 80 %, and balances below their alert.',
  });

/** What needs a decision of the merchant that the caller may make. */
export async function readDecisionsOf(
  { config, database }: Pick<ApiDependencies, 'config' | 'database'>,
  caller: Caller,
): Promise<z.infer<typeof openDecisions>> {
  const { permissions, user } = caller;
  // Users approve; keys do not.
  const kinds = user ? APPROVAL_KINDS.filter((kind) => permissions.has(permissionToApprove(kind))) : [];
  const open = await readOpenDecisions(database, caller, { userId: user?.userId, kinds });
  const { dailyLimits } = effectivePricing(config.pricing, caller.pricing);
  const of = (kind: DecisionKind, count: number, currency: Asset | null = null) =>
    count > 0 && (kind === 'approvals' || permissions.has(PERMISSIONS[kind]))
      ? [{ kind, count, currency }]
      : [];
  return [
    ...of('approvals', open.approvals),
    ...of('usdt_payments_in_review', open.paymentsInReview),
    ...of('usdt_payments_overpaid', open.overpaidPayments),
    ...of('automatic_payouts', open.automaticPayouts),
    ...of('failed_withdrawals', open.failedWithdrawals),
    ...open.used.flatMap((used) =>
      used.limit !== 'payoutHold' && isNearLimit(used, dailyLimits[used.limit])
        ? of(LIMIT_KINDS[used.limit], 1)
        : [],
    ),
    ...of('webhook_endpoints', open.webhookEndpoints),
    ...of('debt', open.hasDebt ? 1 : 0, 'NGN'),
    ...open.lowBalances.flatMap((asset) => of('low_balance', 1, asset)),
  ];
}
