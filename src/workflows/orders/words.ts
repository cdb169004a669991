import type { VendorCreditInput } from '../../contract/flows.ts';
import { type AnyStepNames, KINDS, type OrderInput, VENDOR_CREDIT } from '../../contract/kinds.ts';
import { orderIdOf } from '../../contract/starts.ts';
import type { AnyKind } from './details.ts';

/** What names an order, or a vendor credit. */
export type InputOf<K extends AnyKind> = K extends 'vendor_credit'
  ? VendorCreditInput
  : OrderInput<Exclude<K, 'vendor_credit'>>;

/** What the workflow knows of its order from the start. */
export interface OrderWords {
  readonly kind: AnyKind;
  readonly input: object;
  readonly noun: string;
  /** What names the order to its steps. */
  readonly subject: { readonly orderId: string } | VendorCreditInput;
  readonly steps: AnyStepNames;
  readonly openStatus: 'PROCESSING' | 'PENDING';
}

/** What the workflow of a kind knows of the order that its input names. */
export function wordsOf(kind: AnyKind, input: object): OrderWords {
  if (kind === 'vendor_credit') {
    const { noun, activities: steps } = VENDOR_CREDIT;
    return { kind, input, noun, steps, subject: input as VendorCreditInput, openStatus: 'PENDING' };
  }
  const { noun, activities: steps } = KINDS[kind];
  const orderId = orderIdOf(kind, input as OrderInput<typeof kind>);
  return { kind, input, noun, steps, subject: { orderId }, openStatus: 'PROCESSING' };
}
