import fc from 'fast-check';
import { bodyOf } from './bodies.ts';
import type { OpenApiDocument, Schema } from './document.ts';
import type { Draft, DraftSignature } from './drafts.ts';
import { oddText } from './hostile.ts';
import { Given, type Json, Members } from './json.ts';
import { objectOf } from './schemas.ts';

/** The providers that call the service, by the names in their addresses. */
const PROVIDERS = ['paystack', 'monnify', 'vtpass', 'yellowcard'] as const;

const text = (example: string): Schema => ({ type: 'string', example });
const oneOf = (...values: readonly unknown[]): Schema => ({ type: 'string', enum: values });
const object = (
  properties: Readonly<Record<string, Schema>>,
  required = Object.keys(properties),
): Schema => ({
  type: 'object',
  properties,
  required,
});
/** Recognized as an id by its shape, and replaced by one that the service gave. */
const id = (prefix: string) => text(`${prefix}_01kb4z7v1q8m3c5n6p7r8s9t0v`);

/** What each provider sends, as its documentation has it. */
const CALLBACKS: Readonly<Record<(typeof PROVIDERS)[number], readonly Schema[]>> = {
  paystack: [
    ...['wd', 'sale'].map((prefix) =>
      object({
        event: oneOf(
          'transfer.success',
          'transfer.failed',
          'transfer.reversed',
          'transfer.',
          'transfer.other',
        ),
        data: object({
          reference: id(prefix),
          id: { type: 'integer', minimum: 1, maximum: 1_000, example: 37 },
          transfer_code: text('TRF_1'),
          status: oneOf('success', 'failed', 'reversed'),
          amount: { type: 'integer', minimum: 0, maximum: 1_000_000 },
        }),
      }),
    ),
    object({
      event: oneOf('charge.success', 'charge.dispute.create', 'customeridentification.failed'),
      data: object({
        reference: text('100004260101'),
        channel: oneOf('dedicated_nuban', 'card'),
        amount: { type: 'integer', minimum: 0, maximum: 1_000_000 },
        authorization: object({ channel: oneOf('dedicated_nuban', 'card') }),
      }),
    }),
  ],
  monnify: [
    ...['wd', 'sale'].map((prefix) =>
      object({
        eventType: oneOf(
          'SUCCESSFUL_DISBURSEMENT',
          'FAILED_DISBURSEMENT',
          'REVERSED_DISBURSEMENT',
          'LOW_BALANCE_ALERT',
        ),
        eventData: object({
          reference: id(prefix),
          transactionReference: text('MFDS20220731033133AABQGN'),
          status: oneOf('SUCCESS', 'FAILED', 'REVERSED'),
          amount: { type: 'number', minimum: 0, maximum: 1_000_000 },
        }),
      }),
    ),
    object({
      eventType: oneOf('SUCCESSFUL_TRANSACTION', 'REJECTED_PAYMENT'),
      eventData: object({
        transactionReference: text('MNFY|04|20211117112842|000170'),
        product: object({ type: oneOf('RESERVED_ACCOUNT', 'WEB_SDK'), reference: text('1636106097661') }),
        amountPaid: { type: 'number', minimum: 0, maximum: 1_000_000 },
      }),
    }),
  ],
  vtpass: [
    object({
      type: oneOf('transaction-update', 'transaction-update', 'variations-update', 'other'),
      data: object({ requestId: text('202601010000abcdef'), code: oneOf('000', '040'), amount: text('100') }),
    }),
  ],
  yellowcard: [
    object({
      id: text('0b6f8d43-9f0b-4f3c-8f0b-2f6f8d439f0b'),
      sequenceId: id('col'),
      event: oneOf('COLLECTION.COMPLETE', 'COLLECTION.FAILED', 'RECEIVE.COMPLETE', 'PAYMENT.COMPLETE'),
      status: oneOf('complete', 'failed', 'processing'),
      executedAt: { type: 'integer', minimum: 0, maximum: 2_000_000_000_000 },
      apiKey: text('key'),
    }),
  ],
};

const signatureKind = fc.constantFrom<DraftSignature['kind']>(
  ...(['right', 'right', 'right', 'right', 'wrong', 'missing', 'damaged', 'of other bytes'] as const),
);

/** Callbacks of every provider, and of none, with bodies and signatures that are right, wrong or absent. */
export function callbackDraft(document: OpenApiDocument): fc.Arbitrary<Draft> {
  const bodies = (provider: (typeof PROVIDERS)[number]): fc.Arbitrary<Json> =>
    fc.oneof(...CALLBACKS[provider].map((schema) => objectOf(schema, document)));
  const known = fc.oneof(
    ...PROVIDERS.map((provider) =>
      fc.record({ provider: fc.constant<string>(provider), drawn: bodyOf(bodies(provider), 30) }),
    ),
  );
  const unknown = fc.record({
    provider: fc.oneof(
      fc.constantFrom('nobody', '__proto__', 'constructor', 'PAYSTACK', 'simulator'),
      oddText,
    ),
    drawn: bodyOf(fc.constant(new Members([['event', 'x']])), 30),
  });
  const called = fc.oneof({ arbitrary: known, weight: 9 }, { arbitrary: unknown, weight: 1 });
  return fc
    .record({
      called,
      kind: signatureKind,
      method: fc.constantFrom('POST', 'POST', 'POST', 'POST', 'POST', 'GET', 'PUT'),
    })
    .map(({ called: { provider, drawn }, kind, method }): Draft => {
      return {
        operation: `${method} /providers/{name}/callback`,
        documented: undefined,
        sender: 'a',
        credential: { kind: 'none' },
        takes: [],
        permissions: undefined,
        method,
        path: ['/providers/', new Given('text', { suffix: provider }), '/callback'],
        query: [],
        headers: drawn.headers,
        body: drawn.body,
        signature: { provider, kind },
        framing: { kind: 'client', isChunked: false },
      };
    });
}
