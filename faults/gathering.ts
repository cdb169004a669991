import type { Installation } from './installation.ts';
import { type OpenItem, orphanOf, readOpenItems } from './openItems.ts';
import type { Evidence, Tables } from './oracle/evidence.ts';
import { workflowsToAskAbout } from './oracle/judge.ts';
import { readTables } from './oracle/tables.ts';
import type { Merchant, OrderLog } from './orders.ts';
import type { Random } from './random.ts';
import { verdictOf } from './resolutions.ts';
import { readStatements } from './statements.ts';

/** What a run is judged by, and who can be asked about it. */
export type Witnesses = Pick<
  Installation,
  'api' | 'providers' | 'receivers' | 'operators' | 'pool' | 'fundings'
>;

/** Reads what is not over yet. */
export async function readOpen({
  operators,
  pool,
  providers,
}: Pick<Witnesses, 'operators' | 'pool' | 'providers'>): Promise<readonly OpenItem[]> {
  const { bank, biller } = providers;
  const returned = [...bank.books.all, ...biller.books.all]
    .filter(({ state }) => state === 'returned')
    .map(({ subject }) => subject);
  const open = await readOpenItems(pool, returned);
  if (open.length > 0) return open;
  // What waits for a customer is over for now, as long as an open item still concerns the customer.
  const orphans: OpenItem[] = [];
  for (const workflowId of workflowsToAskAbout(await readTables(pool)))
    if (!(await operators.isOpen(workflowId))) orphans.push(orphanOf(workflowId));
  return orphans;
}

/** How much of each kind is open, in words. */
export function summaryOf(open: readonly OpenItem[]): string {
  const counts = Map.groupBy(open, ({ kind }) => kind);
  return [...counts].map(([kind, items]) => `${items.length} ${kind}`).join(', ');
}

/** Tells for how long nothing has changed of what is open. */
export class Stillness {
  #seen = '';
  #sinceMs = Date.now();

  /**
   * @param besides what else counts as a change, in words.
   * @returns for how long, in ms, everything has been as it is now.
   */
  observe(open: readonly OpenItem[], besides = ''): number {
    const lines = open.map(({ kind, id, status }) => `${kind} ${id} ${status}`);
    const seen = [besides, ...lines.sort()].join();
    if (seen !== this.#seen) {
      this.#seen = seen;
      this.#sinceMs = Date.now();
    }
    return Date.now() - this.#sinceMs;
  }
}

/** A withdrawal that operators made again lacks its merchant's reference, which its merchant knows by its id. */
function withReferences(tables: Tables, log: OrderLog): Tables {
  const references = new Map(
    log.all.flatMap(({ id, reference }) => (id === undefined ? [] : [[id, reference]])),
  );
  const records = tables.records.map((record) => ({
    ...record,
    merchantReference: record.merchantReference ?? references.get(record.id),
  }));
  return { ...tables, records };
}

/** Collects what the oracle judges by. */
export async function gather(run: {
  readonly installation: Witnesses;
  readonly log: OrderLog;
  readonly merchants: readonly Merchant[];
  readonly random: Random;
  readonly seed: number;
}): Promise<Evidence> {
  const { installation, log, merchants, random, seed } = run;
  const { providers, receivers, operators, pool, fundings } = installation;
  const tables = withReferences(await readTables(pool), log);
  const openWorkflows = new Set<string>();
  for (const workflowId of workflowsToAskAbout(tables))
    if (await operators.isOpen(workflowId)) openWorkflows.add(workflowId);
  return {
    orders: log.all,
    merchants,
    fundings,
    books: {
      bank: providers.bank.books.all,
      biller: providers.biller.books.all,
      collector: providers.collector.books.all,
    },
    verdictOf: (reference) => verdictOf(seed, reference),
    received: receivers.flatMap((receiver) => receiver.received()),
    statements: await readStatements(installation.api, merchants, random.branch('statements')),
    tables,
    openWorkflows,
  };
}
