import { AsyncLocalStorage } from 'node:async_hooks';
import { trace } from '@opentelemetry/api';
import { type DestinationStream, type Logger, pino } from 'pino';
import { VERSION } from './version.ts';

/** Fields that may hold a secret or personal data, wherever a log line carries them one or two levels deep. */
const SECRET_FIELDS = [
  'apiKey',
  'authorization',
  'cookie',
  'otp',
  'password',
  'newPassword',
  'passwordHash',
  'secret',
  'token',
  'accountNumber',
  'accountName',
  '["x-api-key"]',
  '["x-paystack-signature"]',
  '["monnify-signature"]',
  '["webhook-signature"]',
];

/** Fields of an error that say what happened. The others may hold personal data: Postgres reports every value of a refused row. */
const ERROR_FIELDS = [
  'code',
  'constraint',
  'table',
  'severity',
  'routine',
  'status',
  'syscall',
  'address',
  'port',
];

/** How many causes of causes a line tells. */
const DEEPEST_CAUSE = 5;

/** What a line is about: the ids of a request, or of a flow. */
type LogIds = Readonly<Record<string, string | undefined>>;

/** What runs now: the ids of its log lines, and when it began, by performance.now(). */
interface Work {
  readonly ids: Record<string, string | undefined>;
  readonly beganAtMs: number;
}

const currentWork = new AsyncLocalStorage<Work>();

/** Runs work whose log lines all carry these ids. */
export function withLogIds<Result>(ids: LogIds, work: () => Result): Result {
  return currentWork.run({ ids: { ...ids }, beganAtMs: performance.now() }, work);
}

/** The id of the request that runs now; undefined outside of one. */
export function currentRequestId(): string | undefined {
  return currentWork.getStore()?.ids.requestId;
}

/** For how long the request that runs now has been worked on, in ms; 0 outside of one. */
export function currentRequestAgeMs(): number {
  const beganAtMs = currentWork.getStore()?.beganAtMs;
  return beganAtMs === undefined ? 0 : performance.now() - beganAtMs;
}

/** Names what the request that runs now created, in each of its later log lines. */
export function noteCreated(id: string): void {
  const work = currentWork.getStore();
  if (work) work.ids.created = id;
}

/** The id of what the request that runs now created; undefined where it created nothing. */
export function currentCreated(): string | undefined {
  return currentWork.getStore()?.ids.created;
}

/** The id of the trace of what runs now; undefined where it is not traced. */
export function currentTraceId(): string | undefined {
  return trace.getActiveSpan()?.spanContext().traceId;
}

/** The ids of what runs now, with those of its trace where it is traced. */
function currentIds(): LogIds {
  const span = trace.getActiveSpan()?.spanContext();
  return { ...currentWork.getStore()?.ids, ...(span && { traceId: span.traceId, spanId: span.spanId }) };
}

/** Structured JSON logs on standard output, with secrets blanked out. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const paths = SECRET_FIELDS.flatMap((field) =>
    field.startsWith('[') ? [field, `*${field}`, `*.*${field}`] : [field, `*.${field}`, `*.*.${field}`],
  );
  const options = {
    level,
    base: { service: 'merchant-payments', version: VERSION },
    redact: { paths, censor: '[redacted]' },
    mixin: currentIds,
    serializers: { err: loggableError, error: loggableError },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** An error as a line holds it: its class, message and stack, and of its other fields only those known to be harmless. */
function loggableError(error: unknown, depth = 0): unknown {
  if (typeof error !== 'object' || error === null || !('message' in error)) {
    return typeof error === 'object' ? undefined : error;
  }
  const { message, stack, cause, errors } = error as Partial<AggregateError>;
  const known = ERROR_FIELDS.filter((field) => field in error).map((field) => [
    field,
    (error as Record<string, unknown>)[field],
  ]);
  const isDeepest = depth >= DEEPEST_CAUSE;
  return {
    type: error.constructor.name,
    message,
    stack,
    ...Object.fromEntries(known),
    ...(cause !== undefined && !isDeepest && { cause: loggableError(cause, depth + 1) }),
    ...(Array.isArray(errors) &&
      !isDeepest && { errors: errors.map((each) => loggableError(each, depth + 1)) }),
  };
}
