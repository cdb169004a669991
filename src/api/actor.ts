import type { Actor, ActorProof } from '../domain/merchants/actor.ts';
import type { Caller, Visitor } from './context.ts';

const PROOFS = { cookie: 'session', token: 'token', key: 'key' } as const;

/** Who makes a call and from where, for the audit log. */
export function actorOf({ caller, address, userAgent }: Visitor & { readonly caller: Caller }): Actor {
  const { businessId, user, provenBy, tokenSha256, apiKey } = caller;
  return {
    id: user?.userId ?? businessId,
    provenBy: PROOFS[provenBy],
    credentialId: apiKey?.id ?? (tokenSha256 && sessionIdOf(tokenSha256)),
    credentialEnds: apiKey?.ends,
    address,
    userAgent,
  };
}

/** A visitor of a user's account who has no session: unproven, or the user by the password or by a mailed code. */
export function visitorAt(
  userId: string,
  provenBy: ActorProof & ('none' | 'password' | 'mail'),
  { address, userAgent }: Visitor,
): Actor {
  return { id: userId, provenBy, address, userAgent };
}

/** What names a session without giving its token away. @param tokenSha256 of the cookie or of the login token. */
export function sessionIdOf(tokenSha256: Buffer): string {
  return tokenSha256.toString('hex').slice(0, 12);
}
