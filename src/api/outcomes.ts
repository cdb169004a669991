import { z } from 'zod';
import type { FlowStatus } from '../domain/providerFlow.ts';
import type { DocumentedResponse, RouteResponse } from './route.ts';
import { answer, failureFields, field, testMarks } from './schemas.ts';

/** One of the answers to an order, as it is documented: its message by an example, and the fields that come after it. */
interface OutcomeAnswer {
  readonly description: string;
  readonly msg: string;
  readonly fields: z.ZodRawShape;
}

/**
 * The documented answers to an order whose money is held until its outcome is known: done, under way, or failed.
 *
 * @param id how the names of their schemas begin.
 */
export function outcomeAnswers(
  id: string,
  outcomes: {
    readonly completed: OutcomeAnswer;
    readonly underWay: OutcomeAnswer;
    readonly failed: OutcomeAnswer & { readonly code: string };
  },
): Readonly<Record<200 | 202 | 422, DocumentedResponse>> {
  const { completed, underWay, failed } = outcomes;
  return {
    200: {
      description: completed.description,
      schema: answer(`${id}Answer`, { msg: field.text(completed.msg), ...completed.fields }),
    },
    202: {
      description: underWay.description,
      schema: answer(`${id}UnderWayAnswer`, {
        msg: field.text(underWay.msg),
        status: z.literal('PROCESSING'),
        ...underWay.fields,
      }),
    },
    422: {
      description: failed.description,
      schema: z
        .object({
          ...failureFields(failed.msg, failed.code),
          ...failed.fields,
          ...testMarks,
          ...failed.fields,
        })
        .meta({ id: `${id}Failure` }),
    },
  };
}

/** The answer to an order by how far it has come. */
export function outcomeResponse(
  status: FlowStatus,
  bodies: Readonly<Record<'completed' | 'underWay' | 'failed', RouteResponse['body']>>,
): RouteResponse {
  switch (status) {
    case 'PROCESSING':
      return { status: 202, body: bodies.underWay };
    case 'COMPLETED':
      return { status: 200, body: bodies.completed };
    case 'FAILED':
    case 'REVERSED':
      return { status: 422, body: bodies.failed };
  }
}

/**
 * The documented answers to a payout to the settlement bank account.
 *
 * @param withdrawal what they show of it, but for its status.
 * @param whatIsBack what the merchant has again when it failed, with its verb.
 */
export function payoutAnswers<Shape extends z.ZodRawShape>(
  id: string,
  withdrawal: z.ZodObject<Shape>,
  whatIsBack: string,
): Readonly<Record<200 | 202 | 422, DocumentedResponse>> {
  const fields = (statuses: z.ZodType, suffix = '') => ({
    withdrawal: withdrawal.extend({ status: statuses }).meta({ id: `${id}${suffix}` }),
  });
  return outcomeAnswers(id, {
    completed: {
      description: 'The bank has the money.',
      msg: 'withdrawal completed',
      fields: fields(z.literal('COMPLETED')),
    },
    underWay: {
      description: 'Accepted; the outcome is not known yet.',
      msg: 'withdrawal is processing',
      fields: fields(z.literal('PROCESSING'), 'UnderWay'),
    },
    failed: {
      description: `The transfer failed; ${whatIsBack} back.`,
      msg: `the transfer failed; ${whatIsBack} back`,
      code: 'transfer_failed',
      fields: fields(z.enum(['FAILED', 'REVERSED']), 'Failed'),
    },
  });
}

/** The answer to a payout: see payoutAnswers. */
export function payoutResponse(
  withdrawal: Readonly<Record<string, unknown>> & { readonly status: FlowStatus },
  whatIsBack: string,
): RouteResponse {
  return outcomeResponse(withdrawal.status, {
    completed: { msg: 'withdrawal completed', withdrawal },
    underWay: { msg: 'withdrawal is processing', status: 'PROCESSING', withdrawal },
    failed: { msg: `the transfer failed; ${whatIsBack} back`, code: 'transfer_failed', withdrawal },
  });
}
