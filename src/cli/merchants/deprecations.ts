import { appendAudit } from '../../db/core/auditLog.ts';
import type { StatementRunner } from '../../db/core/database.ts';
import { storeNotice } from '../../db/core/notices.ts';
import { listOperationCallers, type OperationCaller } from '../../db/core/requestLog.ts';
import { statement } from '../../db/core/sql.ts';
import { DAY_MS } from '../../domain/time.ts';
import { type AdminCommand, type Operated, Report } from '../command.ts';
import { AdminError } from '../errors.ts';
import type { Opened } from '../tools.ts';
import { described } from '../words.ts';

/** A business that had the mail within so many days gets none: the days of mails are further apart. */
const MAILED_AGAIN_AFTER_DAYS = 7;

/** An operation of the API as its calls are found in the log. */
interface Operation {
  /** Its method and path: `GET /transactions/{id}`. */
  readonly name: string;
  readonly methods: readonly string[];
  readonly pattern: string;
  /** Patterns of operations whose paths fit its own too, such as those of `/transactions/export`. */
  readonly otherPatterns: readonly string[];
  readonly endsOn: string;
}

interface Options extends Operated {
  readonly operation: string;
  readonly dryRun?: true;
}

/** Adds `deprecations mail`: the mails that docs/DEPRECATION.md promises. */
export function addDeprecationCommands(program: AdminCommand): void {
  program
    .command('deprecations')
    .description('operations of the API that come to an end')
    .command('mail')
    .description(
      'mail the owners of each business that called a deprecated operation in the last 30 days, unless they had that mail ' +
        `in the last ${MAILED_AGAIN_AFTER_DAYS}`,
    )
    .requiredOption('--operation <operationId>', 'as /openapi.json has it, such as listBanks')
    .option('--dry-run', 'list the recipients, and mail nothing')
    .withJson()
    .withOperator()
    .runsOnDatabase(mailCallers);
}

async function mailCallers({ database }: Opened, options: Options): Promise<Report> {
  const operation = await deprecatedOperation(options.operation);
  const callers = await database.transaction(async (runner) => {
    // Two operators at once would mail twice.
    await runner.run(
      statement('deprecations.lock')`select pg_advisory_xact_lock(hashtext('deprecation mails'))`,
    );
    const found = await listOperationCallers(runner, operation);
    if (!options.dryRun) await storeMails(runner, found.filter(isDue), { ...options, ...operation });
    return found;
  });
  const due = callers.filter(isDue);
  const recipients = due.flatMap(({ owners }) => owners).length;
  const verb = options.dryRun ? 'would be mailed' : 'are mailed';
  return new Report({ operation: operation.name, endsOn: operation.endsOn, callers, recipients }, [
    ...callers.flatMap(linesOf),
    `${operation.name} ends on ${operation.endsOn}: ${recipients} owners of ${due.length} businesses ${verb}.`,
  ]);
}

function isDue({ mailedAt, owners }: OperationCaller): boolean {
  const isRecent =
    mailedAt !== undefined && Date.now() - Date.parse(mailedAt) < MAILED_AGAIN_AFTER_DAYS * DAY_MS;
  return owners.length > 0 && !isRecent;
}

function linesOf(caller: OperationCaller): readonly string[] {
  const { businessId, businessName, calls, lastCallAt, owners, mailedAt } = caller;
  return described(`${businessId} (${businessName})`, {
    calls: `${calls}, the last ${lastCallAt}`,
    owners: owners.length === 0 ? 'none' : owners.join(', '),
    mailed: mailedAt,
  });
}

async function storeMails(
  runner: StatementRunner,
  due: readonly OperationCaller[],
  { name, endsOn, operation, operator }: Operation & Options,
): Promise<void> {
  for (const { businessId, calls, lastCallAt } of due) {
    const after = {
      operation: name,
      worksUntil: endsOn,
      callsIn30Days: calls,
      lastCall: lastCallAt.slice(0, 10),
    };
    await storeNotice(runner, { businessId, name: 'operation.deprecated', facts: { after } });
  }
  const details = { name, endsOn, businesses: due.map(({ businessId }) => businessId) };
  await appendAudit(runner, { actor: operator, action: 'deprecation.mail', subject: operation, details });
}

/** @throws AdminError unless the API has such an operation, which is deprecated. */
async function deprecatedOperation(operationId: string): Promise<Operation> {
  // The routes bring all of the API along, which no other command needs.
  const { routes } = await import('../../api/routes.ts');
  const route = routes.find((each) => each.operationId === operationId);
  if (!route)
    throw new AdminError(`The API has no operation ${operationId}: /openapi.json lists their operationId.`);
  const { method, path, deprecated } = route;
  if (!deprecated) throw new AdminError(`${operationId} is not deprecated: its route says so first.`);
  const pattern = patternOf(path);
  const isOther = (other: string) => other !== path && new RegExp(pattern, 'i').test(other);
  return {
    name: `${method.toUpperCase()} ${path}`,
    methods: method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()],
    pattern,
    otherPatterns: routes
      .filter((each) => each.method === method && isOther(each.path))
      .map((each) => patternOf(each.path)),
    endsOn: deprecated.endsOn,
  };
}

/** A regular expression, for Postgres and for us, of the paths in the log that a route serves, with or without a query. */
function patternOf(path: string): string {
  return `^${path.replaceAll('.', '[.]').replaceAll(/\{\w+\}/g, '[^/?]+')}/?([?]|$)`;
}
