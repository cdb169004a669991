import { appendAudit } from '../db/core/auditLog.ts';
import type { Database } from '../db/core/database.ts';
import { type AdminCommand, type Operated, type Placed, Report } from './command.ts';
import { AdminError, NoAnswerError } from './errors.ts';

/** What one call retries, at most. */
export const MAX_RETRIED = 1_000;

/** What a command that retries one thing, or everything of one cause, is given. */
export interface CauseOptions extends Placed, Operated {
  readonly cause?: string;
  readonly dryRun?: true;
}

/** Adds `--cause`, `--dry-run` and `--environment`, in which the cause is looked for. */
export function withCause(command: AdminCommand): AdminCommand {
  return command
    .option('--cause <words>', 'all whose reason has these words, in any case')
    .option('--dry-run', 'with --cause: only list them')
    .withEnvironment();
}

/**
 * Which of the two ways a command was called.
 *
 * @param what a command names without --cause, such as "one session or sweep".
 * @returns the words of the cause; undefined when one thing is named.
 * @throws AdminError when neither or both are given, or the words are too few to mean one cause.
 */
export function causeOf(
  id: string | undefined,
  { cause, dryRun }: Pick<CauseOptions, 'cause' | 'dryRun'>,
  what: string,
): string | undefined {
  if ((id === undefined) === (cause === undefined)) throw new AdminError(`Name ${what}, or say --cause.`);
  if (cause === undefined && dryRun) throw new AdminError('--dry-run lists what --cause finds.');
  if (cause !== undefined && cause.trim().length < 5)
    throw new AdminError('--cause must be at least 5 characters of the reason.');
  return cause;
}

/** What has one cause: at most MAX_RETRIED of `total`, the oldest first. */
export interface FoundOfCause {
  readonly items: readonly { readonly id: string; readonly reason?: string | undefined }[];
  readonly total: number;
}

/**
 * Retries what has one cause, as the command for one of them does, which audits it. What is refused leaves the others alone. It
 * stops when no worker answers: the others would wait for one as well.
 *
 * @param options.action of the entry in the audit log about all of them, such as `withdrawal.retry_all`.
 * @param options.details what chose them besides the cause.
 */
export async function retryAllOfCause(
  database: Database,
  { items, total }: FoundOfCause,
  options: CauseOptions & {
    readonly action: string;
    readonly details?: object;
    readonly retry: (id: string) => Promise<unknown>;
  },
): Promise<Report> {
  const { cause, environment, operator: actor, dryRun, action, details, retry } = options;
  const more = total > items.length ? ' Run it again for the rest.' : '';
  if (dryRun) {
    return new Report({ found: items, total }, [
      ...items.map(({ id, reason }) => (reason === undefined ? id : `${id}: ${reason}`)),
      `Would be retried: ${items.length} of ${total}.${more}`,
    ]);
  }
  const retried: string[] = [];
  const refused: { readonly id: string; readonly reason: string }[] = [];
  for (const { id } of items) {
    try {
      await retry(id);
      retried.push(id);
    } catch (error) {
      if (!(error instanceof AdminError)) throw error;
      refused.push({ id, reason: error.message });
      if (error instanceof NoAnswerError) break;
    }
  }
  await appendAudit(database, {
    actor,
    action,
    subject: environment,
    details: { cause, ...details, retried: retried.length, refused: refused.length },
    environment,
  });
  const isStopped = retried.length + refused.length < items.length;
  return new Report({ retried, refused, total }, [
    ...refused.map(({ id, reason }) => `${id}: ${reason}`),
    `Retried: ${retried.length} of ${total}.${isStopped ? ' The others were left: no worker answers.' : more}`,
  ]);
}
