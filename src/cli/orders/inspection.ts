import { findRequests } from '../../db/core/requestLog.ts';
import {
  changesOfRequest,
  type Inspected,
  type InspectedRow,
  idsOfName,
  inspect,
} from '../../db/orders/inspection.ts';
import { type AdminCommand, Report } from '../command.ts';
import { AdminError } from '../errors.ts';
import { described } from '../words.ts';
import { storyOf } from './story.ts';

/** Adds `show`: what happened to one thing, by any name that it is known under, and everything that is stored about it. */
export function addShowCommand(program: AdminCommand): void {
  program
    .command('show <id>')
    .description(
      'show each step of a transaction, sale, USDT session, sweep or webhook delivery, by our id, the id of ' +
        'its ' +
        'request, or by what a provider, a merchant or the chain calls it; by our id also all that is stored: record, ' +
        'provider, ledger, webhooks and audit log; of a request also why it was refused, for 30 days',
    )
    .withJson()
    .runsOnDatabase(async ({ database, settings: { config, env } }, name: string) => {
      const own = await inspect(database, name);
      const ids = own ? [] : await idsOfName(database, name);
      const found = own ?? (ids.length > 0 ? await inspect(database, onlyOne(name, ids)) : undefined);
      const requestId = own ? requestIdOf(own) : name;
      const requests = requestId === undefined ? [] : await findRequests(database, requestId);
      const changes = requestId === undefined ? [] : await changesOfRequest(database, requestId);
      if (!found && requests.length + changes.length === 0)
        throw new AdminError(`There is nothing that is called ${name}.`);
      const story = storyOf({ requests, changes, parts: found?.parts ?? [] });
      const link = linkTo(found?.workflowId, {
        uiUrl: config.temporalUiUrl,
        namespace: env.TEMPORAL_NAMESPACE,
      });
      return new Report({ ...(found ?? { id: name }), link, requests, story }, [
        ...headingOf(name, found, link),
        ...story.map(({ at, step, text }) => `  ${at}  ${step.padEnd(STEP_WIDTH)}${text}`),
        ...(own ? detailsOf(own) : []),
        ...(found && !own ? [`  All that is stored: show ${found.id}`] : []),
      ]);
    });
}

/** The width of steps with the space behind them. */
const STEP_WIDTH = 12;

function headingOf(name: string, found: Inspected | undefined, link: string | undefined): readonly string[] {
  if (!found) return [name];
  const { id, kind, businessId, environment, status, workflowId } = found;
  return described(id, {
    is: `a ${kind.replaceAll('_', ' ')} of ${businessId} in ${environment}, ${status}`,
    review: reviewReasonOf(found),
    workflow: workflowId,
    link,
  });
}

/** Why it waits for a human. */
function reviewReasonOf({ parts }: Inspected): string | undefined {
  const reason = parts
    .flatMap(({ rows }) => rows)
    .find((row) => row.reviewReason !== undefined)?.reviewReason;
  return typeof reason === 'string' ? reason : undefined;
}

function detailsOf({ parts }: Inspected): readonly string[] {
  return parts.flatMap(({ name, rows }) => [`  ${name}`, ...rows.map((row) => `    ${inWords(row)}`)]);
}

/** The id of the request that created it, where its record has one. */
function requestIdOf({ parts }: Inspected): string | undefined {
  const requestId = parts.flatMap(({ rows }) => rows).find((row) => row.requestId !== undefined)?.requestId;
  return typeof requestId === 'string' ? requestId : undefined;
}

/** @throws AdminError when a name stands for several. */
function onlyOne(name: string, [id = '', ...others]: readonly string[]): string {
  if (others.length > 0)
    throw new AdminError(`${name} may be any of ${[id, ...others].join(', ')}: say which.`);
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
