import { z } from 'zod';
import type { SessionPolicy } from '../../domain/usdt/usdtSession.ts';
import { jsonAmount } from '../schemas.ts';

/** What of a session's policy is the merchant's to choose; the rest is agreed with us. */
export type MerchantPolicy = Pick<
  SessionPolicy,
  'toleranceBasisPoints' | 'creditsUnderpayment' | 'creditsOverpayment'
>;

const MAX_TOLERANCE_PERCENT = 10;
const toleranceProblem = `must be from 0 to ${MAX_TOLERANCE_PERCENT}, with at most 2 decimals`;

const decision = z.enum(['accept', 'review'], 'must be accept or review');

const DESCRIPTIONS = {
  tolerancePercent: 'The difference that still counts as exact, in percent of the expected amount.',
  underpaid: 'Whether an underpayment is credited when the time to pay is over, or waits for your decision.',
  overpaid: 'Whether an overpayment is credited at once, or waits for your decision.',
};

/** A policy that is asked for; what it leaves out stays as it is. */
export const policyBody = z
  .object(
    {
      tolerancePercent: jsonAmount
        .refine(isTolerance, toleranceProblem)
        .optional()
        .meta({ description: DESCRIPTIONS.tolerancePercent, example: 0.5 }),
      underpaid: decision.optional().meta({ description: DESCRIPTIONS.underpaid, example: 'review' }),
      overpaid: decision.optional().meta({ description: DESCRIPTIONS.overpaid, example: 'accept' }),
    },
    'must be an object with tolerancePercent, underpaid or overpaid',
  )
  .meta({ id: 'CryptoPaymentPolicyRequest' });

/** A policy as answers show it. */
export const policyShown = z
  .object({
    tolerancePercent: z.number().meta({ example: 0.5 }),
    underpaid: z.enum(['accept', 'review']).meta({ example: 'review' }),
    overpaid: z.enum(['accept', 'review']).meta({ example: 'accept' }),
  })
  .meta({ id: 'CryptoPaymentPolicy', description: 'What happens to an amount that is not exact.' });

function isTolerance(percent: number): boolean {
  const isWhole = Number(percent.toFixed(2)) === percent;
  return percent >= 0 && percent <= MAX_TOLERANCE_PERCENT && isWhole;
}

/** What a body asks for, as sessions keep it; fields that it leaves out are left out. */
export function readPolicy({
  tolerancePercent,
  underpaid,
  overpaid,
}: z.infer<typeof policyBody>): Partial<MerchantPolicy> {
  return {
    ...(tolerancePercent !== undefined && {
      toleranceBasisPoints: BigInt(Math.round(tolerancePercent * 100)),
    }),
    ...(underpaid !== undefined && { creditsUnderpayment: underpaid === 'accept' }),
    ...(overpaid !== undefined && { creditsOverpayment: overpaid === 'accept' }),
  };
}

export function presentPolicy(policy: MerchantPolicy): z.infer<typeof policyShown> {
  return {
    tolerancePercent: Number(policy.toleranceBasisPoints) / 100,
    underpaid: policy.creditsUnderpayment ? 'accept' : 'review',
    overpaid: policy.creditsOverpayment ? 'accept' : 'review',
  };
}
