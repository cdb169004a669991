import type { Database } from '../db/core/database.ts';
import { countOperators, useOperatorToken } from '../db/core/operators.ts';
import { operatorTokenSha256 } from '../security/operatorToken.ts';
import { AdminError } from './errors.ts';
import { readText } from './given.ts';

const FILE_PREFIX = 'file:';

/** What says who types a command. */
export interface Claims {
  readonly env: NodeJS.ProcessEnv;
  /** The user of this computer. */
  readonly osUser: string;
}

/**
 * Who runs a command: the operator whose token OPERATOR_TOKEN has, or names by `file:` and a path. Without one it is the
 * user of this computer, as long as no operator is registered.
 *
 * @param named the name that `--operator` has; it can only confirm who it is.
 * @throws AdminError when no operator is proven, or not the one that is named.
 */
export async function identifyOperator(
  database: Database,
  { env, osUser }: Claims,
  named?: string,
): Promise<string> {
  const token = tokenIn(env);
  const operator =
    token === undefined ? osUser : await useOperatorToken(database, operatorTokenSha256(token));
  if (operator === undefined) {
    throw new AdminError('OPERATOR_TOKEN is not the token of an operator, or it has expired or was revoked.');
  }
  if (token === undefined && (await countOperators(database)) > 0) {
    throw new AdminError(
      'Operators are registered here: set OPERATOR_TOKEN to your token, or to file: and the path of a file with it.',
    );
  }
  if (named === undefined || named === operator) return operator;
  throw new AdminError(`You are ${operator}: --operator cannot name ${named}.`);
}

/** @throws AdminError when the file cannot be read. */
function tokenIn({ OPERATOR_TOKEN: given }: NodeJS.ProcessEnv): string | undefined {
  if (given === undefined || given === '') return undefined;
  return (given.startsWith(FILE_PREFIX) ? readText(given.slice(FILE_PREFIX.length)) : given).trim();
}
