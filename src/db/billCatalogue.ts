import type { Biller, BillKind, BillPlan } from '../domain/bill.ts';
import type { Environment } from '../domain/money.ts';
import type { Database, Statement } from './database.ts';

const LIST: Statement = {
  name: 'billCatalogue.list',
  text: `select biller.kind, biller.id, biller.service_id, biller.name, biller.smallest_minor, biller.largest_minor,
      coalesce(plans.list, '[]') as plans
    from bill_billers biller
    left join lateral (
      select json_agg(json_build_object('code', code, 'name', name, 'priceMinor', price_minor::text) order by position)
          as list
        from bill_plans
        where environment = biller.environment and kind = biller.kind and biller_id = biller.id
    ) plans on true
    where biller.environment = $1 and ($2::text is null or biller.kind = $2)
    order by biller.position`,
};
const IS_EMPTY: Statement = {
  name: 'billCatalogue.isEmpty',
  text: 'select not exists (select from bill_billers where environment = $1) as is_empty',
};
// Two refreshes at once would each insert what the other has: the second waits until the first has committed.
const LOCK: Statement = {
  name: 'billCatalogue.lock',
  text: `select pg_advisory_xact_lock(hashtext('bill_catalogue'), hashtext($1))`,
};
const CLEAR: Statement = {
  name: 'billCatalogue.clear',
  text: 'delete from bill_billers where environment = $1',
};
const STORE: Statement = {
  name: 'billCatalogue.store',
  text: `with billers as (
      insert into bill_billers
          (environment, kind, id, service_id, name, smallest_minor, largest_minor, position, provider)
        select $1, kind, id, service_id, name, smallest_minor, largest_minor, position, $2
          from jsonb_to_recordset($3) as biller (kind text, id text, service_id text, name text,
            smallest_minor bigint, largest_minor bigint, position integer))
    insert into bill_plans (environment, kind, biller_id, code, name, price_minor, position)
      select $1, kind, biller_id, code, name, price_minor, position
        from jsonb_to_recordset($4) as plan (kind text, biller_id text, code text, name text, price_minor bigint,
          position integer)`,
};
const CHANGE_PRICE: Statement = {
  name: 'billCatalogue.changePrice',
  text: `update bill_plans set price_minor = $5, name = $6
    where environment = $1 and kind = $2 and biller_id = $3 and code = $4`,
};

/** What can be bought in an environment, of one kind or of all. */
export async function listBillers(
  database: Database,
  environment: Environment,
  kind?: BillKind,
): Promise<readonly Biller[]> {
  const rows = await database.run<{
    kind: BillKind;
    id: string;
    service_id: string;
    name: string;
    smallest_minor: string;
    largest_minor: string;
    plans: { code: string; name: string; priceMinor: string }[];
  }>(LIST, [environment, kind ?? null]);
  return rows.map((row) => ({
    kind: row.kind,
    id: row.id,
    serviceId: row.service_id,
    name: row.name,
    smallestMinor: BigInt(row.smallest_minor),
    largestMinor: BigInt(row.largest_minor),
    plans: row.plans.map((plan) => ({ ...plan, priceMinor: BigInt(plan.priceMinor) })),
  }));
}

/** Whether nothing was ever stored for an environment. */
export async function isCatalogueEmpty(database: Database, environment: Environment): Promise<boolean> {
  const [row] = await database.run<{ is_empty: boolean }>(IS_EMPTY, [environment]);
  return row?.is_empty ?? true;
}

/** Replaces the catalogue of an environment at once: who reads meanwhile sees the old one or the new one. */
export async function replaceCatalogue(
  database: Database,
  environment: Environment,
  provider: string,
  billers: readonly Biller[],
): Promise<void> {
  // A provider may list a service or a plan twice; the first one counts.
  const unique = firstOf(billers, ({ kind, id }) => `${kind}/${id}`);
  const billerRows = unique.map((biller, position) => ({
    kind: biller.kind,
    id: biller.id,
    service_id: biller.serviceId,
    name: biller.name,
    smallest_minor: String(biller.smallestMinor),
    largest_minor: String(biller.largestMinor),
    position,
  }));
  const planRows = unique.flatMap(({ kind, id, plans }) =>
    firstOf(plans, ({ code }) => code).map((plan, position) => ({
      kind,
      biller_id: id,
      code: plan.code,
      name: plan.name,
      price_minor: String(plan.priceMinor),
      position,
    })),
  );
  await database.transaction(async (runner) => {
    await runner.run(LOCK, [environment]);
    await runner.run(CLEAR, [environment]);
    await runner.run(STORE, [environment, provider, JSON.stringify(billerRows), JSON.stringify(planRows)]);
  });
}

/** Notes what a plan costs now, ahead of the next refresh. */
export async function changePlanPrice(
  database: Database,
  environment: Environment,
  biller: Biller,
  plan: BillPlan,
): Promise<void> {
  await database.run(CHANGE_PRICE, [
    environment,
    biller.kind,
    biller.id,
    plan.code,
    plan.priceMinor,
    plan.name,
  ]);
}

function firstOf<Item>(items: readonly Item[], keyOf: (item: Item) => string): readonly Item[] {
  const found = new Map<string, Item>();
  for (const item of items) if (!found.has(keyOf(item))) found.set(keyOf(item), item);
  return [...found.values()];
}
