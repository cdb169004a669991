import { type AnswerCheck, answerCheck } from '../test/support/openapi.ts';
import type { OpenApiDocument } from './document.ts';
import type { Draft } from './drafts.ts';
import type { Outcome } from './sending.ts';
import type { WireRequest } from './wire.ts';
import type { World } from './world.ts';

/** What is wrong with an answer. */
export interface Finding {
  readonly kind: string;
  readonly says: string;
}

/** A request and what came of it. */
export interface Exchange {
  readonly draft: Draft;
  readonly request: WireRequest;
  readonly outcome: Outcome;
}

/** Judges one exchange. */
export type Judge = (exchange: Exchange) => readonly Finding[];

/** Statuses of requests that no operation answered, or that never got as far as one. */
const STATUSES_OF_STRAYS = new Set([400, 401, 403, 404, 405, 408, 409, 413, 415, 417, 422, 429, 431]);

/** What Node takes of headers, with room for those that it adds. */
const LONG_HEADERS = 15_000;

/** What only the inside of the service has: stacks, files, SQL, errors of packages. */
const INSIDES: readonly RegExp[] = [
  // In JSON, where line ends are escapes, and in other texts.
  /(?:\n|\\n)\s+at .{1,200}:\d+:\d+/,
  /node_modules|node:internal|file:\/\/\//,
  /\b(?:src|dist)\/[\w/]+\.[jt]s\b/,
  /violates \w+[- ]?\w* constraint|syntax error at or near|invalid input syntax|relation "/i,
  /\b(?:select|insert into|update|delete from)\b.{1,80}\b(?:from|values|set|where)\b.{1,80}\$\d/i,
  /\b(?:TypeError|RangeError|ReferenceError|SyntaxError|DriverException|ZodError|WorkflowNotFoundError)\b/,
  /postgres(?:ql)?:\/\//,
];

/** What each permission shows that no other one does. */
const SECRETS_BY_PERMISSION: readonly (readonly [permission: string, RegExp])[] = [
  ['api_keys:read', /mp_(?:prod|test)_[0-9A-Za-z]{36}/g],
  ['webhooks:write', /whsec_[A-Za-z0-9+/=]{20,}/g],
];

/**
 * Makes a judge for a service.
 *
 * @param options.secrets texts that no answer to anybody may have.
 */
export function createJudge(options: {
  readonly document: OpenApiDocument;
  readonly world: World;
  readonly secrets: readonly string[];
}): Judge {
  const check = answerCheck(options.document);
  return (exchange) => {
    const { outcome, draft } = exchange;
    if (outcome.kind === 'unanswered') {
      const isHttp = draft.framing.kind === 'client' || draft.framing.isHttp;
      return isHttp && !endsEarly(draft) ? [{ kind: 'NO ANSWER', says: outcome.why }] : [];
    }
    return [
      ...statusFindings(exchange, outcome),
      ...bodyFindings(exchange, outcome, check),
      ...leakFindings(exchange, outcome, options),
    ];
  };
}

/** A client that says it is gone need not be answered. */
function endsEarly({ framing }: Draft): boolean {
  return framing.kind === 'raw' && framing.endsAfter;
}

type Answered = Extract<Outcome, { readonly kind: 'answered' }>;

function statusFindings({ draft, request }: Exchange, { status, text }: Answered): readonly Finding[] {
  const findings: Finding[] = [];
  if (status >= 500)
    findings.push({ kind: `STATUS ${status}`, says: `${status} ${String(parsed(text)?.code)}` });
  const needed = draft.permissions;
  if (status < 300 && draft.documented && needed !== undefined) {
    const { permissions: had } = request;
    if (had && needed.length > 0 && !needed.some((each) => had.has(each)))
      findings.push({
        kind: 'SERVED BEYOND ITS PERMISSIONS',
        says: `${status} without ${needed.join(' or ')}`,
      });
    if (request.viewers.length === 0)
      findings.push({ kind: 'SERVED WITHOUT PROOF', says: `${status} to ${draft.credential.kind}` });
    if (request.viewers.length === 1 && request.namesOther)
      findings.push({ kind: 'SERVED WHAT IS ANOTHER’S', says: `${status} for an id of the other merchant` });
  }
  return findings;
}

function bodyFindings(
  { draft, request }: Exchange,
  { status, headers, text }: Answered,
  check: AnswerCheck,
): readonly Finding[] {
  if (request.method === 'HEAD' || status === 304) return [];
  const body = parsed(text);
  const findings: Finding[] = [];
  if (status >= 400) findings.push(...errorFindings(body, headers));
  if (headers.get('x-request-id') === null) findings.push({ kind: 'NO REQUEST ID', says: `${status}` });
  const isTooLong = status === 431 && request.target.length + String(request.headers).length > LONG_HEADERS;
  if (draft.documented && !isTooLong) {
    const isFile = headers.get('content-type')?.startsWith('text/csv');
    const answered = isFile ? text : body;
    const problem = check(draft.documented.method, draft.documented.path, status, answered);
    if (problem !== undefined) findings.push({ kind: `NOT AS DOCUMENTED ${status}`, says: problem });
  } else if (status >= 400 && status < 500 && !STATUSES_OF_STRAYS.has(status)) {
    findings.push({ kind: `NOT AS DOCUMENTED ${status}`, says: `${status} of no operation` });
  }
  return findings;
}

/** The error body that the contract and its introduction describe. */
function errorFindings(body: Parsed | undefined, headers: Headers): readonly Finding[] {
  if (body === undefined)
    return [{ kind: 'ERROR WITHOUT JSON', says: headers.get('content-type') ?? 'no type' }];
  const { success, msg, code, requestId } = body;
  const isWhole =
    success === false &&
    [msg, code, requestId].every((each) => typeof each === 'string' && each !== '') &&
    requestId === headers.get('x-request-id');
  return isWhole ? [] : [{ kind: 'ERROR BODY', says: JSON.stringify(body).slice(0, 300) }];
}

function leakFindings(
  { draft, request }: Exchange,
  { status, headers, text }: Answered,
  { world, secrets }: { readonly world: World; readonly secrets: readonly string[] },
): readonly Finding[] {
  // The log of requests tells which paths the merchant asked for itself, whatever they name.
  const shown = showsRequests(draft) ? text.replaceAll(/\/[^\s",]*/g, '') : text;
  const everything = `${[...headers].flat().join('\n')}\n${shown}`;
  const environment = isOfBoth(draft) ? undefined : request.environment;
  const isSignIn = draft.operation === 'POST /session' && status === 200;
  const viewers = isSignIn ? world.passwordsIn(request.text) : request.viewers;
  const isProfile = showsProfile(draft);
  const by = { viewers, environment, sender: draft.sender, sent: request.text, isProfile };
  const findings = world.foreignIn(everything, by).map((token) => ({
    kind: 'LEAK',
    says: `${token} is not for ${[...viewers, environment].filter(Boolean).join(' ') || 'nobody'}: ${around(token, everything)}`,
  }));
  for (const secret of secrets)
    if (everything.includes(secret)) findings.push({ kind: 'SECRET', says: 'a secret of the service' });
  if (status < 300 && draft.documented) findings.push(...secretsBeyond(request, text));
  if (isPage(draft)) return findings;
  for (const pattern of INSIDES) {
    const found = pattern.exec(everything)?.[0];
    if (found !== undefined && !request.text.includes(found))
      findings.push({ kind: 'INSIDES', says: JSON.stringify(found.slice(0, 200)) });
  }
  return findings;
}

/** Keys and webhook secrets in an answer to a credential that may not read them. */
function secretsBeyond({ permissions, text: sent }: WireRequest, text: string): readonly Finding[] {
  if (!permissions) return [];
  const shown = SECRETS_BY_PERMISSION.flatMap(([permission, pattern]) =>
    permissions.has(permission)
      ? []
      : [...text.matchAll(pattern)].map(([secret]) => ({ permission, secret })),
  );
  return shown
    .filter(({ secret }) => !sent.includes(secret))
    .map(({ permission }) => ({ kind: 'SHOWN BEYOND ITS PERMISSIONS', says: `a secret of ${permission}` }));
}

/** Where a text stands in an answer. */
function around(token: string, everything: string): string {
  const at = everything.indexOf(token);
  return JSON.stringify(everything.slice(Math.max(0, at - 200), at + token.length + 50));
}

/**
 * Whether an operation answers with texts that a holder of the merchant's token set, as a list or as a file. The audit log
 * shows a profile as it was and is; keys have names.
 */
export function showsProfile({ operation }: Pick<Draft, 'operation'>): boolean {
  return / \/(me|audit|api-keys)(\/export)?$/.test(operation);
}

/** Whether an operation answers with the requests that the merchant made. */
function showsRequests({ operation }: Draft): boolean {
  return / \/request-log(\/export)?$/.test(operation);
}

/** Whether an operation answers with what a merchant has in both environments. */
export function isOfBoth({ documented }: Draft): boolean {
  return documented === undefined || /^\/(me|api-keys|audit|auth|session)\b/.test(documented.path);
}

/** The documentation page and its scripts, which hold code. */
function isPage({ path }: Draft): boolean {
  return path.length === 1 && String(path[0]).startsWith('/docs');
}

type Parsed = Readonly<Record<string, unknown>>;

function parsed(text: string): Parsed | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Parsed) : undefined;
  } catch {
    return undefined;
  }
}
