import type { Actor } from '../../domain/merchants/actor.ts';
import { ASSETS, type Asset, minorToDecimal, type Owner } from '../../domain/money.ts';
import { appendAudit } from '../core/auditLog.ts';
import { batchDeletion } from '../core/batchDeletion.ts';
import type { Database, StatementRunner } from '../core/database.ts';
import { statement } from '../core/sql.ts';
import { lockBusiness } from './businessLock.ts';

/** Below what a business is notified, in minor units, and whether the balance is below it now. */
export interface BalanceAlert {
  readonly thresholdMinor: bigint;
  readonly isLow: boolean;
}

/** The alerts of a business by asset; undefined where there is none. */
export type BalanceAlerts = Readonly<Record<Asset, BalanceAlert | undefined>>;

/** Reads the balance alerts of a business from its wallets. */
export async function readBalanceAlerts(
  runner: StatementRunner,
  { businessId, environment }: Owner,
): Promise<BalanceAlerts> {
  const rows = await runner.run(
    statement<BalanceAlert & { readonly asset: Asset }>('balanceAlerts.read')`
      select asset, alert_below as threshold_minor, low_since is not null as is_low
        from ledger.accounts
        where business_id = ${businessId} and environment = ${environment} and kind = 'available'
          and alert_below is not null`,
  );
  const alertOf = (asset: Asset) => rows.find((row) => row.asset === asset);
  return { NGN: alertOf('NGN'), USDT: alertOf('USDT') };
}

/** The thresholds that change: in minor units, or null to turn an alert off. */
export type BalanceAlertChange = Readonly<Record<Asset, bigint | null | undefined>>;

/**
 * Changes balance alerts and puts that on record; those that are not named stay as they are. The wallet is low at once, without
 * a notice, when its balance is below a new threshold.
 *
 * @param how.actor who does it, for the audit log.
 * @returns the alerts since.
 */
export function changeBalanceAlerts(
  database: Database,
  owner: Owner,
  { change, actor }: { readonly change: BalanceAlertChange; readonly actor: Actor },
): Promise<BalanceAlerts> {
  return database.transaction(async (runner) => {
    const { businessId, environment } = owner;
    await lockBusiness(runner, businessId);
    const before = shown(await readBalanceAlerts(runner, owner));
    for (const asset of ASSETS) {
      const threshold = change[asset];
      if (threshold !== undefined) await setThreshold(runner, owner, { asset, threshold });
    }
    const alerts = await readBalanceAlerts(runner, owner);
    const after = shown(alerts);
    if (before.ngnBelow !== after.ngnBelow || before.usdtBelow !== after.usdtBelow) {
      await appendAudit(runner, {
        actor,
        action: 'balance_alerts.change',
        subject: businessId,
        details: {},
        ...{ businessId, environment, before, after },
      });
    }
    return alerts;
  });
}

async function setThreshold(
  runner: StatementRunner,
  { businessId, environment }: Owner,
  { asset, threshold }: { readonly asset: Asset; readonly threshold: bigint | null },
): Promise<void> {
  if (threshold === null) {
    await runner.run(
      statement('balanceAlerts.remove')`delete from balance_alerts
        where business_id = ${businessId} and environment = ${environment} and asset = ${asset}`,
    );
    return;
  }
  await runner.run(
    statement('balanceAlerts.set')`
      insert into balance_alerts (business_id, environment, asset, threshold_minor)
        values (${businessId}, ${environment}, ${asset}, ${threshold})
        on conflict (business_id, environment, asset) do update set threshold_minor = excluded.threshold_minor`,
  );
}

/** The alerts as the audit log shows them. */
function shown({ NGN, USDT }: BalanceAlerts) {
  return {
    ngnBelow: NGN ? minorToDecimal(NGN.thresholdMinor, 'NGN') : null,
    usdtBelow: USDT ? minorToDecimal(USDT.thresholdMinor, 'USDT') : null,
  };
}

/** A time that a wallet became low, as it was then. Amounts in minor units. */
export interface LowBalance extends Owner {
  readonly id: string;
  readonly asset: Asset;
  readonly thresholdMinor: bigint;
  readonly balanceMinor: bigint;
}

/** The ids of low balances of which no business was notified yet, the oldest first. */
export async function readLowBalancesToNotify(database: Database, limit: number): Promise<readonly string[]> {
  const rows = await database.run(
    statement<{ id: string }>('lowBalances.readToNotify')`
      select id::text from low_balances where notified_at is null order by id limit ${limit}`,
  );
  return rows.map(({ id }) => id);
}

/**
 * Notes that the business of a low balance is notified, in the transaction that does it.
 *
 * @returns undefined when it was notified already, or another transaction does it.
 */
export function noteLowBalanceNotified(runner: StatementRunner, id: string): Promise<LowBalance | undefined> {
  return runner.first(
    statement<LowBalance>('lowBalances.noteNotified')`
      update low_balances set notified_at = now()
        where id = (select id from low_balances where id = ${id}::bigint and notified_at is null for update skip locked)
        returning id::text, business_id, environment, asset, threshold_minor, balance_minor`,
  );
}

/** Deletes low balances that ended more than 30 days ago, at most 10,000 a call. Returns how many. */
export const forgetOldLowBalances = batchDeletion({
  name: 'lowBalances.forget',
  table: 'low_balances',
  condition: "notified_at is not null and ended_at < now() - interval '30 days'",
});
