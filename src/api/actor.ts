import type { Actor, ActorProof } from '../domain/merchants/actor.ts';
import type { Caller, Visitor } from './context.ts';

const PROOFS = { cookie: 'session', token: 'token', key: 'key' } as const;

/** Who makes a call and from where, for the audit log. */
export function actorOf({ caller, address, userAgent }: Visitor & { readonly caller: Caller }): Actor {
  const { businessId, user, provenBy, apiKey } = caller;
  return {
    id: user?.userId ?? businessId,
    provenBy: PROOFS[provenBy],
    credentialId: apiKey?.id ?? (user && sessionIdOf(user.tokenSha256)),
    credentialEnds: apiKey?.ends,
    address,
    userAgent: cleanUserAgent(userAgent),
  };
}

/** A visitor of a user's account whose request names no session: unproven, or the user by what was sent. */
export function visitorAt(
  userId: string,
  provenBy: Exclude<ActorProof, 'key' | 'system' | 'operator'>,
  { address, userAgent }: Visitor,
): Actor {
  return { id: userId, provenBy, address, userAgent: cleanUserAgent(userAgent) };
}

/** What names a session without giving its token away. @param tokenSha256 of the cookie or of the login token. */
export function sessionIdOf(tokenSha256: Buffer): string {
  return tokenSha256.toString('hex').slice(0, 12);
}

const MAX_USER_AGENT_LENGTH = 150;

/** What a browser calls itself, without control and format characters, and cut; undefined when it sends nothing. */
function cleanUserAgent(header: string): string | undefined {
  const clean = header.replaceAll(/[\p{C}\p{Z}]+/gu, ' ').trim();
  return clean.slice(0, MAX_USER_AGENT_LENGTH).trim() || undefined;
}
