import { type InspectedRow, idsOfName, inspect } from '../../db/orders/inspection.ts';
import { type AdminCommand, Report } from '../command.ts';
import { AdminError, required } from '../errors.ts';
import { described } from '../words.ts';

/** Adds `show`: everything that is stored about one thing, by any name that it is known under. */
export function addShowCommand(program: AdminCommand): void {
  program
    .command('show <id>')
    .description(
      'show all that is stored about a transaction, sale, USDT session, sweep or webhook delivery: record, provider, ledger, ' +
        'webhooks and audit log; by our id, the id of the request that created it, or by what a provider, a merchant or the chain calls it',
    )
    .withJson()
    .runsOnDatabase(async ({ database, settings: { config, env } }, name: string) => {
      const found =
        (await inspect(database, name)) ??
        (await inspect(database, onlyOne(name, await idsOfName(database, name))));
      const { id, kind, businessId, environment, status, workflowId, parts } = required(
        found,
        `There is nothing that is called ${name}.`,
      );
      const link = linkTo(workflowId, { uiUrl: config.temporalUiUrl, namespace: env.TEMPORAL_NAMESPACE });
      return new Report({ ...found, link }, [
        ...described(id, {
          is: `a ${kind.replaceAll('_', ' ')} of ${businessId} in ${environment}, ${status}`,
          workflow: workflowId,
          link,
        }),
        ...parts.flatMap(({ name: part, rows }) => [
          `  ${part}`,
          ...rows.map((row) => `    ${inWords(row)}`),
        ]),
      ]);
    });
}

/** @throws AdminError when a name stands for nothing, or for several. */
function onlyOne(name: string, ids: readonly string[]): string {
  const [id, ...others] = ids;
  if (id === undefined) throw new AdminError(`There is nothing that is called ${name}.`);
  if (others.length > 0) throw new AdminError(`${name} may be any of ${ids.join(', ')}: say which.`);
  return id;
}

/** Where the workflow is looked at; undefined where the address of Temporal's web interface is not configured. */
export function linkTo(
  workflowId: string | undefined,
  {
    uiUrl,
    namespace = 'default',
  }: { readonly uiUrl: string | undefined; readonly namespace?: string | undefined },
): string | undefined {
  if (workflowId === undefined || uiUrl === undefined) return undefined;
  const base = uiUrl.replace(/\/$/, '');
  return `${base}/namespaces/${encodeURIComponent(namespace)}/workflows/${encodeURIComponent(workflowId)}`;
}

/** A row in one line. A text that could pass for more fields than one is quoted. */
function inWords(row: InspectedRow): string {
  return Object.entries(row)
    .map(([name, value]) => `${name} ${isPlain(value) ? value : JSON.stringify(value)}`)
    .join(', ');
}

const isPlain = (value: unknown) =>
  typeof value === 'string' ? !/[,"]/.test(value) : typeof value !== 'object';
