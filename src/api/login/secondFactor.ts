import type { Database } from '../../db/core/database.ts';
import {
  type ProvingSession,
  readSecondFactorState,
  type SecondFactorState,
  storeSecondFactorProof,
  takeSecondFactorCode,
} from '../../db/merchants/secondFactors.ts';
import type { Account } from '../../db/merchants/sessions.ts';
import { DomainError } from '../../domain/errors.ts';
import type { Actor } from '../../domain/merchants/actor.ts';
import type { SecondFactorKind } from '../../domain/merchants/secondFactors.ts';
import { parsePasskeyAnswer } from '../../security/passkeys.ts';
import { parseSecondFactorCode } from '../../security/secondFactor.ts';
import { visitorAt } from '../actor.ts';
import type { ApiDependencies, Caller, CallerUser, Visitor } from '../context.ts';
import { HttpError } from '../middleware/errors.ts';
import { type SecondFactorUse, takesCodeInHeader } from '../route.ts';
import type { AttemptLimits } from './attemptLimits.ts';
import { accountKey, countAttempt, keyFrom, sessionKey, WAYS_IN } from './attempts.ts';
import { challengePasskeys, isPasskeyRight, type PasskeyPlace } from './passkeys.ts';

const REQUIRED = 'a code of the second factor is needed';
/** What a program reads of an account that has passkeys alone: no program has the browser that they need. */
const BROWSER_REQUIRED =
  'a second factor is needed, and this account has passkeys alone, which need a browser: send a recovery code, or set up ' +
  'an authenticator app in the dashboard and send its code';
const INVALID = 'the code of the second factor is wrong or was used before';

type Tools = Pick<ApiDependencies, 'attemptLimits' | 'config' | 'database' | 'logger' | 'secretBox'>;

/** A person who has the password or the session of an account, and types a code or has a passkey answer. */
export interface CodeAttempt {
  readonly userId: string;
  readonly businessId: string;
  readonly code: string;
  readonly address: string;
  /** Who types it, for the audit log. */
  readonly actor: Actor;
  /** Where the code is typed. Each has counters of its own, so that wrong codes at one do not block the other. */
  readonly at: CodePlace;
  /** Where a passkey answers; undefined where none can. */
  readonly passkeys?: PasskeyPlace | undefined;
}

/**
 * A sign-in, from a network that the account signed in from before or from another one; or a session. One that has proven
 * the factor, or sets one up, is named by the hash of its token and counted by itself: no stranger has it.
 */
export type CodePlace =
  | 'signIn'
  | 'signInFromKnownNetwork'
  | 'unprovenSession'
  | { readonly session: Buffer };

/** Counts an attempt at a code: of its place from one address in 15 minutes, and of its place from all on a day. */
export async function countCodeAttempt(
  { attemptLimits }: Pick<Tools, 'attemptLimits'>,
  { userId, address, at }: Pick<CodeAttempt, 'userId' | 'address' | 'at'>,
): Promise<{ readonly wasRight: () => Promise<void> }> {
  const ofPlace = typeof at === 'object' ? sessionKey(at.session) : accountKey(userId);
  const ofBoth = keyFrom(ofPlace, address);
  const { limit, limitOfDay, wayIn, wayInOfDay } = limitsAt(attemptLimits, at);
  await countAttempt(limit, ofBoth, wayIn);
  await countAttempt(limitOfDay, ofPlace, wayInOfDay);
  return {
    async wasRight() {
      await limit.forget(ofBoth);
      await limitOfDay.takeBack(ofPlace);
    },
  };
}

/** The limits of a place: from one address in 15 minutes, and from all on a day, each with what else lets the owner in. */
function limitsAt(limits: AttemptLimits, at: CodePlace) {
  const { knownNetworkOrReset, reset, signInAgain } = WAYS_IN;
  if (at === 'signIn') {
    const { signInCode: limit, signInCodeOfAccount: limitOfDay } = limits;
    return { limit, limitOfDay, wayIn: knownNetworkOrReset, wayInOfDay: knownNetworkOrReset };
  }
  if (at === 'signInFromKnownNetwork') {
    return { limit: limits.signInCode, limitOfDay: limits.signInCodeOfKnown, wayIn: reset };
  }
  const { stepUpCode: limit, stepUpCodeOfSession: limitOfDay } = limits;
  return { limit, limitOfDay, wayIn: signInAgain, wayInOfDay: signInAgain };
}

/** Where a code is counted that is typed in a session. */
export function placeInSession(state: SecondFactorState, { tokenSha256 }: ProvingSession): CodePlace {
  return state === 'unproven' ? 'unprovenSession' : { session: tokenSha256 };
}

/**
 * Takes a code, from an app or for recovery, or the answer of a passkey. Attempts are counted before it is looked at.
 *
 * @returns whether it is right and was not used before.
 * @throws HttpError 429.
 */
export async function isSecondFactorProven(tools: Tools, attempt: CodeAttempt): Promise<boolean> {
  const counted = await countCodeAttempt(tools, attempt);
  if (!(await isRight(tools, attempt))) return false;
  await counted.wasRight();
  return true;
}

async function isRight(tools: Tools, attempt: CodeAttempt): Promise<boolean> {
  const { userId, businessId, actor, passkeys: place } = attempt;
  const answer = parsePasskeyAnswer(attempt.code);
  if (answer && place) return isPasskeyRight(tools, { userId, businessId, actor }, { answer, place });
  const code = parseSecondFactorCode(attempt.code);
  if (!code) return false;
  return takeSecondFactorCode(tools.database, tools.secretBox, { userId, businessId, code, actor });
}

/** The refusal of a code. */
export function secondFactorInvalid(): DomainError {
  return new DomainError('second_factor_invalid', INVALID);
}

/** The refusal of a request without a code. */
function codeRequired(kinds: readonly SecondFactorKind[], hasBrowser: boolean): string {
  return hasBrowser || kinds.includes('app') ? REQUIRED : BROWSER_REQUIRED;
}

/**
 * Lets a caller with the right password in, when the account has no second factor or one of them is proven too. Where a
 * passkey may answer, the refusal has a challenge for it.
 *
 * @throws HttpError 401 `second_factor_required`, `second_factor_invalid`; 429.
 */
export async function proveSecondFactorAtLogin(
  tools: Tools,
  account: Account,
  {
    code,
    from,
  }: { readonly code: string | undefined; readonly from: Visitor & { readonly passkeys?: PasskeyPlace } },
): Promise<void> {
  const { userId, businessId, isKnownNetwork, secondFactors } = account;
  if (secondFactors.length === 0) return;
  const { passkeys, address } = from;
  const refuse = async (refusal: Pick<HttpError, 'code' | 'message'>) => {
    const passkeyOptions = passkeys && (await challengePasskeys(tools, userId, passkeys));
    throw new HttpError(401, { ...refusal, details: { ...(passkeyOptions && { passkeyOptions }) } });
  };
  if (code === undefined || code === '') {
    const message = codeRequired(secondFactors, passkeys !== undefined);
    return refuse({ code: 'second_factor_required', message });
  }
  const at = isKnownNetwork ? 'signInFromKnownNetwork' : 'signIn';
  const actor = visitorAt(userId, 'password', from);
  const attempt = { userId, businessId, code, address, actor, at, passkeys } as const;
  if (!(await isSecondFactorProven(tools, attempt)))
    return refuse({ code: 'second_factor_invalid', message: INVALID });
}

/** Stores that a session began with the second factor, where the account has one. */
export async function storeProofOfSignIn(
  database: Database,
  { userId, secondFactors }: Account,
  tokenSha256: Buffer,
): Promise<void> {
  if (secondFactors.length > 0) await storeSecondFactorProof(database, { userId, tokenSha256 });
}

/**
 * Demands the second factor of a session whose user has one. A code that is sent is always checked. Without one, a
 * proof of the same session counts while it is recent. A user who has none although the business requires it gets no secrets.
 *
 * @param request.use what the route does with the factor.
 * @param request.code the header `x-second-factor`; empty without it.
 * @param request.origin by which the request reached the service.
 * @param request.actor who calls, and from where.
 * @returns whether secrets must be left out of the answer.
 * @throws DomainError `second_factor_required`, `second_factor_invalid`; HttpError 429.
 */
export async function holdToSecondFactor(
  tools: Tools,
  session: ProvingSession &
    Pick<Caller, 'businessId' | 'provenBy' | 'requiresSecondFactor'> &
    Pick<CallerUser, 'secondFactors'>,
  request: {
    readonly use: SecondFactorUse | undefined;
    readonly code: string;
    readonly actor: Actor;
    readonly origin: string;
  },
): Promise<boolean> {
  const { use, code, actor, origin } = request;
  if (!takesCodeInHeader(use)) return false;
  const maxAgeMs = tools.config.secondFactorProofMs;
  const state = await readSecondFactorState(tools.database, { ...session, maxAgeMs });
  if (state === 'off') return session.requiresSecondFactor;
  if (code === '') {
    if (state === 'proven') return false;
    if (use === 'forSecrets') return true;
    const { secondFactors, provenBy } = session;
    throw new DomainError('second_factor_required', codeRequired(secondFactors, provenBy === 'cookie'));
  }
  const { userId, businessId, tokenSha256 } = session;
  const { address = '' } = actor;
  const at = placeInSession(state, session);
  const passkeys = { origin, session: tokenSha256 };
  const attempt = { userId, businessId, code, address, actor, at, passkeys };
  if (!(await isSecondFactorProven(tools, attempt))) throw secondFactorInvalid();
  await storeSecondFactorProof(tools.database, session);
  return false;
}
