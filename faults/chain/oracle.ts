import type pg from 'pg';
import type { Database } from '../../src/db/core/database.ts';
import { verifyLedger } from '../../src/db/ledger/ledgerVerification.ts';
import { compareWithChain, type TronScene, USDT } from '../../test/support/tronScene.ts';
import type { Finding } from '../oracle/evidence.ts';
import { amountOf, finding, lookAtRecord, workflowFinding } from '../oracle/looks.ts';
import { workflowIdOf } from '../workflowIds.ts';
import { type CustomerSession, PAYS_IN_FULL } from './customers.ts';

/** A session as the service's tables have it. Amounts in micro-USDT. */
export interface SessionRecord {
  readonly id: string;
  readonly status: string;
  readonly creditedMinor: bigint;
  readonly expiresAtMs: number;
  readonly deposits: readonly DepositRecord[];
  /** Sweeps that are not over, and why an operator is asked about them. */
  readonly openSweeps: readonly { readonly id: string; readonly attention: string | null }[];
}

interface DepositRecord {
  readonly txId: string;
  readonly amountMinor: bigint;
  readonly status: string;
  readonly contract: string;
}

/** What is judged. */
export interface ChainEvidence {
  readonly sessions: readonly CustomerSession[];
  readonly records: ReadonlyMap<string, SessionRecord>;
  /** The time of the block that a transaction is in, ms since 1970; undefined when it is in none: a fork has dropped it. */
  readonly blockTimeOf: (txId: string) => number | undefined;
  /** Whether the token may have been paused, or addresses frozen, at some time. */
  readonly hadIssuerActs: boolean;
  /** When the tables were read, ms since 1970. */
  readonly readAtMs: number;
  /** What the merchant was shown of its USDT. */
  readonly balanceMinor: bigint;
}

/** At least this share of the sessions that were paid in full and in time ends by itself, without acts of the issuer. */
const SHARE_BY_ITSELF = 0.99;

/** Deposits of less decide nothing; see the domain's `DUST_FLOOR_MINOR`, which this is told apart from on purpose. */
const DUST_BELOW_MINOR = 10_000n;

/** Reads sessions with their deposits and open sweeps, by id. */
export async function readRecords(pool: pg.Pool): Promise<ReadonlyMap<string, SessionRecord>> {
  const { rows } = await pool.query(`
    select payment.id, payment.status, payment.amount_credited_minor::text as credited,
        extract(epoch from payment.expires_at) * 1000 as expires_at_ms,
        (select coalesce(jsonb_agg(jsonb_build_object('txId', tx_id, 'amount', amount_minor::text, 'status', status,
            'contract', contract)), '[]') from chain_deposits where payment_id = payment.id) as deposits,
        (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'attention', attention_reason)), '[]')
          from crypto_sweeps where payment_id = payment.id and status = 'PENDING') as open_sweeps
      from crypto_payments payment where payment.environment = 'prod'`);
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        status: row.status,
        creditedMinor: BigInt(row.credited),
        expiresAtMs: Number(row.expires_at_ms),
        deposits: row.deposits.map((each: Readonly<Record<string, string>>) => ({
          txId: each.txId,
          amountMinor: BigInt(each.amount ?? '0'),
          status: each.status,
          contract: each.contract,
        })),
        openSweeps: row.open_sweeps,
      },
    ]),
  );
}

/**
 * Whether a session is not over, no human is asked about it, and its customer has no more time to pay.
 *
 * @param nowMs ms since 1970.
 */
export function isStillOpen(
  { status, openSweeps, expiresAtMs, deposits }: SessionRecord,
  nowMs: number,
): boolean {
  if (openSweeps.some(({ attention }) => attention === null)) return true;
  if (status === 'AWAITING_DEPOSIT') {
    return expiresAtMs < nowMs || deposits.some((deposit) => deposit.status === 'RECEIVED');
  }
  return ['PENDING_CONFIRMATION', 'SWEEP_PENDING', 'OVERPAID', 'UNDERPAID'].includes(status);
}

/** Judges sessions and the merchant's balance. */
export function judgeSessions(evidence: ChainEvidence): readonly Finding[] {
  const findings: Finding[] = [];
  let credited = 0n;
  for (const session of evidence.sessions) {
    const record = session.created && evidence.records.get(session.created.paymentId);
    if (!record) {
      findings.push(finding('SESSION FORGOTTEN', `${session.reference} has no session`, 'crypto_payments'));
      continue;
    }
    credited += record.creditedMinor;
    findings.push(...judgeDeposits(evidence, session, record), ...judgeEnd(evidence, record));
  }
  if (credited !== evidence.balanceMinor) {
    const says = `sessions credited ${amountOf(credited, 'USDT')}, and the merchant has ${amountOf(evidence.balanceMinor, 'USDT')}`;
    findings.push(finding('BALANCE', says, 'select * from ledger.balances'));
  }
  return [...findings, ...judgeShare(evidence)];
}

/** Every transfer that stayed on the chain is recorded once, and is credited, dust, or on a list. */
function judgeDeposits(
  { blockTimeOf }: ChainEvidence,
  { transfers }: CustomerSession,
  record: SessionRecord,
): readonly Finding[] {
  const look = `select * from chain_deposits where payment_id = '${record.id}'`;
  const findings: Finding[] = [];
  const usdt = record.deposits.filter(({ contract }) => contract === USDT);
  for (const { txId, amountMinor } of transfers) {
    const rows = usdt.filter((row) => row.txId === txId && row.amountMinor === amountMinor);
    const isOnChain = blockTimeOf(txId) !== undefined;
    const what = `the transfer ${txId} of ${amountOf(amountMinor, 'USDT')} to session ${record.id}`;
    if (isOnChain && rows.length !== 1) {
      const kind = rows.length === 0 ? 'DEPOSIT FORGOTTEN' : 'DOUBLED';
      findings.push(finding(kind, `${what} is recorded ${rows.length} times`, look));
    }
    if (!isOnChain && rows.length > 0) {
      findings.push(finding('DEPOSIT INVENTED', `${what} was dropped by a fork and is recorded`, look));
    }
  }
  const known = new Set(transfers.map(({ txId }) => txId));
  for (const { txId, amountMinor, status } of usdt) {
    const what = `the deposit ${txId} of ${amountOf(amountMinor, 'USDT')} to session ${record.id} (${record.status})`;
    if (!known.has(txId)) findings.push(finding('DEPOSIT INVENTED', `${what} was made by no customer`, look));
    if ((status === 'DUST') !== amountMinor < DUST_BELOW_MINOR) {
      findings.push(finding('WRONG DUST', `${what} is ${status}`, look));
    }
    const isDecided = status !== 'RECEIVED' || record.status === 'MANUAL_REVIEW';
    if (!isDecided) findings.push(finding('DEPOSIT UNDECIDED', `${what} is ${status}`, look));
    if (status === 'CREDITED' && record.status !== 'SETTLED') {
      findings.push(finding('WRONG CREDIT', `${what} is credited`, look));
    }
  }
  const sum = usdt
    .filter(({ status }) => status === 'CREDITED')
    .reduce((total, { amountMinor }) => total + amountMinor, 0n);
  if (sum !== record.creditedMinor) {
    const says = `session ${record.id} is credited with ${amountOf(record.creditedMinor, 'USDT')}, and ${amountOf(sum, 'USDT')} came`;
    findings.push(finding('WRONG CREDIT', says, lookAtRecord('crypto_payments', record.id)));
  }
  return findings;
}

function judgeEnd({ readAtMs }: ChainEvidence, record: SessionRecord): readonly Finding[] {
  if (!isStillOpen(record, readAtMs)) return [];
  const sweep = record.openSweeps.find(({ attention }) => attention === null);
  const workflowId = sweep
    ? workflowIdOf('sweep', 'prod', sweep.id)
    : workflowIdOf('session', 'prod', record.id);
  const says = `session ${record.id} is ${record.status}${sweep ? ` with sweep ${sweep.id} open` : ''} although the chain is well`;
  return [workflowFinding('UNDECIDED', says, workflowId)];
}

/** The sessions that were paid in full and in time, by what the chain has kept. */
export function paidInTime({ sessions, records, blockTimeOf }: ChainEvidence): readonly SessionRecord[] {
  return sessions.flatMap(({ conduct, created, transfers, amountMinor }) => {
    const record = created && records.get(created.paymentId);
    if (!record || !PAYS_IN_FULL.has(conduct)) return [];
    const inTime = transfers.filter(({ txId }) => (blockTimeOf(txId) ?? Infinity) <= record.expiresAtMs);
    const sum = inTime.reduce((total, each) => total + each.amountMinor, 0n);
    return sum >= amountMinor ? [record] : [];
  });
}

/** Whether a session that was paid in full and in time has ended without an operator. */
export function endedByItself({ status, openSweeps }: SessionRecord): boolean {
  return status === 'SETTLED' && openSweeps.length === 0;
}

function judgeShare(evidence: ChainEvidence): readonly Finding[] {
  const paid = paidInTime(evidence);
  const settled = paid.filter(endedByItself);
  if (evidence.hadIssuerActs || settled.length >= paid.length * SHARE_BY_ITSELF) return [];
  const others = paid.filter((record) => !endedByItself(record)).map(({ id, status }) => `${id} ${status}`);
  const says = `${settled.length} of ${paid.length} sessions that were paid in time ended without an operator; not ${others.slice(0, 5).join(', ')}`;
  return [finding('OPERATOR NEEDED', says, 'npm run admin -- attention')];
}

/** Books and chain agree to the last micro-USDT, and the ledger is sound. */
export async function judgeBooks(database: Database, tron: TronScene): Promise<readonly Finding[]> {
  const report = await compareWithChain(database, tron);
  const { checked } = await verifyLedger(database);
  const unsound = checked.flatMap(({ name, violations }) =>
    violations.map((says) => finding('LEDGER', says, `the check ${name} of npm run admin -- ledger verify`)),
  );
  if (report.differenceMinor === 0n && report.deviating.length === 0) return unsound;
  const deviating = report.deviating
    .map((each) => `${each.address} holds ${each.heldMinor} and is booked with ${each.bookedMinor}`)
    .join('; ');
  const says = `the chain holds ${amountOf(report.differenceMinor, 'USDT')} more than the books say; ${deviating}`;
  return [...unsound, finding('CUSTODY', says, 'npm run admin -- crypto reconcile --env prod')];
}
