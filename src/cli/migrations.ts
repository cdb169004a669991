import type { Command } from 'commander';
import pg from 'pg';
import { appendAudit } from '../db/auditLog.ts';
import { migrate } from '../db/migrate.ts';
import type { AdminTools } from './tools.ts';

/** Adds `migrate`. */
export function addMigrateCommand(
  program: Command,
  { settings, withDatabase, print, operatorOption }: AdminTools,
): void {
  program
    .command('migrate')
    .description(
      'bring the database to this version; needs DATABASE_OWNER_URL where DATABASE_URL owns no tables',
    )
    .addOption(operatorOption())
    .action(async ({ operator }: { operator: string }) => {
      const given = settings();
      const before = await appliedMigrations(given.ownerUrl);
      await migrate(given.ownerUrl);
      const applied = (await appliedMigrations(given.ownerUrl)).filter((name) => !before.includes(name));
      if (applied.length > 0) {
        await withDatabase(given, (database) =>
          appendAudit(database, {
            actor: operator,
            action: 'database.migrate',
            subject: 'database',
            details: { applied },
          }),
        );
      }
      print(applied.length > 0 ? `Applied ${applied.join(', ')}.` : 'The database is up to date.');
    });
}

async function appliedMigrations(ownerUrl: string): Promise<readonly string[]> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const found = await client.query(`select to_regclass('mikro_orm_migrations') is not null as exists`);
    if (!found.rows[0].exists) return [];
    const applied = await client.query<{ name: string }>('select name from mikro_orm_migrations order by id');
    return applied.rows.map((row) => row.name);
  } finally {
    await client.end();
  }
}
