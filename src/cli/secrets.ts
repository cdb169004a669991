import type { Command } from 'commander';
import { openStoredSecrets } from '../composition/storedSecrets.ts';
import { type ResealedColumn, resealAll } from '../db/sealedColumns.ts';
import type { AdminTools } from './tools.ts';

/** Adds `secrets reseal`. */
export function addSecretCommands(
  program: Command,
  { settings, withDatabase, print, operatorOption, reportViolation }: AdminTools,
): void {
  program
    .command('secrets')
    .description('what is sealed in the database')
    .command('reseal')
    .description(
      'seal everything with ENCRYPTION_KEY that ENCRYPTION_KEY_PREVIOUS opens; may be broken off and run again',
    )
    .addOption(operatorOption())
    .option('--json', 'as JSON')
    .action(async ({ operator, json }: { operator: string; json?: true }) => {
      const given = settings({ needsKeys: true });
      await withDatabase(given, async (database) => {
        const { secretBox } = await openStoredSecrets(database, given.config);
        const { columns, isComplete } = await resealAll(database, { secretBox, actor: operator });
        const { keyId } = secretBox;
        if (json) print({ keyId, columns, isComplete });
        else print([...columns.flatMap(linesOf), verdictOf(keyId, isComplete)].join('\n'));
        if (!isComplete || columns.some(({ unreadable }) => unreadable.length > 0)) reportViolation();
      });
    });
}

function linesOf({ table, resealed, current, unreadable }: ResealedColumn): readonly string[] {
  return [
    `${table}: ${resealed} sealed again, ${current} already sealed with the key, ${unreadable.length} that no key opens`,
    ...unreadable.map((id) => `  ${id}`),
  ];
}

function verdictOf(keyId: string, isComplete: boolean): string {
  return isComplete
    ? `Everything is sealed with the key ${keyId}: ENCRYPTION_KEY_PREVIOUS can be dropped.`
    : 'Some process still seals with another key: give all of them the new one, and run this again.';
}
