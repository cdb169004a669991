import { addOperator, countOperators, listOperators, revokeOperator } from '../db/core/operators.ts';
import { newOperatorToken, operatorTokenSha256 } from '../security/operatorToken.ts';
import { type AdminCommand, Report } from './command.ts';
import { AdminError, required } from './errors.ts';
import { atMost } from './given.ts';
import { addListCommand, listOf } from './lists.ts';
import { asOwner, type Opened } from './tools.ts';

const DEFAULT_DAYS = 90;
const MAX_DAYS = 366;

/** Adds `operators add`, `operators list` and `operators revoke`. */
export function addOperatorCommands(program: AdminCommand): void {
  const { tools } = program;
  const operators = program
    .command('operators')
    .description(
      'who may run these commands, each with a token in OPERATOR_TOKEN, or file: and the path of a file ' +
        'with it',
    );

  operators
    .command('add <name>')
    .description(
      'register an operator and show the token once; from the first on every command that changes something needs one; ' +
        'needs DATABASE_OWNER_URL where DATABASE_URL owns no tables',
    )
    .option('--days <number>', 'how long the token is valid', atMost(MAX_DAYS), DEFAULT_DAYS)
    .withJson()
    .runsOnDatabase(async (opened, given: string, { days }: { days: number }) => {
      const name = operatorName(given);
      const actor = await registrar(opened);
      const token = newOperatorToken();
      const tokenSha256 = operatorTokenSha256(token);
      const expiresAt = required(
        await asOwner(opened, (database) =>
          addOperator(database, { name, tokenSha256, validDays: days, actor }),
        ),
        `${name} has a valid token already: revoke it first.`,
      );
      return new Report({ name, token, expiresAt }, [
        `${name} is registered until ${expiresAt}.`,
        `Token  ${token}`,
        'It is not shown again.',
      ]);
    });

  addListCommand(
    operators,
    {
      command: 'list',
      description: 'list the operators, without their tokens',
      none: "No operator is registered: the name of the computer's user is believed.",
    },
    listOf({
      field: 'operators',
      read: listOperators,
      heading: ({ name }) => name,
      lines: ({ addedBy, addedAt, expiresAt, revokedAt, lastUsedAt }) => ({
        added: `${addedAt} by ${addedBy}`,
        expires: revokedAt === undefined ? expiresAt : undefined,
        revoked: revokedAt,
        used: lastUsedAt ?? 'never',
      }),
    }),
  );

  operators
    .command('revoke <name>')
    .description("end an operator's token at once; needs DATABASE_OWNER_URL if DATABASE_URL owns no tables")
    .runsOnDatabase(async (opened, name: string) => {
      const actor = await registrar(opened);
      const isRevoked = await asOwner(opened, (database) => revokeOperator(database, name, actor));
      required(isRevoked, `No operator ${name} is registered.`);
      return `The token of ${name} is revoked.`;
    });

  /** Who registers: an operator by token; else the user of this computer, proven by the owner's address of the database. */
  async function registrar({ database }: Opened): Promise<string> {
    const hasToken = (tools.env.OPERATOR_TOKEN ?? '') !== '';
    if (hasToken || (await countOperators(database)) === 0) return tools.identify({ database });
    return `owner:${tools.osUser}`;
  }
}

/** @throws AdminError for what an operator cannot be called. */
function operatorName(text: string): string {
  if (/^[a-z0-9][a-z0-9._-]{0,62}$/.test(text)) return text;
  throw new AdminError('The name must be lower-case letters, digits, dots, hyphens and underscores.');
}
