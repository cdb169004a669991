import { z } from 'zod';
import type { RequestRecord } from '../../db/core/requestLog.ts';
import { answer, exampleId, field, optionalText, pageFields } from '../schemas.ts';
import { transactionQuery } from '../transactions/schema.ts';

const METHODS = ['GET', 'POST', 'PATCH', 'DELETE'] as const;

/** The filters of the log of requests. */
export const requestQuery = {
  method: z
    .string()
    .toUpperCase()
    .pipe(z.enum(METHODS, `must be one of ${METHODS.join(', ')}`))
    .optional()
    .meta({ enum: [...METHODS], param: { id: 'requestMethod' } }),
  path: optionalText(300).meta({ description: 'What the path begins with.', param: { id: 'requestPath' } }),
  status: z
    .string()
    .toLowerCase()
    .regex(/^[2-5](\d\d|xx)$/, 'must be a status such as 422, or a class of them such as 4xx')
    .optional()
    .meta({ example: '4xx', param: { id: 'requestStatus' } }),
  requestId: optionalText(100).meta({ param: { id: 'requestId' } }),
  from: transactionQuery.from,
  to: transactionQuery.to,
};

/** The lowest and the highest status that a filter means. */
export function statusesOf(status: string | undefined): readonly [number, number] | undefined {
  if (status === undefined) return undefined;
  return [Number(status.replace('xx', '00')), Number(status.replace('xx', '99'))];
}

const loggedRequest = z
  .object({
    id: field.text(exampleId('log')),
    createdAt: z.iso.datetime(),
    requestId: field.text(exampleId('req'), 'The `x-request-id` of its answer.'),
    method: field.text('POST'),
    path: field.text('/withdrawal/request', 'With its query, in which values that may be private are `***`.'),
    status: field.number(422),
    durationMs: field.number(84),
    by: z.enum(['key', 'token']),
    credentialId: field.text(exampleId('key'), 'The API key, or the user who logged in.'),
    createdId: field.textOrNull(exampleId('wd'), 'The id of what it created.'),
    error: z
      .record(z.string(), z.unknown())
      .nullable()
      .meta({
        description: 'Of the error body `msg`, `code`, `requestId` and `errors`.',
        example: { success: false, msg: 'no such path', code: 'not_found', requestId: exampleId('req') },
      }),
  })
  .meta({ id: 'LoggedRequest' });

export const requestListAnswer = answer('RequestListAnswer', {
  requests: z.array(loggedRequest),
  ...pageFields,
});

/** The columns of the file. */
export const EXPORTED_REQUEST_FIELDS = [
  'createdAt',
  'requestId',
  'method',
  'path',
  'status',
  'durationMs',
  'by',
  'credentialId',
  'createdId',
  'errorCode',
  'errorMessage',
] as const;

/** A call as its merchant sees it. */
export function presentRequest(request: RequestRecord) {
  const { id, createdAt, requestId, method, path, status, durationMs, provenBy, credentialId } = request;
  const error = request.error === undefined ? null : JSON.parse(request.error);
  return {
    ...{ id, createdAt, requestId, method, path, status, durationMs },
    by: provenBy,
    credentialId,
    createdId: request.created ?? null,
    error,
  };
}

/** A call as a row of the file. */
export function requestRow(request: RequestRecord) {
  const shown = presentRequest(request);
  return { ...shown, errorCode: shown.error?.code ?? null, errorMessage: shown.error?.msg ?? null };
}
