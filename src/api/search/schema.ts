import { z } from 'zod';
import { answerToToken, exampleId, field, requiredText } from '../schemas.ts';

/** What has an id that a merchant may look for. */
export const FOUND_KINDS = [
  'transaction',
  'usdt_payment',
  'payment_link',
  'usdt_sale',
  'collection',
  'delivery',
] as const;

export const searchQuery = z.object({
  q: requiredText(100).meta({
    description: 'An id, reference, deposit address, customer or amount: see Lists.',
    example: 'order-1042',
    param: { id: 'q' },
  }),
});

export const result = z.object({
  kind: z.enum(FOUND_KINDS),
  id: field.text(exampleId('wd')),
  status: field.text('COMPLETED'),
  amount: z.number().nullable().meta({ example: 50_000 }),
  currency: field.textOrNull('NGN'),
  merchantReference: field.textOrNull('order-1042'),
  createdAt: z.iso.datetime(),
});

export const searchAnswer = answerToToken('SearchAnswer', {
  results: z
    .array(result)
    .meta({ description: 'The newest of each kind. What has the id itself is the only one.' }),
});
