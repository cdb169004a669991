import type { Database } from '../../db/core/database.ts';
import {
  type ProvingSession,
  readSecondFactorState,
  type SecondFactorState,
  storeSecondFactorProof,
} from '../../db/merchants/secondFactorProofs.ts';
import { takeSecondFactorCode } from '../../db/merchants/secondFactors.ts';
import type { Account } from '../../db/merchants/sessions.ts';
import { DomainError } from '../../domain/errors.ts';
import type { Actor } from '../../domain/merchants/actor.ts';
import { parseSecondFactorCode } from '../../security/secondFactor.ts';
import { visitorAt } from '../actor.ts';
import type { ApiDependencies, Visitor } from '../context.ts';
import { HttpError } from '../middleware/errors.ts';
import { type SecondFactorUse, takesCodeInHeader } from '../route.ts';
import type { AttemptLimits } from './attemptLimits.ts';
import { accountKey, countAttempt, keyFrom, sessionKey, WAYS_IN } from './attempts.ts';

const REQUIRED = 'a code of the second factor is needed';
const INVALID = 'the code of the second factor is wrong or was used before';

type Tools = Pick<ApiDependencies, 'attemptLimits' | 'database' | 'secretBox'>;

/** A person who has the password or the session of an account, and types a code. */
export interface CodeAttempt {
  readonly userId: string;
  readonly businessId: string;
  readonly code: string;
  readonly address: string;
  /** Who types it, for the audit log. */
  readonly actor: Actor;
  /** Where the code is typed. Each has counters of its own, so that wrong codes at one do not block the other. */
  readonly at: CodePlace;
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
  { userId, address, at }: Omit<CodeAttempt, 'code' | 'businessId' | 'actor'>,
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
 * Takes a code, from an app or for recovery, of a second factor that is on. Attempts are counted before it is looked at.
 *
 * @returns whether it is right and was not used before.
 * @throws HttpError 429.
 */
export async function isSecondFactorProven(tools: Tools, attempt: CodeAttempt): Promise<boolean> {
  const counted = await countCodeAttempt(tools, attempt);
  const code = parseSecondFactorCode(attempt.code);
  const { userId, businessId, actor } = attempt;
  if (!code) return false;
  const given = { userId, businessId, code, actor };
  if (!(await takeSecondFactorCode(tools.database, tools.secretBox, given))) return false;
  await counted.wasRight();
  return true;
}

/** The refusal of a code. */
export function secondFactorInvalid(): DomainError {
  return new DomainError('second_factor_invalid', INVALID);
}

/**
 * Lets a caller with the right password in, when the account has no second factor or its code is right too.
 *
 * @throws HttpError 401 `second_factor_required`, `second_factor_invalid`; 429.
 */
export async function proveSecondFactorAtLogin(
  tools: Tools,
  account: Account,
  { code, from }: { readonly code: string | undefined; readonly from: Visitor },
): Promise<void> {
  if (!account.secondFactorEnabled) return;
  if (code === undefined || code === '') {
    throw new HttpError(401, { code: 'second_factor_required', message: REQUIRED });
  }
  const { userId, businessId, isKnownNetwork } = account;
  const at = isKnownNetwork ? 'signInFromKnownNetwork' : 'signIn';
  const actor = visitorAt(userId, 'password', from);
  const attempt = { userId, businessId, code, address: from.address, actor, at } as const;
  if (!(await isSecondFactorProven(tools, attempt))) {
    throw new HttpError(401, { code: 'second_factor_invalid', message: INVALID });
  }
}

/** Stores that a session began with the second factor, where the account has one. */
export async function storeProofOfSignIn(
  database: Database,
  { userId, secondFactorEnabled }: Account,
  tokenSha256: Buffer,
): Promise<void> {
  if (secondFactorEnabled) await storeSecondFactorProof(database, { userId, tokenSha256 });
}

/**
 * Demands the second factor of a session whose user has one. A code that is sent is always checked. Without one, a
 * proof of the same session counts while it is recent. A user who has none although the business requires it gets no secrets.
 *
 * @param request.use what the route does with the factor.
 * @param request.code the header `x-second-factor`; empty without it.
 * @param request.actor who calls, and from where.
 * @returns whether secrets must be left out of the answer.
 * @throws DomainError `second_factor_required`, `second_factor_invalid`; HttpError 429.
 */
export async function holdToSecondFactor(
  tools: Tools & Pick<ApiDependencies, 'config'>,
  session: ProvingSession & { readonly businessId: string; readonly requiresSecondFactor: boolean },
  request: { readonly use: SecondFactorUse | undefined; readonly code: string; readonly actor: Actor },
): Promise<boolean> {
  const { use, code, actor } = request;
  if (!takesCodeInHeader(use)) return false;
  const maxAgeMs = tools.config.secondFactorProofMs;
  const state = await readSecondFactorState(tools.database, { ...session, maxAgeMs });
  if (state === 'off') return session.requiresSecondFactor;
  if (code === '') {
    if (state === 'proven') return false;
    if (use === 'forSecrets') return true;
    throw new DomainError('second_factor_required', REQUIRED);
  }
  const { userId, businessId } = session;
  const { address = '' } = actor;
  const attempt = { userId, businessId, code, address, actor, at: placeInSession(state, session) };
  if (!(await isSecondFactorProven(tools, attempt))) throw secondFactorInvalid();
  await storeSecondFactorProof(tools.database, session);
  return false;
}
