import { isSecondFactorOn, takeSecondFactorCode } from '../../db/merchants/secondFactors.ts';
import type { Account } from '../../db/merchants/sessions.ts';
import { DomainError } from '../../domain/errors.ts';
import { parseSecondFactorCode } from '../../security/secondFactor.ts';
import type { ApiDependencies, Caller } from '../context.ts';
import { HttpError } from '../middleware/errors.ts';
import { clientNetwork } from '../middleware/rateLimit.ts';
import type { SecondFactorUse } from '../route.ts';
import { accountKey, countAttempt, counterKey } from './attempts.ts';

const REQUIRED = 'a code of the second factor is needed';
const INVALID = 'the code of the second factor is wrong or was used before';

type Tools = Pick<ApiDependencies, 'attemptLimits' | 'database' | 'secretBox'>;

/** A person who has the password or the cookie of an account, and types a code. */
export interface CodeAttempt {
  readonly businessId: string;
  readonly code: string;
  readonly address: string;
}

/** What attempts at codes are counted under: the account from one address, and the account from all. */
export async function countCodeAttempt(
  { attemptLimits }: Pick<Tools, 'attemptLimits'>,
  { businessId, address }: Omit<CodeAttempt, 'code'>,
): Promise<{ readonly wasRight: () => Promise<void> }> {
  const ofAccount = accountKey(businessId);
  const ofBoth = counterKey(`account ${businessId} from ${clientNetwork(address)}`);
  await countAttempt(attemptLimits.secondFactor, ofBoth);
  await countAttempt(attemptLimits.secondFactorOfAccount, ofAccount);
  return {
    async wasRight() {
      await attemptLimits.secondFactor.forget(ofBoth);
      await attemptLimits.secondFactorOfAccount.takeBack(ofAccount);
    },
  };
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
  const { businessId } = attempt;
  if (!code || !(await takeSecondFactorCode(tools.database, tools.secretBox, { businessId, code })))
    return false;
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
  { code, address }: { readonly code: string | undefined; readonly address: string },
): Promise<void> {
  if (!account.secondFactorEnabled) return;
  if (code === undefined || code === '') {
    throw new HttpError(401, { code: 'second_factor_required', message: REQUIRED });
  }
  const { businessId } = account;
  if (!(await isSecondFactorProven(tools, { businessId, code, address }))) {
    throw new HttpError(401, { code: 'second_factor_invalid', message: INVALID });
  }
}

/**
 * Holds a request to the second factor of its business, if it has one. Calls by key are never asked: a key is for
 * programs.
 *
 * @param request.use what the route asks for it; undefined when it does not.
 * @param request.code what the header `x-second-factor` says; empty without it.
 * @returns whether what is secret must be left out of the answer.
 * @throws DomainError `second_factor_required`, `second_factor_invalid`; HttpError 429.
 */
export async function holdToSecondFactor(
  tools: Tools,
  caller: Caller,
  request: { readonly use: SecondFactorUse; readonly code: string; readonly address: string },
): Promise<boolean> {
  const { use, code, address } = request;
  const { businessId } = caller;
  if (!(await isSecondFactorOn(tools.database, businessId))) return false;
  if (code === '') {
    if (use === 'forSecrets') return true;
    throw new DomainError('second_factor_required', REQUIRED);
  }
  if (!(await isSecondFactorProven(tools, { businessId, code, address }))) throw secondFactorInvalid();
  return false;
}
