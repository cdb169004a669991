import type { Database } from '../../db/core/database.ts';
import {
  CHALLENGE_LIFETIME_MS,
  type ChallengePurpose,
  findPasskey,
  listPasskeys,
  notePasskeyUse,
  storePasskeyChallenge,
  takePasskeyChallenge,
} from '../../db/merchants/passkeys.ts';
import type { Actor } from '../../domain/merchants/actor.ts';
import {
  challengeOf,
  newChallenge,
  type parsePasskeyAnswer,
  passkeyRequestOptions,
  type RelyingParty,
  relyingPartyOf,
  verifyPasskeyAnswer,
} from '../../security/passkeys.ts';
import { pagesOriginOf } from '../baseUrl.ts';
import type { ApiDependencies } from '../context.ts';

type Tools = Pick<ApiDependencies, 'config' | 'database' | 'logger'>;
type PasskeyAnswer = NonNullable<ReturnType<typeof parsePasskeyAnswer>>;

/** Where a passkey answers. */
export interface PasskeyPlace {
  /** The origin by which the request reached the service. */
  readonly origin: string;
  /** The SHA-256 of the token of the session that asks; undefined at sign-in. */
  readonly session: Buffer | undefined;
}

/** Who asks for passkeys at this address of the service; undefined where browsers have none. */
export function relyingPartyAt(
  { config }: Pick<Tools, 'config'>,
  { origin }: Pick<PasskeyPlace, 'origin'>,
): RelyingParty | undefined {
  const pages = pagesOriginOf(config, origin);
  return pages === undefined ? undefined : relyingPartyOf(pages);
}

/** Makes a challenge and stores what it is for. */
export async function makeChallenge(database: Database, purpose: ChallengePurpose): Promise<Buffer> {
  const challenge = newChallenge();
  await storePasskeyChallenge(database, challenge, purpose);
  return challenge;
}

/**
 * What a browser asks the passkeys of a user by, with a new challenge.
 *
 * @returns undefined where the user has none, or browsers have none at this address.
 */
export async function challengePasskeys(tools: Tools, userId: string, place: PasskeyPlace) {
  const relyingParty = relyingPartyAt(tools, place);
  if (!relyingParty) return undefined;
  const allowed = await listPasskeys(tools.database, userId);
  if (allowed.length === 0) return undefined;
  const { session } = place;
  const challenge = await makeChallenge(tools.database, { userId, ceremony: 'authentication', session });
  return passkeyRequestOptions({ relyingParty, challenge, allowed, timeoutMs: CHALLENGE_LIFETIME_MS });
}

/**
 * Whether a passkey of a user answered a challenge of this place. The challenge is spent by the first answer, right or wrong.
 *
 * @param by.actor who answers, for the audit log.
 */
export async function isPasskeyRight(
  tools: Tools,
  by: { readonly userId: string; readonly businessId: string; readonly actor: Actor },
  { answer, place }: { readonly answer: PasskeyAnswer; readonly place: PasskeyPlace },
): Promise<boolean> {
  const { database, logger } = tools;
  const { userId, businessId, actor } = by;
  const relyingParty = relyingPartyAt(tools, place);
  const challenge = challengeOf(answer);
  if (!relyingParty || !challenge) return false;
  const { session } = place;
  const purpose = { userId, ceremony: 'authentication', session } as const;
  if (!(await takePasskeyChallenge(database, challenge, purpose))) return false;
  const credentialId = Buffer.from(answer.id, 'base64url');
  const passkey = await findPasskey(database, { userId, credentialId });
  if (!passkey) return false;
  const { id, publicKey } = passkey;
  try {
    const signCount = await verifyPasskeyAnswer(answer, { relyingParty, challenge, userId, publicKey });
    return await notePasskeyUse(database, { id, businessId, signCount, actor });
  } catch (error) {
    logger.info({ businessId, userId, passkeyId: id, err: error }, 'A passkey was refused.');
    return false;
  }
}
