import type { Environment } from '../../domain/money.ts';
import type { Biller, BillKind, BillPlan } from '../../domain/orders/bill.ts';
import type { Database } from '../core/database.ts';
import { statement } from '../core/sql.ts';
import { tables, updateWhere } from '../core/tables.ts';

/** What can be bought in an environment, of one kind or of all. */
export async function listBillers(
  database: Database,
  environment: Environment,
  kind?: BillKind,
): Promise<readonly Biller[]> {
  const rows = await database.run(
    statement<Omit<Biller, 'plans'> & { plans: { code: string; name: string; priceMinor: string }[] }>(
      'billCatalogue.list',
    )`select biller.kind, biller.id, biller.service_id, biller.name, biller.smallest_minor, biller.largest_minor,
          coalesce(plans.list, '[]') as plans
        from bill_billers biller
        left join lateral (
          select json_agg(json_build_object('code', code, 'name', name, 'priceMinor', price_minor::text)
              order by position) as list
            from bill_plans
            where environment = biller.environment and kind = biller.kind and biller_id = biller.id
        ) plans on true
        where biller.environment = ${environment} and (${kind}::text is null or biller.kind = ${kind})
        order by biller.position`,
  );
  return rows.map((row) => ({
    ...row,
    plans: row.plans.map((plan) => ({ ...plan, priceMinor: BigInt(plan.priceMinor) })),
  }));
}

/** Whether nothing was ever stored for an environment. */
export async function isCatalogueEmpty(database: Database, environment: Environment): Promise<boolean> {
  const one = tables.selectFrom('bill_billers').select('id').where('environment', '=', environment).limit(1);
  return (await database.run(one)).length === 0;
}

/** Replaces the catalogue of an environment at once: who reads meanwhile sees the old one or the new one. */
export async function replaceCatalogue(
  database: Database,
  { environment, provider }: { readonly environment: Environment; readonly provider: string },
  billers: readonly Biller[],
): Promise<void> {
  // A provider may list a service or a plan twice; the first one counts.
  const unique = firstOf(billers, ({ kind, id }) => `${kind}/${id}`);
  const billerRows = unique.map(({ kind, id, serviceId, name, smallestMinor, largestMinor }, position) => {
    return { environment, provider, kind, id, serviceId, name, smallestMinor, largestMinor, position };
  });
  const planRows = unique.flatMap(({ kind, id, plans }) =>
    firstOf(plans, ({ code }) => code).map(({ code, name, priceMinor }, position) => ({
      environment,
      kind,
      billerId: id,
      code,
      name,
      priceMinor,
      position,
    })),
  );
  await database.transaction(async (runner) => {
    // Two refreshes at once would each insert what the other has: the second waits until the first has committed.
    await runner.run(
      statement('billCatalogue.lock')`
        select pg_advisory_xact_lock(hashtext('bill_catalogue'), hashtext(${environment}))`,
    );
    await runner.run(tables.deleteFrom('bill_billers').where('environment', '=', environment));
    for (const rows of chunksOf(billerRows)) await runner.run(tables.insertInto('bill_billers').values(rows));
    for (const rows of chunksOf(planRows)) await runner.run(tables.insertInto('bill_plans').values(rows));
  });
}

/** Notes what a plan costs now, ahead of the next refresh. */
export async function changePlanPrice(
  database: Database,
  environment: Environment,
  { biller, plan }: { readonly biller: Biller; readonly plan: BillPlan },
): Promise<void> {
  const { kind, id: billerId } = biller;
  const { code, priceMinor, name } = plan;
  await database.run(
    updateWhere('bill_plans', { environment, kind, billerId, code }).set({ priceMinor, name }),
  );
}

/** Rows that one insert takes at most: a statement has at most 65,535 parameters. */
const MAX_ROWS = 1_000;

function chunksOf<Row>(rows: readonly Row[]): readonly (readonly Row[])[] {
  return Array.from({ length: Math.ceil(rows.length / MAX_ROWS) }, (_, index) =>
    rows.slice(index * MAX_ROWS, (index + 1) * MAX_ROWS),
  );
}

function firstOf<Item>(items: readonly Item[], keyOf: (item: Item) => string): readonly Item[] {
  const found = new Map<string, Item>();
  for (const item of items) if (!found.has(keyOf(item))) found.set(keyOf(item), item);
  return [...found.values()];
}
