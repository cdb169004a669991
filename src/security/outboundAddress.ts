import { lookup as dnsLookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import pTimeout from 'p-timeout';
import type { Environment } from '../domain/money.ts';

/** What a webhook may reach. */
export interface WebhookUrlPolicy {
  readonly environment: Environment;
  /** Lets the sandbox call 127.0.0.0/8, ::1 and `localhost`, over http too. Production ignores it. */
  readonly allowLoopback: boolean;
}

/** Every IP address of a host name, in the order to try them; rejects when the name has none. */
export type Lookup = (hostname: string) => Promise<readonly string[]>;

/** `public` can be called by anybody on the internet; `refused` is every other address that is not loopback. */
export type AddressClass = 'public' | 'loopback' | 'refused';

/** `reason` completes the sentence "the address …". */
export type WebhookUrlVerdict =
  | { readonly ok: true; readonly url: URL }
  | { readonly ok: false; readonly reason: string };

const MAX_URL_LENGTH = 2_048;
const LOOKUP_TIMEOUT_MS = 3_000;

const NOT_PUBLIC = 'must not lead to a private, local or reserved network';

/** The host's own service on every Azure machine: a public number that never leaves the machine. */
const AZURE_HOST_SERVICE = '168.63.129.16';

/** The well-known prefix of RFC 6052, behind which a NAT64 gateway reaches the IPv4 address in the last four bytes. */
const NAT64_PREFIX = ipaddr.IPv6.parseCIDR('64:ff9b::/96');
/** All that IANA has given out as global unicast. Outside it ipaddr.js calls "unicast" whatever it has no name for. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/** Resolves as the operating system does, hosts file included. */
export const systemLookup: Lookup = async (hostname) =>
  (await dnsLookup(hostname, { all: true, order: 'verbatim' })).map(({ address }) => address);

/**
 * Tells what an IP address leads to. Addresses that carry an IPv4 address inside (mapped, translated, 6to4, Teredo) are
 * refused, because what is dialled is the one inside; only NAT64's well-known prefix is judged by what it carries, as
 * networks without IPv4 reach every IPv4 receiver through it (OWASP, Server-Side Request Forgery Prevention).
 *
 * @param address an IP literal without brackets; anything else is refused.
 */
export function classifyAddress(address: string): AddressClass {
  if (!ipaddr.isValid(address)) return 'refused';
  const parsed = ipaddr.parse(address);
  const range = parsed.range();
  if (parsed instanceof ipaddr.IPv4) {
    if (range === 'loopback') return 'loopback';
    return range === 'unicast' && parsed.toString() !== AZURE_HOST_SERVICE ? 'public' : 'refused';
  }
  if (range === 'loopback') return 'loopback';
  if (parsed.match(NAT64_PREFIX)) {
    const embedded = parsed.toByteArray().slice(-4).join('.');
    return classifyAddress(embedded) === 'public' ? 'public' : 'refused';
  }
  return range === 'unicast' && parsed.match(GLOBAL_UNICAST) ? 'public' : 'refused';
}

/**
 * Judges a webhook address by what is written in it, without resolving its name: scheme, credentials, and the IP
 * address when the host is one. The URL parser has turned decimal, octal, hexadecimal and shortened IPv4 addresses into
 * the dotted form before (WHATWG URL, "host parsing"), so there is one spelling to judge.
 */
export function judgeWebhookUrl(text: string, policy: WebhookUrlPolicy): WebhookUrlVerdict {
  if (text.length > MAX_URL_LENGTH)
    return { ok: false, reason: `must be at most ${MAX_URL_LENGTH} characters long` };
  // The URL parser leaves out tabs and line ends, so that what is called is not what was saved.
  if (/\p{Cc}/u.test(text)) return { ok: false, reason: 'must not contain control characters' };
  const url = URL.parse(text);
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) {
    return { ok: false, reason: 'must be a complete https address' };
  }
  if (url.username !== '' || url.password !== '') {
    return { ok: false, reason: 'must not contain a user name or password' };
  }
  if (url.port === '0') return { ok: false, reason: 'must not have port 0' };
  if (mayBeLoopback(url, policy)) return { ok: true, url };
  if (url.protocol !== 'https:') return { ok: false, reason: 'must begin with https://' };
  const literal = ipLiteral(url);
  if (isLocalhost(url) || (literal !== undefined && classifyAddress(literal) !== 'public')) {
    return { ok: false, reason: NOT_PUBLIC };
  }
  return { ok: true, url };
}

/**
 * Judges the addresses that a webhook's host resolved to. One bad address spoils all of them: which one is dialled is
 * up to chance.
 *
 * @param url one that `judgeWebhookUrl` let pass under the same policy.
 * @returns the reason of the refusal, or undefined when every address may be dialled.
 */
export function judgeResolvedAddresses(
  url: URL,
  addresses: readonly string[],
  policy: WebhookUrlPolicy,
): string | undefined {
  // Only a host that says so may be this machine; a name of the outside world that resolves to it is an attack.
  const wanted: AddressClass = mayBeLoopback(url, policy) ? 'loopback' : 'public';
  return addresses.every((address) => classifyAddress(address) === wanted) ? undefined : NOT_PUBLIC;
}

/**
 * Says whether a merchant may save this webhook address. Resolves its name and refuses it when any of its addresses is
 * not public. A name that does not resolve now is accepted: it may not be published yet, and our own resolver's
 * trouble is not a fault of the merchant's. What protects us is the same check at every connection (outboundHttp.ts).
 *
 * @param lookup replaces the system's resolver.
 */
export async function checkWebhookUrl(
  text: string,
  policy: WebhookUrlPolicy,
  lookup: Lookup = systemLookup,
): Promise<WebhookUrlVerdict> {
  const verdict = judgeWebhookUrl(text, policy);
  if (!verdict.ok || ipLiteral(verdict.url) !== undefined) return verdict;
  const found = lookup(verdict.url.hostname);
  const addresses = await pTimeout(found, { milliseconds: LOOKUP_TIMEOUT_MS }).catch(() => []);
  const reason = judgeResolvedAddresses(verdict.url, addresses, policy);
  return reason === undefined ? verdict : { ok: false, reason };
}

function mayBeLoopback(url: URL, policy: WebhookUrlPolicy): boolean {
  if (policy.environment !== 'test' || !policy.allowLoopback) return false;
  const literal = ipLiteral(url);
  return isLocalhost(url) || (literal !== undefined && classifyAddress(literal) === 'loopback');
}

function isLocalhost(url: URL): boolean {
  return url.hostname === 'localhost' || url.hostname === 'localhost.';
}

/** The IP address that a URL's host is, without brackets, or undefined when it is a name. */
function ipLiteral(url: URL): string | undefined {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return isIP(host) === 0 ? undefined : host;
}
