import { openStoredSecrets } from '../composition/storedSecrets.ts';
import { type ResealedColumn, resealAll } from '../db/core/sealedColumns.ts';
import { type AdminCommand, type Operated, Report } from './command.ts';

/** Adds `secrets reseal`. */
export function addSecretCommands(program: AdminCommand): void {
  program
    .command('secrets')
    .description('what is sealed in the database')
    .command('reseal')
    .description(
      'encrypt every stored secret with the first key of ENCRYPTION_KEY; can be interrupted and run again',
    )
    .withOperator()
    .withJson()
    .runsOnDatabase(
      async ({ database, settings }, { operator: actor }: Operated) => {
        const { secretBox } = await openStoredSecrets(database, settings.config);
        const { columns, isComplete } = await resealAll(database, { secretBox, actor });
        const { keyId } = secretBox;
        const isViolation = !isComplete || columns.some(({ unreadable }) => unreadable.length > 0);
        const inWords = [...columns.flatMap(linesOf), verdictOf(keyId, isComplete)];
        return new Report({ keyId, columns, isComplete }, inWords, { isViolation });
      },
      { needsKeys: true },
    );
}

function linesOf({ table, resealed, current, unreadable }: ResealedColumn): readonly string[] {
  return [
    `${table}: ${resealed} encrypted again, ${current} already encrypted with the key, ${unreadable.length} that no key opens`,
    ...unreadable.map((id) => `  ${id}`),
  ];
}

function verdictOf(keyId: string, isComplete: boolean): string {
  return isComplete
    ? `Everything is encrypted with the key ${keyId}: remove the previous keys from ENCRYPTION_KEY.`
    : 'Some process still encrypts with another key: give all of them the new one, and run this again.';
}
