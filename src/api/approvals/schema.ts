import { z } from 'zod';
import { APPROVAL_KINDS, APPROVAL_STATUSES } from '../../domain/merchants/approvals.ts';
import { ASSETS } from '../../domain/money.ts';
import { moment } from '../lists/query.ts';
import {
  answer,
  answerToToken,
  environment,
  exampleId,
  field,
  nairaAmount,
  pageFields,
  requiredOr,
  requiredText,
  statusFilter,
  usdtAmount,
} from '../schemas.ts';

const kind = z.enum(APPROVAL_KINDS).meta({
  description: 'An order; or `approval_rule`, a change of which orders wait.',
  example: 'withdrawal',
});
const status = z.enum(APPROVAL_STATUSES).meta({
  description: 'A request without a decision has EXPIRED 24 hours after it was made.',
  example: 'WAITING',
});

/** Which orders wait, as it is answered. */
export const approvalRule = z
  .object({
    aboveNgn: z.number().nullable().meta({
      description: 'Withdrawals, bills and refunds above this amount in naira wait; null when none does.',
      example: 500_000,
    }),
    aboveUsdt: z.number().nullable().meta({
      description: 'Sales and refunds above this amount of USDT wait; null when none does.',
      example: 500,
    }),
    includesKeys: z.boolean().meta({ description: 'Whether orders by API key wait too.', example: false }),
  })
  .meta({ id: 'ApprovalRule' });

/** The rule as it is changed, which is read again when a second person approves the change. */
export const approvalRuleBody = z
  .object({
    aboveNgn: nairaAmount.nullable(),
    aboveUsdt: usdtAmount.nullable(),
    includesKeys: z.boolean(requiredOr('must be true or false')).meta({ example: false }),
  })
  .meta({ id: 'ApprovalRuleChange' });

/** A request wherever it is answered. */
const approval = z
  .object({
    id: field.text(exampleId('apr')),
    kind,
    status,
    amount: z.number().nullable().meta({
      description: 'Of the order, without its fee; null for a change of the rule.',
      example: 750_000,
    }),
    currency: z.enum(ASSETS).nullable().meta({ example: 'NGN' }),
    destination: field.textOrNull(
      '0123456789, Guaranty Trust Bank, ADA STORES LIMITED',
      'Where the money goes.',
    ),
    aboveNgn: z
      .number()
      .nullable()
      .meta({ description: 'For a change of the rule: the new amount.', example: null }),
    aboveUsdt: z.number().nullable().meta({ description: 'Likewise.', example: null }),
    includesKeys: z.boolean().nullable().meta({ description: 'Likewise; null of an order.', example: null }),
    previousAboveNgn: z.number().nullable().meta({
      description: 'For a change of the rule: the amount when it was requested.',
      example: null,
    }),
    previousAboveUsdt: z.number().nullable().meta({ description: 'Likewise.', example: null }),
    previousIncludesKeys: z
      .boolean()
      .nullable()
      .meta({ description: 'Likewise; null of an order.', example: null }),
    merchantReference: field.textOrNull('order-1042'),
    madeBy: field.text(
      'ada@merchant.example',
      'The user, or the API key by its last characters. Callers that may not read users see a user’s role.',
    ),
    isYours: z
      .boolean()
      .meta({ description: 'Whether you made it; then another user decides.', example: false }),
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
    decidedBy: field.textOrNull(null, 'The user who approved or refused it, shown as `madeBy`.'),
    decidedAt: z.iso.datetime().nullable(),
    reason: field.textOrNull(null, 'Why it was refused.'),
    transactionId: field.textOrNull(
      null,
      'The order after the approval: a transaction; for `usdt_sale` a sale, for `usdt_refund` a refund of ' +
        'USDT.',
    ),
    environment: environment
      .nullable()
      .meta({ description: 'Null for a change of the rule, which applies to both.' }),
  })
  .meta({ id: 'Approval' });

/** The answer to an order that waits for a second person. */
export const waitingOrderAnswer = answer('WaitingOrderAnswer', {
  msg: field.text('waiting for approval by a second person'),
  approval,
});

export const approvalQuery = {
  status: statusFilter(status.options, 'approvalStatus'),
  kind: z
    .enum(APPROVAL_KINDS, `must be one of ${APPROVAL_KINDS.join(', ')}`)
    .optional()
    .meta({ param: { id: 'approvalKind' } }),
  from: moment('approvalsFrom', 'Made at or after this moment.'),
  to: moment('approvalsTo', 'Made before this moment.'),
};

export const approvalParams = z.object({ id: field.text(exampleId('apr')) });

export const refusalBody = z
  .object({ reason: requiredText(500).meta({ example: 'The amount does not match the invoice.' }) })
  .meta({ id: 'ApprovalRefusal' });

export const approvalListAnswer = answer('ApprovalListAnswer', {
  approvals: z.array(approval),
  ...pageFields,
});
export const approvalAnswer = answer('ApprovalAnswer', { approval });
export const decidedAnswer = answerToToken('ApprovalDecisionAnswer', { approval });
export const ruleAnswer = answerToToken('ApprovalRuleAnswer', { rule: approvalRule });
export const ruleChangeAnswer = answerToToken('ApprovalRuleChangeAnswer', {
  rule: approvalRule,
  approval: approval.nullable().meta({
    description: 'The request that waits for a second person, where the change needs one; else null.',
  }),
});
