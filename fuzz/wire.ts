import type { Environment } from '../src/domain/money.ts';
import type { Credential, Draft } from './drafts.ts';
import { Given, type MerchantName, type Piece } from './json.ts';
import { headerBytes, RAW_TRICKS } from './rawHttp.ts';
import { signed } from './signatures.ts';
import { otherOf, ownerToken, type World } from './world.ts';

/** A request with every text in its place, as it is sent. */
export interface WireRequest {
  readonly method: string;
  /** Path and query. */
  readonly target: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Uint8Array | undefined;
  readonly isChunked: boolean;
  /** Bytes to write as they are, in place of a client's. */
  readonly raw: Uint8Array | undefined;
  /** Everything in it as text, to tell an echo from a leak. */
  readonly text: string;
  /** The merchants that may see what the answer holds; none when nothing was proven. */
  readonly viewers: readonly MerchantName[];
  /** What the credential allows; undefined when it allows everything, or when that is not certain. */
  readonly permissions: ReadonlySet<string> | undefined;
  /** The environment whose records the answer may have; undefined when that is not certain. */
  readonly environment: Environment | undefined;
  /** Whether the path names something of the other merchant alone. */
  readonly namesOther: boolean;
}

/** What callbacks are signed with, by provider. */
export type ProviderSecrets = Readonly<Record<string, string>>;

/** Puts what the service gave in the places where a draft asks for it. */
export function wireRequest(draft: Draft, world: World, secrets: ProviderSecrets): WireRequest {
  const { sender, framing } = draft;
  const resolve = (piece: Piece) => (piece instanceof Given ? world.resolve(piece, sender) : piece);
  const proof = proofOf(draft, world);
  const bytes = draft.body?.(resolve);
  const signature = signed(draft.signature, bytes ?? new Uint8Array(), secrets);
  const target = draft.path
    .map((piece) => (piece instanceof Given ? encoded(resolve(piece)) : piece))
    .join('');
  const query = [queryText(draft, resolve), ...signature.query].filter((part) => part !== '').join('&');
  const headers = [...proof.headers, ...draft.headers, ...signature.headers].map(
    ([name, value]) => [name, headerBytes(resolve(value))] as const,
  );
  const request = { method: draft.method, target: query === '' ? target : `${target}?${query}`, headers };
  const raw =
    framing.kind === 'raw'
      ? RAW_TRICKS[framing.trick]?.write({ ...request, body: bytes ?? new Uint8Array() })
      : undefined;
  const pathId = draft.path.find((piece) => piece instanceof Given && piece.what !== 'text');
  return {
    ...request,
    body: bytes,
    isChunked: framing.kind === 'client' && framing.isChunked,
    raw,
    text: textOf(request, bytes, draft, resolve),
    viewers: proof.viewers,
    permissions: proof.permissions,
    environment: environmentOf(headers, draft),
    namesOther: pathId !== undefined && world.ownerOf(resolve(pathId)) === otherOf(sender),
  };
}

function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

function queryText({ query }: Draft, resolve: (piece: Piece) => string): string {
  if (typeof query === 'string') return query;
  return query.map(([name, value]) => `${encoded(name)}=${encoded(resolve(value))}`).join('&');
}

/** Headers and query come as they are written and as they are read. */
function textOf(
  { target, headers }: Pick<WireRequest, 'target' | 'headers'>,
  body: Uint8Array | undefined,
  draft: Draft,
  resolve: (piece: Piece) => string,
): string {
  const pieces = [...draft.path, ...(typeof draft.query === 'string' ? [] : draft.query.flat())];
  const bodyText = Buffer.from(body ?? []).toString('utf8');
  return [target, ...headers.flat(), ...pieces.map(resolve), bodyText].join('\n');
}

/** A key says of which environment it is where one is taken, and for a token the header does. */
function environmentOf(headers: WireRequest['headers'], { takes }: Draft): Environment | undefined {
  const values = (name: string) => headers.flatMap(([each, value]) => (each === name ? [value] : []));
  const [keyEnvironment] = values('x-api-key').map((each) => /^mp_(prod|test)_/.exec(each)?.[1]);
  const isByKey = keyEnvironment !== undefined && takes.includes('apiKey');
  if (isByKey) return keyEnvironment as Environment;
  const [asked = 'prod', ...more] = values('x-business-env');
  return more.length === 0 && (asked === 'prod' || asked === 'test') ? asked : undefined;
}

interface Proof {
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly viewers: readonly MerchantName[];
  readonly permissions?: ReadonlySet<string>;
}

const key = (value: string) => ['x-api-key', value] as const;
const bearer = (value: string) => ['authorization', `Bearer ${value}`] as const;

/** One character in the middle is another: at the end of a token it might be one that says the same. */
function damaged(value: string): string {
  const middle = Math.floor(value.length / 2) + 4;
  return value.slice(0, middle) + (value[middle] === 'A' ? 'B' : 'A') + value.slice(middle + 1);
}

/** The headers that prove, or fail to prove, who sends, and who may therefore see what. */
function proofOf(draft: Draft, world: World): Proof {
  const { credential, takes, sender, documented } = draft;
  if (credential.kind === 'user') return proofOfUser(draft, credential, world);
  const { keys } = world.merchants[sender];
  const token = ownerToken(world.merchants[sender]);
  const environment = 'environment' in credential ? credential.environment : 'test';
  const byKey = () => ({ headers: [key(keys[environment])], viewers: [sender] });
  const byToken = () => ({
    headers: [bearer(token), ...(environment === 'test' ? [['x-business-env', 'test'] as const] : [])],
    viewers: [sender],
  });
  const takesKey = takes.includes('apiKey');
  const isByToken = takes.includes('token') && !(takesKey && environment === 'test');
  const nothing: Proof = { headers: [], viewers: [] };
  if (takes.length === 0) return nothing;
  switch (credential.kind) {
    case 'own':
      return isByToken ? byToken() : byKey();
    case 'misplaced':
      if (takes.length === 2) return isByToken ? byToken() : byKey();
      // Where it is not certain who answers, it may be in its place.
      return { ...(isByToken ? byKey() : byToken()), viewers: documented ? [] : [sender] };
    case 'restrictedKey':
      return proofOfRestrictedKey(draft, credential.index, world);
    case 'mixed':
      return {
        headers: [key(keys[environment]), bearer(ownerToken(world.merchants[otherOf(sender)]))],
        viewers: [sender, otherOf(sender)],
      };
    default:
      return oddProof(credential, { isByToken, keys, token, sender });
  }
}

/** A user is proven by cookie everywhere, and by login token where the operation takes one. */
function proofOfUser(
  { permissions: needed, takes, sender }: Draft,
  by: Extract<Credential, { readonly kind: 'user' }>,
  world: World,
): Proof {
  const { users } = world.merchants[sender];
  const user = users[by.index % Math.max(1, users.length)];
  if (!user || needed === undefined) return { headers: [], viewers: [] };
  const { token, cookie, permissions } = user;
  const isByToken = takes.includes('token') && !by.prefersCookie;
  const headers = isByToken
    ? [bearer(token)]
    : [['cookie', `mp_session=${cookie}`] as const, ['sec-fetch-site', 'same-origin'] as const];
  const environment = by.environment === 'test' ? [['x-business-env', 'test'] as const] : [];
  return { headers: [...headers, ...environment], viewers: [sender], permissions };
}

/** A restricted key proves nothing where no key is taken, nor beyond its network. */
function proofOfRestrictedKey({ takes, sender, documented }: Draft, index: number, world: World): Proof {
  const { restrictedKeys } = world.merchants[sender];
  const restricted = restrictedKeys[index % Math.max(1, restrictedKeys.length)];
  if (!restricted) return { headers: [], viewers: [] };
  const { permissions, isForElsewhere } = restricted;
  const isTaken = takes.includes('apiKey') || !documented;
  const viewers = isTaken && !isForElsewhere ? [sender] : [];
  return { headers: [key(restricted.key)], viewers, permissions };
}

function oddProof(
  credential: Exclude<
    Credential,
    { readonly kind: 'own' | 'misplaced' | 'mixed' | 'user' | 'restrictedKey' }
  >,
  by: {
    readonly isByToken: boolean;
    readonly keys: { readonly test: string };
    readonly token: string;
    readonly sender: MerchantName;
  },
): Proof {
  const { isByToken, keys, token, sender } = by;
  switch (credential.kind) {
    case 'none':
      return { headers: [], viewers: [] };
    case 'keyAsBearer':
      return { headers: [bearer(keys.test)], viewers: [] };
    case 'tokenAsKey':
      return { headers: [key(token)], viewers: [] };
    case 'damaged':
      return { headers: [isByToken ? bearer(damaged(token)) : key(damaged(keys.test))], viewers: [] };
    case 'twice': {
      const header = isByToken ? bearer(token) : key(keys.test);
      return { headers: [header, header], viewers: [sender] };
    }
    case 'text':
      return { headers: [[credential.header, credential.text]], viewers: [] };
  }
}
