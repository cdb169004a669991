import { appendAudit } from '../db/core/auditLog.ts';
import { migrate } from '../db/core/migrate.ts';
import type { AdminCommand, Operated } from './command.ts';

/** Adds `migrate`. */
export function addMigrateCommand(program: AdminCommand): void {
  const { settings, withDatabase } = program.tools;
  program
    .command('migrate')
    .description(
      'bring the database to this version; needs DATABASE_OWNER_URL where DATABASE_URL owns no tables',
    )
    .withOperator()
    .runs(async ({ operator }: Operated) => {
      const applied = await migrate(settings().ownerUrl);
      if (applied.length > 0) {
        await withDatabase(({ database }) =>
          appendAudit(database, {
            actor: operator,
            action: 'database.migrate',
            subject: 'database',
            details: { applied },
          }),
        );
      }
      return applied.length > 0 ? `Applied ${applied.join(', ')}.` : 'The database is up to date.';
    });
}
