import type { RequestRecord } from '../../db/core/requestLog.ts';
import type { InspectedPart, InspectedRow } from '../../db/orders/inspection.ts';
import { type Asset, minorToDecimal } from '../../domain/money.ts';

/** Something that happened, in one line. */
export interface StoryLine {
  /** ISO 8601 with milliseconds. */
  readonly at: string;
  /** Such as `sent` or `webhook`. */
  readonly step: string;
  readonly text: string;
}

/** What the lines are made of. */
export interface StoryFacts {
  readonly requests: readonly RequestRecord[];
  /** What its requests changed, as the audit log has it. */
  readonly changes: readonly InspectedRow[];
  readonly parts: readonly InspectedPart[];
}

/** What happened to a thing, from the request that created it to its webhooks, the oldest first. */
export function storyOf({ requests, changes, parts }: StoryFacts): readonly StoryLine[] {
  const lines = [
    ...requests.map(requestLine),
    ...changes.map((row) => line(row.at, 'change', [row.action, `of ${row.subject}`, `by ${row.actor}`])),
    ...parts.flatMap(({ name, rows }) => (LINES_OF[name] ?? otherLines(name))(rows)),
  ];
  return lines
    .filter((each) => each !== undefined)
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at) || rankOf(a) - rankOf(b));
}

/** The order of what one transaction did, which has one time, but for its transfers: theirs is a little later. */
const RANKS = [
  'request',
  'accepted',
  'sent',
  'answered',
  'callback',
  'settled',
  'event',
  'ledger',
  'webhook',
];

const rankOf = ({ step }: StoryLine) => RANKS.indexOf(step);

/** A line; undefined where it has not happened. Parts that are undefined are left out. */
function line(at: unknown, step: string, said: readonly unknown[]): StoryLine | undefined {
  if (typeof at !== 'string') return undefined;
  const text = said.filter((each) => each !== undefined && each !== false).join(', ');
  return { at: new Date(at).toISOString(), step, text };
}

/** A label and what follows it; undefined without that. */
const told = (label: string, value: unknown) => (value === undefined ? undefined : `${label} ${value}`);

const counted = (count: unknown, what: string) => (count ? `${count} ${what}` : undefined);

function requestLine(request: RequestRecord): StoryLine | undefined {
  const { method, path, status, durationMs, provenBy, credentialId, created, traceId, error } = request;
  const { code, msg } = error === undefined ? {} : JSON.parse(error);
  return line(request.createdAt, 'request', [
    `${method} ${path} answered ${status} in ${durationMs} ms`,
    `requestId ${request.requestId}`,
    `by ${provenBy} ${credentialId}`,
    told('created', created),
    told('trace', traceId),
    code && `${code}: ${msg}`,
  ]);
}

/** When an attempt was sent. A first send is stored with its answer, by another clock: it was sent before that. */
function sentAt({ sentAt, answeredAt }: InspectedRow): unknown {
  if (typeof sentAt !== 'string' || typeof answeredAt !== 'string') return sentAt;
  return Date.parse(sentAt) < Date.parse(answeredAt) ? sentAt : answeredAt;
}

type LinesOf = (rows: readonly InspectedRow[]) => readonly (StoryLine | undefined)[];

/** The lines of each part. That of a record stands for what its kind stores besides. */
const LINES_OF: Readonly<Record<string, LinesOf>> = {
  record: (rows) => rows.map((row) => line(row.createdAt, 'accepted', [told('requestId', row.requestId)])),
  details: (rows) => rows.map((row) => line(row.createdAt, 'accepted', [told('requestId', row.requestId)])),
  order: (rows) => rows.map((row) => line(row.settledAt, 'settled', [row.status, row.failureReason])),
  attempts: (rows) =>
    rows.flatMap((row) => [
      line(sentAt(row), 'sent', [
        `to ${row.provider}`,
        `attempt ${row.ordinal}`,
        `our reference ${row.reference}`,
        told('account', row.providerAccount),
      ]),
      line(row.answeredAt, 'answered', [
        `by ${row.provider}`,
        row.outcome,
        told("the provider's reference", row.providerReference),
        counted(row.checks, 'checks'),
        row.reason,
      ]),
    ]),
  callbacks: (rows) =>
    rows.map((row) =>
      line(row.receivedAt, 'callback', [
        `${row.eventType} from ${row.provider}`,
        counted(row.timesReceived, 'times'),
        row.problem,
      ]),
    ),
  ledger: (rows) =>
    [...Map.groupBy(rows, ({ reference }) => reference)].map(([reference, entries]) =>
      line(entries[0]?.createdAt, 'ledger', [reference, ...entries.map(entryInWords)]),
    ),
  deliveries: (rows) =>
    rows.map((row) =>
      line(row.createdAt, 'event', [row.eventType, row.id, row.status, told('next', row.nextAttemptAt)]),
    ),
  webhookAttempts: (rows) =>
    rows.map((row) =>
      line(row.startedAt, 'webhook', [
        `attempt ${row.number} of ${row.deliveryId}`,
        `${row.responseStatus === undefined ? 'no answer' : `HTTP ${row.responseStatus}`} in ${row.durationMs} ms`,
        row.error,
      ]),
    ),
  audit: (rows) => rows.map((row) => line(row.at, 'audit', [row.action, `by ${row.actor}`])),
};

/** Facts that name a row of any other part. */
const NAMING = ['id', 'kind', 'status', 'txId', 'reason'] as const;

const otherLines =
  (step: string): LinesOf =>
  (rows) =>
    rows.map((row) =>
      line(
        row.createdAt ?? row.foundAt ?? row.blockTime,
        step,
        NAMING.map((name) => row[name]),
      ),
    );

function entryInWords({ ledgerAccount, asset, amountMinor }: InspectedRow): string {
  const amount = BigInt(amountMinor as bigint);
  return `${ledgerAccount} ${amount > 0n ? '+' : ''}${minorToDecimal(amount, asset as Asset)} ${asset}`;
}
