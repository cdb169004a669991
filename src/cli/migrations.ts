import pg from 'pg';
import { appendAudit } from '../db/auditLog.ts';
import { migrate } from '../db/migrate.ts';
import type { AdminCommand, Operated } from './command.ts';
import type { AdminTools } from './tools.ts';

/** Adds `migrate`. */
export function addMigrateCommand(
  program: AdminCommand,
  { settings, withDatabase, print }: AdminTools,
): void {
  program
    .command('migrate')
    .description(
      'bring the database to this version; needs DATABASE_OWNER_URL where DATABASE_URL owns no tables',
    )
    .withOperator()
    .action(async ({ operator }: Operated) => {
      const { ownerUrl } = settings();
      const before = await appliedMigrations(ownerUrl);
      await migrate(ownerUrl);
      const applied = (await appliedMigrations(ownerUrl)).filter((name) => !before.includes(name));
      if (applied.length > 0) {
        await withDatabase((database) =>
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
