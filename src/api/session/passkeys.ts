import {
  addPasskey,
  CHALLENGE_LIFETIME_MS,
  listPasskeys,
  type NewPasskey,
  takePasskeyChallenge,
} from '../../db/merchants/passkeys.ts';
import { DomainError } from '../../domain/errors.ts';
import { MAX_PASSKEYS } from '../../domain/merchants/secondFactors.ts';
import { challengeOf, passkeyCreationOptions, verifyNewPasskey } from '../../security/passkeys.ts';
import type { ApiDependencies, Caller } from '../context.ts';
import { makeChallenge, relyingPartyAt } from '../login/passkeys.ts';
import { type CodeAttempt, countCodeAttempt, secondFactorInvalid } from '../login/secondFactor.ts';
import { requirePassword, sessionOf, type TypedPassword } from './useCases.ts';

type RegistrationAnswer = Parameters<typeof verifyNewPasskey>[0];

/** What an attempt is without the code that it gives. */
type RegistrationAttempt = Omit<CodeAttempt, 'code'> & Required<Pick<CodeAttempt, 'passkeys'>>;

/** Passkeys do not work at this address of the service. */
function passkeysUnavailable(): DomainError {
  return new DomainError(
    'passkeys_unavailable',
    'passkeys need https and a host name (the operator sets PUBLIC_URL), or localhost',
  );
}

/**
 * Makes what a browser makes a passkey by. The password comes first; a user who has a factor has proven it to the route.
 *
 * @throws DomainError `passkeys_unavailable`; `password_invalid`, `busy`; `state_conflict` when the user has as many as may
 * be; HttpError 429.
 */
export async function preparePasskey(
  dependencies: ApiDependencies,
  caller: Caller,
  { attempt, ...given }: TypedPassword & { readonly attempt: RegistrationAttempt },
) {
  const { database } = dependencies;
  const { userId, passkeys: place } = attempt;
  const relyingParty = place && relyingPartyAt(dependencies, place);
  if (!relyingParty) throw passkeysUnavailable();
  const session = sessionOf(caller);
  await requirePassword(dependencies, session, given);
  const existing = await listPasskeys(database, userId);
  if (existing.length >= MAX_PASSKEYS) throw tooManyPasskeys();
  const purpose = { userId, ceremony: 'registration', session: session.tokenSha256 } as const;
  const challenge = await makeChallenge(database, purpose);
  const { email } = session;
  const timeoutMs = CHALLENGE_LIFETIME_MS;
  return passkeyCreationOptions({ relyingParty, challenge, userId, email, existing, timeoutMs });
}

function tooManyPasskeys(): DomainError {
  return new DomainError('state_conflict', `you have ${MAX_PASSKEYS} passkeys already; remove one first`);
}

/**
 * Adds the passkey that a browser made, and ends every other session. Attempts are counted as those at a code.
 *
 * @returns the passkey and the recovery codes; none for a user who has some.
 * @throws DomainError `second_factor_invalid`; `state_conflict` for a passkey that is registered already, or one too many;
 * HttpError 429.
 */
export async function confirmPasskey(
  dependencies: ApiDependencies,
  caller: Caller,
  given: {
    readonly name: string;
    readonly answer: RegistrationAnswer;
    readonly attempt: RegistrationAttempt;
  },
) {
  const { name, answer, attempt } = given;
  const counted = await countCodeAttempt(dependencies, attempt);
  const passkey = await registeredPasskey(dependencies, answer, attempt);
  if (!passkey) throw secondFactorInvalid();
  const { userId, actor } = attempt;
  const { businessId } = caller;
  const keptTokenSha256 = sessionOf(caller).tokenSha256;
  const addition = { userId, businessId, name, passkey, keptTokenSha256, actor };
  const added = await addPasskey(dependencies.database, addition);
  if (added === 'known') throw new DomainError('state_conflict', 'this passkey is already registered');
  if (added === 'full') throw tooManyPasskeys();
  await counted.wasRight();
  return added;
}

/** The passkey that answers a challenge of this session; undefined when it does not. The challenge is spent either way. */
async function registeredPasskey(
  dependencies: ApiDependencies,
  answer: RegistrationAnswer,
  { userId, businessId, passkeys: place }: RegistrationAttempt,
): Promise<NewPasskey | undefined> {
  const relyingParty = place && relyingPartyAt(dependencies, place);
  const challenge = challengeOf(answer);
  if (!relyingParty || !challenge) return undefined;
  const purpose = { userId, ceremony: 'registration', session: place.session } as const;
  if (!(await takePasskeyChallenge(dependencies.database, challenge, purpose))) return undefined;
  try {
    return await verifyNewPasskey(answer, { relyingParty, challenge });
  } catch (error) {
    dependencies.logger.info({ businessId, userId, err: error }, 'A new passkey was refused.');
    return undefined;
  }
}
