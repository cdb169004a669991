import { ALL_KINDS } from '../../contract/kinds.ts';
import { appendAudit } from '../../db/core/auditLog.ts';
import type { Database, StatementRunner } from '../../db/core/database.ts';
import { isSecondOperatorNeeded, storeOperatorRequest } from '../../db/core/operatorRequests.ts';
import { InsufficientFundsError, LedgerStore } from '../../db/ledger/ledgerStore.ts';
import { findSettlementAccount } from '../../db/merchants/businesses.ts';
import { findBusiness } from '../../db/merchants/profiles.ts';
import { type RecreatedWithdrawal, recreateWithdrawal } from '../../db/orders/lost/recreation.ts';
import { readCharges, type StoredCharges, storedCharges } from '../../domain/ledger/charges.ts';
import {
  effectivePricing,
  feeOfOrder,
  feeScheduleAt,
  type PricingOverrides,
} from '../../domain/ledger/pricing.ts';
import { decimalToMinor, minorToDecimal } from '../../domain/money.ts';
import {
  judgeLostPayout,
  type LostPayoutVerdict,
  type PayoutAtBank,
} from '../../domain/orders/lostPayout.ts';
import type { LostFlow } from '../../temporal/lostFlows.ts';
import { type AdminCommand, type Decision, Report } from '../command.ts';
import { AdminError, requireBusiness, required } from '../errors.ts';
import type { Opened } from '../tools.ts';
import { described, secondOperatorSentence } from '../words.ts';
import { withTemporal } from './withTemporal.ts';

const RECREATE = 'withdrawal.recreate';
const CLOSE = 'flows.close';

/** Adds `flows lost`, `flows recreate` and `flows close`: workflows without a record, after a restore. */
export function addLostFlowCommands(flows: AdminCommand): void {
  flows
    .command('lost')
    .description(
      'list workflows without a record, which a restore lost, with what banks know of a payout; exit 1 when there are any',
    )
    .option('--since <time>', 'such as 2026-01-31T12:00Z: also those that began since then and have ended')
    .withJson()
    .runsOnDatabase(async (opened, { since }: { since?: string }) => {
      const lost = await listLost(opened, timeOf(since));
      const seen: SeenFlow[] = [];
      for (const flow of lost) seen.push({ ...flow, ...(await askBanks(opened, flow, undefined)) });
      return new Report(
        { flows: seen.map(factsOf) },
        seen.length === 0 ? ['Every workflow has its record.'] : seen.flatMap(inWords),
        { isViolation: seen.length > 0 },
      );
    });

  flows
    .command('recreate <workflowId>')
    .description(
      'make the record of a withdrawal again that a restore lost: its money is on hold again, and the outcome is what its bank says',
    )
    .option('--amount <decimal>', 'in naira, where the workflow does not say it')
    .option('--may-owe', 'let the business owe what its wallet lacks')
    .withDecision('why')
    .runsOnDatabase(async (opened, workflowId: string, options: RecreateOptions) => {
      const { database } = opened;
      const { operator, reason } = options;
      const details = await planRecreation(opened, workflowId, options);
      const subject = details.withdrawalId;
      const asked = await askSecond(database, { action: RECREATE, subject, details, reason, operator });
      if (asked !== undefined) return asked;
      await database.transaction((runner) =>
        applyRecreation({ ...opened, runner }, details, { reason, operator }),
      );
      return recreatedSentence(details);
    });

  flows
    .command('close <workflowId>')
    .description('end a workflow whose record a restore lost and is not made again')
    .withDecision('why, and what was settled with the provider')
    .runsOnDatabase(async (opened, workflowId: string, { operator, reason }: Decision) => {
      const flow = await findLost(opened, workflowId);
      if (!flow.isOpen) throw new AdminError(`${workflowId} has ended: there is nothing to close.`);
      const { verdict } = await askBanks(opened, flow, undefined);
      const details = { workflowId, kind: flow.kind, environment: flow.environment, banks: verdict?.is };
      // What may have moved money is closed past a provider's word.
      if (mayHaveMovedMoney(flow, verdict)) {
        const request = { action: CLOSE, subject: workflowId, details, reason, operator };
        const asked = await askSecond(opened.database, request);
        if (asked !== undefined) return asked;
      }
      await opened.database.transaction((runner) =>
        applyClose({ ...opened, runner }, details, { reason, operator }),
      );
      return `${workflowId} is closed.`;
    });
}

interface RecreateOptions extends Decision {
  readonly amount?: string;
  readonly mayOwe?: true;
}

/** A flow without a record, with what banks say of it; both undefined of what no bank was asked about. */
interface SeenFlow extends LostFlow, AskedBanks {}

interface AskedBanks {
  readonly banks: readonly PayoutAtBank[] | undefined;
  readonly verdict: LostPayoutVerdict | undefined;
}

/** Who decided what is applied. */
interface Decided {
  readonly reason: string;
  readonly operator: string;
  readonly confirmedBy?: string;
}

/** A record that is made again, as the details of a request, which JSON keeps: amounts are text. */
interface Recreation {
  readonly withdrawalId: string;
  readonly businessId: string;
  readonly environment: LostFlow['environment'];
  readonly amountMinor: string;
  readonly feeMinor: string;
  /** The items of the fee, where it is itemized. */
  readonly charges?: StoredCharges;
  readonly provider: string;
  /** What a bank knows; absent where every one says that it has nothing. */
  readonly attempt?: Pick<PayoutAtBank, 'ordinal' | 'provider' | 'reference'> & { readonly account?: string };
  readonly begunAtMs: number;
  readonly mayOwe: boolean;
}

/** What a decision is applied with: `runner` is that of its transaction. */
interface Within extends Opened {
  readonly runner: StatementRunner;
}

interface Closing {
  readonly workflowId: string;
  readonly kind: string;
  readonly environment: string;
  readonly banks: string | undefined;
}

/**
 * Applies what a second operator confirmed of these commands.
 *
 * @returns whether the request is one of theirs.
 * @throws AdminError when it can no longer be done.
 */
export async function applyLostFlowRequest(
  runner: StatementRunner,
  opened: Opened,
  { action, details, ...decided }: Decided & { readonly action: string; readonly details: object },
): Promise<boolean> {
  const within = { ...opened, runner };
  if (action === RECREATE) await applyRecreation(within, details as Recreation, decided);
  else if (action === CLOSE) await applyClose(within, details as Closing, decided);
  else return false;
  return true;
}

/** What is to be made again. @throws AdminError when something is missing, or the outcome of the payout is unclear. */
async function planRecreation(
  opened: Opened,
  workflowId: string,
  { amount, mayOwe }: RecreateOptions,
): Promise<Recreation> {
  const { database, settings } = opened;
  const flow = await findLost(opened, workflowId);
  const { id, kind, environment, begunAtMs } = flow;
  if (kind !== 'withdrawal') {
    throw new AdminError(
      `A record of this kind cannot be made again from its workflow: ${workflowId}. Close it, and correct the balance by ledger adjust.`,
    );
  }
  const businessId = required(flow.businessId, `${workflowId} does not say whose it is.`);
  const owner = { businessId: businessId as `biz_${string}`, environment };
  const { pricing } = requireBusiness(await findBusiness(database, owner.businessId), businessId);
  required(
    await findSettlementAccount(database, owner),
    `${businessId} has no verified bank account any longer: it has to verify one first.`,
  );
  const amountMinor = amountOf(flow, amount);
  const { verdict } = await askBanks(opened, flow, amountMinor);
  if (verdict?.is === 'unclear') throw new AdminError(`Nothing was done. ${verdict.because}`);
  const agreed = effectivePricing(settings.config.pricing, pricing as PricingOverrides);
  const fee = feeOfOrder('withdrawal', amountMinor, feeScheduleAt(agreed, Date.now()));
  const charges = storedCharges(fee.charges);
  const { payoutProviderOf } = await import('../../composition/lostPayouts.ts');
  const at = verdict?.is === 'known' ? verdict.at : undefined;
  const provider = required(
    at?.provider ?? payoutProviderOf({ database, config: settings.config }, environment),
    'No provider makes payouts: run this with the settings of a worker.',
  );
  return {
    ...{ withdrawalId: id, ...owner, provider, begunAtMs, mayOwe: mayOwe ?? false },
    amountMinor: amountMinor.toString(),
    feeMinor: fee.feeMinor.toString(),
    ...(charges && { charges }),
    ...(at && { attempt: attemptOf(at) }),
  };
}

function attemptOf({ ordinal, provider, account, reference }: PayoutAtBank) {
  return { ordinal, provider, reference, ...(account !== undefined && { account }) };
}

/** @throws AdminError when the wallet is short, the record was made again meanwhile, or the bank account is gone. */
async function applyRecreation(
  { runner, database }: Within,
  details: Recreation,
  decided: Decided,
): Promise<void> {
  const { attempt, begunAtMs, mayOwe, ...named } = details;
  const owner = { businessId: named.businessId as `biz_${string}`, environment: named.environment };
  const withdrawalId = named.withdrawalId as `wd_${string}`;
  const account = required(
    await findSettlementAccount(runner, owner),
    `${named.businessId} has no verified bank account any longer.`,
  );
  const recreated: RecreatedWithdrawal = {
    withdrawal: {
      ...{ ...owner, withdrawalId, provider: named.provider, account },
      amountMinor: BigInt(named.amountMinor),
      feeMinor: BigInt(named.feeMinor),
      charges: readCharges(named.charges),
      ...{ merchantReference: undefined, metadata: {} },
    },
    attempt: attempt && { ...attempt, account: attempt.account },
    ...{ begunAtMs, mayOwe, ...decided },
  };
  const ledger = new LedgerStore(database);
  try {
    await recreateWithdrawal(runner, ledger, recreated);
  } catch (error) {
    if (isRecreatedAlready(error)) throw new AdminError(`${withdrawalId} has its record again already.`);
    if (!(error instanceof InsufficientFundsError)) throw error;
    const { availableMinor } = await ledger.balances(owner, 'NGN');
    const neededMinor = recreated.withdrawal.amountMinor + recreated.withdrawal.feeMinor;
    throw new AdminError(
      `Nothing was done: ${minorToDecimal(neededMinor, 'NGN')} naira have to be on hold, and ${named.businessId} has ` +
        `${minorToDecimal(availableMinor, 'NGN')} available. Wait until it has them, put them there by ledger adjust, or let it owe ` +
        'what its wallet lacks: --may-owe.',
    );
  }
}

/** Whether another operator was first. */
function isRecreatedAlready(error: unknown): boolean {
  const { code, constraint } = (error ?? {}) as { readonly code?: string; readonly constraint?: string };
  return code === '23505' && (constraint === 'recreated_orders_pkey' || constraint === 'orders_pkey');
}

async function applyClose(
  within: Within,
  { workflowId, ...details }: Closing,
  { reason, operator, confirmedBy }: Decided,
): Promise<void> {
  await findLost(within, workflowId);
  await appendAudit(within.runner, {
    actor: operator,
    action: 'flows.close',
    subject: workflowId,
    details: { ...details, reason, confirmedBy },
  });
  const { endLostFlow } = await import('../../temporal/lostFlows.ts');
  // Before the commit: what was ended is ended, and typed again it is on record.
  await withTemporal(within, ({ client }) => endLostFlow(client, workflowId, reason));
}

/** Whether closing it leaves money that a provider may have moved without a record. */
function mayHaveMovedMoney({ kind, environment }: LostFlow, verdict: LostPayoutVerdict | undefined): boolean {
  if (environment === 'test' || !ALL_KINDS.some((each) => each === kind)) return false;
  if (!verdict) return true;
  return !(verdict.is === 'unknown' || (verdict.is === 'known' && verdict.at.status === 'failed'));
}

/** What banks say of a live withdrawal; nothing of anything else. @param amountMinor what the workflow says unless given. */
async function askBanks(
  { database, settings: { config } }: Opened,
  flow: LostFlow,
  amountMinor: bigint | undefined,
): Promise<AskedBanks> {
  const soughtMinor = amountMinor ?? amountIn(flow);
  if (flow.kind !== 'withdrawal' || flow.environment !== 'prod' || soughtMinor === undefined)
    return { banks: undefined, verdict: undefined };
  const { searchLivePayout } = await import('../../composition/lostPayouts.ts');
  const banks = await searchLivePayout({ config, database }, { ...flow, amountMinor: soughtMinor });
  // No bank is configured here, which proves nothing.
  if (banks.length === 0) {
    return { banks, verdict: { is: 'unclear', because: 'No bank is configured for this command.' } };
  }
  return { banks, verdict: judgeLostPayout(banks) };
}

/** The amount that a withdrawal's workflow was started with, in kobo; undefined where it does not say it. */
function amountIn({ summary }: LostFlow): bigint | undefined {
  const named = /\bNGN (\d+(?:\.\d{1,2})?):/.exec(summary ?? '')?.[1];
  return named === undefined ? undefined : decimalToMinor(named, 'NGN');
}

/** @throws AdminError when the workflow does not say it and it is not given, or both say otherwise. */
function amountOf(flow: LostFlow, given: string | undefined): bigint {
  const known = amountIn(flow);
  if (given === undefined)
    return required(known, `${flow.workflowId} does not say its amount: add --amount, in naira.`);
  const amountMinor = decimalToMinor(given, 'NGN');
  if (amountMinor === undefined || amountMinor <= 0n)
    throw new AdminError('--amount must be an amount of naira above 0, such as 1500.50.');
  if (known !== undefined && known !== amountMinor) {
    throw new AdminError(
      `--amount is not what the workflow was started with: ${minorToDecimal(known, 'NGN')} naira.`,
    );
  }
  return amountMinor;
}

function listLost(opened: Opened, sinceMs: number | undefined): Promise<readonly LostFlow[]> {
  return withTemporal(opened, async ({ client, queuePrefix }) => {
    const { listLostFlows } = await import('../../temporal/lostFlows.ts');
    return listLostFlows({ client, queuePrefix, database: opened.database }, sinceMs);
  });
}

/** @throws AdminError when there is no such workflow, or it has its record. */
async function findLost(opened: Opened, workflowId: string): Promise<LostFlow> {
  const found = await withTemporal(opened, async ({ client, queuePrefix }) => {
    const { findLostFlow } = await import('../../temporal/lostFlows.ts');
    return findLostFlow({ client, queuePrefix, database: opened.database }, workflowId);
  });
  return required(found, `There is no workflow ${workflowId} without a record: see flows lost.`);
}

/** Stores a request where a second operator is needed. Returns the sentence that says so; undefined where none is. */
async function askSecond(
  database: Database,
  request: Omit<Parameters<typeof storeOperatorRequest>[1], 'details'> & { readonly details: object },
): Promise<string | undefined> {
  if (!(await isSecondOperatorNeeded(database))) return undefined;
  const id = await database.transaction((runner) =>
    storeOperatorRequest(runner, { ...request, details: { ...request.details } }, { needsSecond: true }),
  );
  return secondOperatorSentence(id);
}

/** @throws AdminError for what is not a time. */
function timeOf(given: string | undefined): number | undefined {
  if (given === undefined) return undefined;
  const sinceMs = Date.parse(given);
  if (Number.isNaN(sinceMs)) throw new AdminError('--since must be a time such as 2026-01-31T12:00Z.');
  return sinceMs;
}

function factsOf({ begunAtMs, ...flow }: SeenFlow) {
  return { ...flow, begunAt: new Date(begunAtMs).toISOString() };
}

function inWords(flow: SeenFlow): readonly string[] {
  const { workflowId, businessId, isOpen, begunAtMs, summary, banks, verdict } = flow;
  const recreate = `flows recreate ${workflowId} --reason …`;
  const close = `flows close ${workflowId} --reason …`;
  const next = {
    known: [recreate],
    unknown: [...(isOpen ? [close] : []), recreate],
    unclear: [verdict?.is === 'unclear' ? verdict.because : ''],
  };
  return described(workflowId, {
    of: businessId,
    workflow: `${isOpen ? 'open' : 'ended'}, begun at ${new Date(begunAtMs).toISOString()}`,
    what: summary,
    banks: banks?.map(bankInWords),
    next: verdict ? next[verdict.is] : nextOfOther(flow, { recreate, close }),
  });
}

function nextOfOther(
  { kind, isOpen }: LostFlow,
  { recreate, close }: { readonly recreate: string; readonly close: string },
): readonly string[] {
  if (kind === 'withdrawal') return [recreate, ...(isOpen ? [close] : [])];
  return isOpen ? [close] : ['Settle it with the provider, and correct the balance by ledger adjust.'];
}

function bankInWords({ provider, account, reference, status, reason }: PayoutAtBank): string {
  const where = [provider, account].filter(Boolean).join(' ');
  return `${where} has ${reference} as ${status}${reason === undefined ? '' : `: ${reason}`}`;
}

function recreatedSentence({ withdrawalId, amountMinor, attempt }: Recreation): string {
  const what = attempt
    ? `${attempt.provider} is checked by ${attempt.reference}`
    : 'no bank had it, so it is sent to the bank account that is saved now';
  return `${withdrawalId} has its record again: ${minorToDecimal(BigInt(amountMinor), 'NGN')} naira; ${what}.`;
}
