import type pg from 'pg';
import type { Database } from '../src/db/core/database.ts';
import { findSettlementAccount } from '../src/db/merchants/businesses.ts';
import { storeApprovalRequest } from '../src/db/orders/approvals/requests.ts';
import { ENVIRONMENTS, type Environment, type Id } from '../src/domain/money.ts';
import { MERCHANTS, type MerchantName } from './json.ts';
import type { FuzzedMerchant } from './world.ts';

/** Where orders of a merchant wait for a second person, in minor units; those of the other do not. */
const RULES = {
  a: { naira: null, usdt: null, includesKeys: false },
  b: { naira: 100_000n, usdt: 5_000_000n, includesKeys: true },
} as const satisfies Readonly<Record<MerchantName, object>>;

/** How many requests wait in each environment before no more are made: some are never decided. */
const ENOUGH_WAIT = 100;
const AMOUNT_NAIRA = 500;

/**
 * Has orders of both merchants wait, or not, as at first, and makes requests that can be approved: what is sent changes the
 * rules, few orders that are drawn are valid, and an approved request has ended.
 *
 * @returns the ids of the new requests.
 */
export async function renewApprovals(
  { database, pool }: { readonly database: Database; readonly pool: pg.Pool },
  merchants: Readonly<Record<MerchantName, FuzzedMerchant>>,
): Promise<Readonly<Record<MerchantName, readonly string[]>>> {
  const made = { a: [] as string[], b: [] as string[] };
  for (const name of MERCHANTS) {
    const { naira, usdt, includesKeys } = RULES[name];
    const { businessId } = merchants[name];
    await pool.query(
      `update businesses set approval_above_naira_minor = $1, approval_above_usdt_minor = $2, approval_includes_keys = $3
        where id = $4`,
      [naira, usdt, includesKeys, businessId],
    );
    for (const environment of ENVIRONMENTS)
      made[name].push(...(await requestWithdrawals({ database, pool }, merchants[name], environment)));
  }
  return made;
}

async function requestWithdrawals(
  { database, pool }: { readonly database: Database; readonly pool: pg.Pool },
  merchant: FuzzedMerchant,
  environment: Environment,
): Promise<readonly string[]> {
  const businessId = merchant.businessId as Id<'biz'>;
  const account = await findSettlementAccount(database, { businessId, environment });
  const { rows } = await pool.query(
    `select count(*)::int as waiting from approval_requests
      where business_id = $1 and environment = $2 and status = 'WAITING'`,
    [businessId, environment],
  );
  if (!account || rows[0].waiting >= ENOUGH_WAIT) return [];
  const made: string[] = [];
  for (const { userId, permissions } of merchant.users) {
    if (!permissions.has('withdrawals:write')) continue;
    made.push(
      await storeApprovalRequest(database, {
        businessId,
        environment,
        kind: 'withdrawal',
        operation: '/withdrawal/request',
        body: { businessId, amount: AMOUNT_NAIRA },
        amountMinor: BigInt(AMOUNT_NAIRA) * 100n,
        destination: `${account.accountNumber}, ${account.bankName}, ${account.accountName}`,
        maker: { userId },
        actor: { id: userId, provenBy: 'session' },
      }),
    );
  }
  return made;
}
