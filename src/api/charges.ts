import { z } from 'zod';
import { CHARGE_KINDS, CHARGE_PAYERS, type ItemizedFee } from '../domain/ledger/charges.ts';
import { effectivePricing, type FeeSchedule, feeOfOrder, feeScheduleAt } from '../domain/ledger/pricing.ts';
import type { Kobo } from '../domain/money.ts';
import type { ApiDependencies, Caller } from './context.ts';
import { field } from './schemas.ts';

/** The items of a fee wherever one is answered. */
export const charges = z
  .array(
    z.object({
      kind: z.enum(CHARGE_KINDS).meta({ example: 'vat' }),
      amount: field.number(1.88, 'In naira.'),
      payer: z.enum(CHARGE_PAYERS).meta({ example: 'merchant' }),
    }),
  )
  .meta({
    id: 'Charges',
    description: 'What the fee consists of, where taxes are charged: what the merchant pays sums to the fee.',
  })
  .optional();

/** What the fees of a caller's orders follow from at this moment. */
export function feeScheduleOf({ config }: Pick<ApiDependencies, 'config'>, caller: Caller): FeeSchedule {
  return feeScheduleAt(effectivePricing(config.pricing, caller.pricing), Date.now());
}

/** What an order of this amount costs its merchant at this moment, in kobo. */
export function feeOf(
  dependencies: Pick<ApiDependencies, 'config'>,
  caller: Caller,
  order: { readonly kind: 'withdrawal' | 'bill'; readonly amountMinor: Kobo },
): ItemizedFee {
  return feeOfOrder(order.kind, order.amountMinor, feeScheduleOf(dependencies, caller));
}
