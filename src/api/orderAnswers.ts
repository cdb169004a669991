import { z } from 'zod';
import { type HeldKind, KINDS, type OrderInput } from '../contract/kinds.ts';
import { orderIdOf } from '../contract/starts.ts';
import { type Kobo, minorToNumber } from '../domain/money.ts';
import type { OrderStatus } from '../domain/orderStatus.ts';
import type { HeldOrder } from '../domain/orders/record.ts';
import { outcomeAnswers } from './acceptance.ts';
import type { ErrorCode } from './errorCodes.ts';
import { environment, exampleId, exampleOf, field, shown } from './schemas.ts';

/** The statuses of an order whose money is back. */
const FAILED = z.enum(['FAILED', 'REVERSED']);

/** An order that is shown by its transaction alone. */
export type QueuedOrder<K extends HeldKind> = OrderInput<K> &
  Pick<HeldOrder, 'environment' | 'status' | 'merchantReference'> & {
    readonly failureReason: string | undefined;
    readonly amountMinor: Kobo;
    /** What is shown besides; null before it is completed. */
    readonly brought?: object;
  };

/**
 * The answers to an order that is shown by its transaction alone. Its outcome is waited for with test keys; live orders
 * are queued.
 *
 * @param order.noun what it is called in messages, such as `data purchase`.
 * @param order.reason an example of why it failed.
 * @param order.brought the fields of what is shown besides, which may be null.
 * @param order.descriptions what its answers mean.
 */
export function queuedOrderAnswers<K extends HeldKind>(
  kind: K,
  id: string,
  order: {
    readonly noun: string;
    readonly code: ErrorCode;
    readonly reason: string;
    readonly brought?: z.ZodRawShape;
    readonly descriptions: Readonly<Record<'completed' | 'failed', string>>;
  },
) {
  const { noun, code, descriptions } = order;
  const brought: z.ZodObject = z.object(order.brought ?? {});
  const fields = {
    transactionId: field.text(exampleId(KINDS[kind].idPrefix)),
    status: z.enum(['PROCESSING', 'COMPLETED']).meta({ example: 'COMPLETED' }),
    amount: field.number(500),
    reason: field.textOrNull(null, 'Why it failed.'),
    merchantReference: field.textOrNull('order-1042'),
    environment,
    simulated: z.boolean().meta({ description: 'True with test keys.', example: true }),
    ...brought.shape,
  };
  const failedFields = { ...fields, status: FAILED, reason: field.textOrNull(order.reason) };
  const example = exampleOf(z.object(fields)) as object;
  const nothingBrought = Object.fromEntries(Object.keys(brought.shape).map((name) => [name, null]));
  return outcomeAnswers<QueuedOrder<K>>(
    id,
    {
      completed: {
        description: descriptions.completed,
        msg: `${noun} completed`,
        example,
      },
      underWay: {
        description: 'Accepted and queued: poll GET /transactions/{transactionId}.',
        msg: `${noun} is processing`,
        example: { ...example, ...nothingBrought, status: 'PROCESSING' },
      },
      failed: {
        description: descriptions.failed,
        msg: `the ${noun} failed; the money is back`,
        code,
        example: { ...(exampleOf(z.object(failedFields)) as object), ...nothingBrought },
      },
      fields,
      failedFields,
    },
    (ordered, outcome) => {
      const { environment, status, failureReason, merchantReference, amountMinor }: QueuedOrder<HeldKind> =
        ordered;
      const simulated = environment === 'test';
      return {
        transactionId: orderIdOf(kind, ordered),
        status,
        amount: minorToNumber(amountMinor, 'NGN'),
        reason: failureReason ?? null,
        merchantReference: merchantReference ?? null,
        environment,
        simulated,
        ...shown(brought, { ...ordered.brought }),
        ...(outcome === 'underWay' && !simulated && { msg: `${noun} is queued` }),
      };
    },
  );
}

/**
 * The answers to a payout to the settlement bank account.
 *
 * @param withdrawal what they show of it.
 * @param whatIsBack what the merchant has again when it failed, with its verb.
 */
export function payoutAnswers<Shape extends z.ZodRawShape>(
  id: string,
  withdrawal: z.ZodObject<Shape>,
  whatIsBack: string,
) {
  const fields = { withdrawal: withdrawal.meta({ id }) };
  const exampleWith = (status: OrderStatus) => ({
    withdrawal: { ...(exampleOf(withdrawal) as object), status },
  });
  return outcomeAnswers<Readonly<Record<string, unknown>> & { readonly status: OrderStatus }>(
    id,
    {
      completed: {
        description: 'The bank has the money.',
        msg: 'withdrawal completed',
        example: exampleWith('COMPLETED'),
      },
      underWay: {
        description: 'Accepted; the outcome is not known yet.',
        msg: 'withdrawal is processing',
        example: exampleWith('PROCESSING'),
      },
      failed: {
        description: `The transfer failed; ${whatIsBack} back.`,
        msg: `the transfer failed; ${whatIsBack} back`,
        code: 'transfer_failed',
        example: exampleWith('FAILED'),
      },
      fields,
      failedFields: fields,
    },
    (shown) => ({ withdrawal: shown }),
  );
}
