import { listAudit } from '../db/core/auditLog.ts';
import { type AdminCommand, Report } from './command.ts';
import { atMost, timeOf } from './given.ts';

interface Filter {
  readonly actor?: string;
  readonly action?: string;
  readonly since?: Date;
  readonly limit: number;
}

/** Adds `audit`: what people did past the merchants' own requests. */
export function addAuditCommand(program: AdminCommand): void {
  program
    .command('audit [subject]')
    .description('show the audit log, newest first: all of it, or that of one id')
    .option('--actor <name>', 'only what this one did')
    .option('--action <action>', 'only this action, such as business.pricing, or a group, such as business')
    .option('--since <time>', 'only entries since, such as 2026-01-31 or 2026-01-31T18:00:00Z', timeOf)
    .option('--limit <number>', 'at most so many', atMost(10_000), 100)
    .withJson()
    .runsOnDatabase(async ({ database }, subject: string | undefined, filter: Filter) => {
      const entries = await listAudit(database, { ...filter, subject });
      return new Report(
        { entries: entries.map((entry) => ({ ...entry, businessId: entry.businessId ?? null })) },
        entries.length === 0
          ? ['The audit log says nothing of it.']
          : entries.map(
              ({ at, actor, action, subject: of, businessId = 'no business', details }) =>
                `${at}  ${actor}  ${action}  ${of}  ${businessId}  ${JSON.stringify(details)}`,
            ),
      );
    });
}
