import { z } from 'zod';
import type { EventKind, WebhookEventType } from '../../contract/kinds.ts';
import { environment, exampleId, field } from '../schemas.ts';

/** What the events of each kind show of its terms (`OrderEvent.terms`). */
const TERMS: Readonly<Record<EventKind, z.ZodRawShape>> = {
  withdrawal: {
    amount: field.number(50_000),
    fee: field.number(25),
    totalDebit: field.number(50_025, 'Amount plus fee.'),
    currency: z.literal('NGN'),
    bankAccount: field.text('0123456789'),
    bankName: field.text('Guaranty Trust Bank'),
  },
};

/** The event that tells how an order ended: its type, when, and the order. */
function orderEvent<Kind extends EventKind>(kind: Kind, outcome: 'completed' | 'failed') {
  const title = `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;
  const isFailed = outcome === 'failed';
  return z
    .object({
      type: z.literal(`${kind}.${outcome}`),
      timestamp: z.iso.datetime().meta({ description: 'When it happened.' }),
      data: z.object({
        transactionId: field.text(exampleId('wd')),
        ...TERMS[kind],
        status: isFailed
          ? z.enum(['FAILED', 'REVERSED']).meta({
              description: 'REVERSED: the bank returned the money after the transfer was completed.',
              example: 'FAILED',
            })
          : z.literal('COMPLETED'),
        failureReason: field.textOrNull(isFailed ? 'The bank refused the transfer.' : null),
        merchantReference: field.textOrNull('order-1042'),
        metadata: z.record(z.string(), z.unknown()).meta({ example: { orderId: 1042 } }),
        environment,
        simulated: z.boolean().meta({ description: 'True with test keys.', example: true }),
        createdAt: z.iso.datetime().meta({ description: 'When it was requested.' }),
      }),
    })
    .meta({ id: `${title}${isFailed ? 'Failed' : 'Completed'}Event` });
}

/** The body of every event, by its type, with a sentence about when it is sent. */
export const EVENTS: Readonly<
  Record<WebhookEventType, { readonly summary: string; readonly body: z.ZodObject }>
> = {
  'withdrawal.completed': {
    summary: 'The bank has the money of a withdrawal',
    body: orderEvent('withdrawal', 'completed'),
  },
  'withdrawal.failed': {
    summary:
      'A withdrawal failed, or was reversed after it was completed (status REVERSED); the money is back',
    body: orderEvent('withdrawal', 'failed'),
  },
  'webhook.test': {
    summary: 'A test of the webhook address, asked for by POST /webhooks/test',
    body: z
      .object({
        type: z.literal('webhook.test'),
        timestamp: z.iso.datetime().meta({ description: 'When it was asked for.' }),
        data: z.object({
          message: field.text('This is a test of your webhook address.'),
          environment,
          simulated: z.boolean().meta({ description: 'True in the sandbox.', example: true }),
        }),
      })
      .meta({ id: 'WebhookTestEvent' }),
  },
};
