/**
 * What an actor proved itself with: a dashboard session, the token of a login, an API key, the password alone (at
 * sign-in), a code that was mailed, or nothing. What happens by the clock is the system's. Operators do not come by the API.
 */
export const ACTOR_PROOFS = [
  'session',
  'token',
  'key',
  'password',
  'mail',
  'none',
  'system',
  'operator',
] as const;
export type ActorProof = (typeof ACTOR_PROOFS)[number];

/** Fields of something as they were, or are, for the audit log. */
export type AuditFields = Readonly<Record<string, string | number | boolean | null>>;

/** Who does something on the side of a merchant, by what, and from where. The API makes it in one place (api/actor.ts). */
export interface Actor {
  /** The id of the user; of the business for a call by API key, and for what happens by the clock. */
  readonly id: string;
  readonly provenBy: ActorProof;
  /** The API key, or the session by the beginning of its token's hash. */
  readonly credentialId?: string | undefined;
  /** The last characters of the API key. */
  readonly credentialEnds?: string | undefined;
  /** The IP address that the request came from. */
  readonly address?: string | undefined;
  /** What the browser calls itself, shortened and without control characters. */
  readonly userAgent?: string | undefined;
}
