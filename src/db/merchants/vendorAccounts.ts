import { setTimeout as sleep } from 'node:timers/promises';
import { DomainError } from '../../domain/errors.ts';
import type { Id, Owner } from '../../domain/money.ts';
import { MINUTE_MS } from '../../domain/time.ts';
import { auditSql } from '../core/auditLog.ts';
import type { Database, StatementRunner } from '../core/database.ts';
import { insertSql, pick, statement } from '../core/sql.ts';
import { millisecondsFromNow, now, selectWhere, tables } from '../core/tables.ts';

/** The bank-issued account of a business: money sent to it is credited to the wallet. */
export interface VendorAccount {
  readonly accountNumber: string;
  readonly accountName: string;
  /** `static`: the number stays the business's own, for any number of payments of any amount. */
  readonly accountType: string;
  readonly bankName: string;
  /** ISO 8601. */
  readonly createdAt: string;
}

/** An account as a provider issued it, and how the provider names its holder. */
export type IssuedAccount = Omit<VendorAccount, 'createdAt'> & { readonly providerReference: string };

/** The issuer of accounts: the part of a bank provider that this needs. */
export interface AccountIssuer {
  readonly name: string;
  /** Issues an account, or tells the one that was issued to this holder before. */
  issueDedicatedAccount(holder: {
    readonly email: string;
    readonly businessName: string;
    readonly phone: string;
  }): Promise<IssuedAccount>;
}

/** Longer than an issuer takes, whose every exchange is bounded. */
const MAX_CLAIM_MS = 5 * MINUTE_MS;
const CLAIM_POLL_MS = 100;

const ACCOUNT = ['accountNumber', 'accountName', 'accountType', 'bankName', 'createdAt'] as const;

/** The account of a business in one environment, or undefined when none was issued. */
export function findVendorAccount(
  runner: StatementRunner,
  { businessId, environment }: Owner,
): Promise<VendorAccount | undefined> {
  return runner.first(selectWhere('vendor_accounts', { businessId, environment }).select(ACCOUNT));
}

/** Opens a simulated account with a number of its own. Harmless when the business has one. */
export async function openSandboxVendorAccount(
  runner: StatementRunner,
  businessId: Id<'biz'>,
  businessName: string,
): Promise<void> {
  await runner.run(
    statement(
      'vendorAccounts.openSandbox',
    )`select open_sandbox_vendor_account(${businessId}, ${businessName})`,
  );
}

/**
 * Has a provider issue the live account of a business, once: when there is one already, that is the answer. After a
 * time-out the command is simply given again, because the issuer tells the account it issued before.
 *
 * @param actor who orders it, for the audit log.
 * @throws DomainError `not_found` for an unknown business, `business_inactive`, `kyc_required`, `state_conflict` while
 * another request has it issued for minutes; whatever the issuer throws, and then nothing is stored.
 */
export async function issueVendorAccount(
  database: Database,
  issuer: AccountIssuer,
  { businessId, actor }: { readonly businessId: Id<'biz'>; readonly actor: string },
): Promise<VendorAccount> {
  const deadlineMs = Date.now() + MAX_CLAIM_MS;
  for (;;) {
    const existing = await findVendorAccount(database, { businessId, environment: 'prod' });
    if (existing) return existing;
    const holder = await findFutureHolder(database, businessId);
    if (await claimIssuing(database, businessId)) {
      try {
        return await issueTo(database, issuer, { businessId, holder, actor });
      } finally {
        await database.run(tables.deleteFrom('vendor_account_claims').where('businessId', '=', businessId));
      }
    }
    if (Date.now() > deadlineMs) {
      throw new DomainError(
        'state_conflict',
        'another request is having this account issued; try again later',
      );
    }
    await sleep(CLAIM_POLL_MS);
  }
}

/**
 * One issuing per business at a time: two at once could make the provider open two accounts. The claim of a process that
 * was lost is over after a while.
 */
function claimIssuing(database: Database, businessId: Id<'biz'>): Promise<boolean> {
  return database.hasRow(
    tables
      .insertInto('vendor_account_claims')
      .values({ businessId })
      .onConflict((conflict) =>
        conflict
          .column('businessId')
          .doUpdateSet({ claimedAt: now })
          .where('vendor_account_claims.claimedAt', '<', millisecondsFromNow(-MAX_CLAIM_MS)),
      )
      .returning('businessId'),
  );
}

/** Asks the provider, which may take a while, outside of every transaction, and then stores what it issued. */
async function issueTo(
  database: Database,
  issuer: AccountIssuer,
  order: { businessId: Id<'biz'>; holder: Awaited<ReturnType<typeof findFutureHolder>>; actor: string },
): Promise<VendorAccount> {
  const { businessId, holder, actor } = order;
  // The request that had the claim before may have stored it since it was read.
  const existing = await findVendorAccount(database, { businessId, environment: 'prod' });
  if (existing) return existing;
  const issued = await issuer.issueDedicatedAccount(holder);
  const row = await database.first(
    statement<VendorAccount>('vendorAccounts.issue')`with
      audited as (${auditSql({
        actor,
        action: 'vendor_account.issue',
        subject: businessId,
        details: { environment: 'prod', provider: issuer.name, accountEnds: issued.accountNumber.slice(-4) },
        businessId,
        environment: 'prod',
        after: { accountEnds: issued.accountNumber.slice(-4), bank: issued.bankName },
      })})
      ${insertSql('vendor_accounts', {
        businessId,
        environment: 'prod',
        provider: issuer.name,
        ...pick(issued, ['providerReference', 'accountNumber', 'accountName', 'accountType', 'bankName']),
      })}
        returning account_number, account_name, account_type, bank_name, created_at`,
  );
  if (!row) throw new DomainError('state_conflict', 'the account was not stored');
  return row;
}

async function findFutureHolder(runner: StatementRunner, businessId: Id<'biz'>) {
  const row = await runner.first(
    selectWhere('businesses', { id: businessId }).select(['name', 'email', 'phone', 'isActive', 'kycStatus']),
  );
  if (!row) throw new DomainError('not_found', 'there is no such business');
  if (!row.isActive) throw new DomainError('business_inactive', 'this business is not active');
  if (row.kycStatus !== 'APPROVED') {
    throw new DomainError('kyc_required', 'this business is not approved for live payments yet');
  }
  return { businessName: row.name, email: row.email, phone: row.phone };
}
