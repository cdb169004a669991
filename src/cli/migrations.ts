import { appendAudit } from '../db/core/auditLog.ts';
import { openDatabase } from '../db/core/database.ts';
import { migrate } from '../db/core/migrate.ts';
import { statement } from '../db/core/sql.ts';
import type { AdminCommand } from './command.ts';

/** Adds `migrate`. */
export function addMigrateCommand(program: AdminCommand): void {
  const { osUser: actor, settings, withDatabase } = program.tools;
  program
    .command('migrate')
    .description(
      'bring the database to this version; needs DATABASE_OWNER_URL if DATABASE_URL owns no tables',
    )
    // Before it there may be no table of operators. Who owns the tables has proven enough.
    .runs(async () => {
      const { databaseUrl, ownerUrl } = settings();
      await assertReachable(databaseUrl);
      const applied = await migrate(ownerUrl);
      await withDatabase(async ({ database }) => {
        if (applied.length === 0) return;
        await appendAudit(database, {
          actor,
          action: 'database.migrate',
          subject: 'database',
          details: { applied },
        });
      });
      return applied.length > 0 ? `Applied ${applied.join(', ')}.` : 'The database is up to date.';
    });
}

/** What Postgres says where the service's role is not there: the first migration makes it. */
const NO_SUCH_ROLE = '22023';

/** Fails as the service would on its database, before anything is changed there. */
async function assertReachable(databaseUrl: string): Promise<void> {
  const database = await openDatabase(databaseUrl, { poolSize: 1 });
  try {
    await database.run(statement('migrations.reach')`select`);
  } catch (error) {
    if ((error as { readonly code?: string }).code !== NO_SUCH_ROLE) throw error;
  } finally {
    await database.close();
  }
}
