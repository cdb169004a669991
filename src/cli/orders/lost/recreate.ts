import { KINDS } from '../../../contract/kinds.ts';
import type { StatementRunner } from '../../../db/core/database.ts';
import { InsufficientFundsError, LedgerStore } from '../../../db/ledger/ledgerStore.ts';
import {
  type LostOrder,
  recreateOrder,
  recreateVendorCredit,
  reservedMinor,
} from '../../../db/orders/lost/recreation.ts';
import type { VendorCreditKey } from '../../../db/orders/vendorCredits.ts';
import { inexactNumbers } from '../../../domain/json.ts';
import { type Asset, decimalToMinor, type Id, minorToDecimal } from '../../../domain/money.ts';
import { AUTOMATIC_PAYOUT } from '../../../domain/orders/automaticPayout.ts';
import {
  judgeLostOrder,
  type LostOrderVerdict,
  type OrderAtProvider,
} from '../../../domain/orders/lostOrder.ts';
import type { LostFlow } from '../../../temporal/lostFlows.ts';
import type { Decision } from '../../command.ts';
import { AdminError, required } from '../../errors.ts';
import type { Opened } from '../../tools.ts';
import {
  FACTS_EXAMPLES,
  RECREATABLE_KINDS,
  type RecreatableKind,
  type Recreation,
  readLostOrder,
} from './facts.ts';

/** Makes the record of a lost flow again: what is planned, maybe confirmed by a second operator, and then applied. */

export interface RecreateOptions extends Decision {
  readonly amount?: string;
  readonly facts?: string;
  readonly reference?: string;
  readonly mayOwe?: boolean;
}

/** Who decided what is applied. */
export interface Decided {
  readonly reason: string;
  readonly operator: string;
  readonly confirmedBy?: string;
}

/** What a decision is applied with: `runner` is that of its transaction. */
export interface Within extends Opened {
  readonly runner: StatementRunner;
}

/** An order that is made again, with the attempt that a provider knows; none where every one says that it has nothing. */
interface PlannedOrder extends Recreation {
  readonly attempt?: Pick<OrderAtProvider, 'ordinal' | 'provider' | 'reference'> & {
    readonly account?: string;
  };
  readonly begunAtMs: number;
  readonly mayOwe: boolean;
}

interface PlannedVendorCredit extends VendorCreditKey {
  readonly kind: 'vendor_credit';
}

/** What is to be made again, as the details of a request, which JSON keeps: amounts are text. */
export type Planned = PlannedOrder | PlannedVendorCredit;

/** The id that a planned record has. */
export function plannedId(planned: Planned): string {
  return planned.kind === 'vendor_credit' ? planned.providerReference : planned.id;
}

/** What is to be made again. @throws AdminError when something is missing, or the outcome of the order is unclear. */
export async function planRecreation(
  opened: Opened,
  flow: LostFlow,
  { amount, facts = '{}', reference, mayOwe = false }: RecreateOptions,
): Promise<Planned> {
  const { workflowId, environment, begunAtMs } = flow;
  if (flow.kind === 'vendor_credit') {
    const [provider = '', ...rest] = flow.id.split('/');
    return { kind: flow.kind, provider, providerReference: rest.join('/'), environment };
  }
  const kind = orderKindOf(flow);
  if (!kind || isOfSession(flow)) {
    throw new AdminError(
      `A record of this kind cannot be made again from its workflow: ${workflowId}. Close it, and see docs/RESTORE.md.`,
    );
  }
  const businessId = required(flow.businessId, `${workflowId} does not say whose it is.`) as Id<'biz'>;
  if (mayOwe && KINDS[kind].asset !== 'NGN')
    throw new AdminError('--may-owe is for naira alone: a wallet of USDT owes nothing.');
  const { providerOf } = await import('../../../composition/lostOrders.ts');
  const { config } = opened.settings;
  const recreation = {
    ...{ kind, id: flow.id, businessId, environment },
    provider: providerOf({ ...opened, config }, kind, environment) ?? '',
    amountMinor: amountOf(flow, kind, amount).toString(),
    isAutomatic: flow.summary?.startsWith(AUTOMATIC_PAYOUT) ?? false,
    facts: parsed(facts),
  };
  const at = await findAttempt(opened, flow, { recreation, reference });
  const provider = at?.provider ?? recreation.provider;
  if (provider === '') {
    throw new AdminError('No provider is configured for it: run this with the settings of a worker.');
  }
  return { ...recreation, provider, begunAtMs, mayOwe, ...(at && { attempt: attemptOf(at) }) };
}

function attemptOf({ ordinal, provider, account, reference }: OrderAtProvider) {
  return { ordinal, provider, reference, ...(account !== undefined && { account }) };
}

/**
 * Makes the record again.
 *
 * @returns what was done, in a sentence.
 * @throws AdminError when the wallet is short, the record was made again meanwhile, or the bank account is gone.
 */
export async function applyRecreation(within: Within, planned: Planned, decided: Decided): Promise<string> {
  const { runner, database, settings } = within;
  if (planned.kind === 'vendor_credit') {
    const { providerReference, provider } = planned;
    if (!(await recreateVendorCredit(runner, planned, decided))) throw hasRecord(providerReference);
    return `${providerReference} has its record again: ${provider} is asked about it.`;
  }
  const lost = await readLostOrder(database, settings.config, planned);
  const { attempt, begunAtMs, mayOwe, id } = planned;
  const ledger = new LedgerStore(database);
  const recreated = {
    ...{ lost, begunAtMs, mayOwe, ...decided },
    attempt: attempt && { ...attempt, account: attempt.account },
  };
  try {
    await recreateOrder(runner, ledger, recreated);
  } catch (error) {
    if (isRecreatedAlready(error)) throw hasRecord(id);
    if (error instanceof InsufficientFundsError) throw await shortWallet(ledger, lost);
    throw error;
  }
  const { asset } = KINDS[lost.kind];
  const amount = `${minorToDecimal(BigInt(planned.amountMinor), asset)} ${UNITS[asset]}`;
  const next = attempt
    ? `${attempt.provider} is checked by ${attempt.reference}`
    : `no provider had it, so it is sent${SENT_TO[lost.kind]}`;
  return `${id} has its record again: ${amount}; ${next}.`;
}

const UNITS: Readonly<Record<Asset, string>> = { NGN: 'naira', USDT: 'USDT' };
const TO_ACCOUNT = ' to the bank account that is saved now';
const SENT_TO: Readonly<Record<RecreatableKind, string>> = {
  withdrawal: TO_ACCOUNT,
  bill: '',
  usdt_sale: TO_ACCOUNT,
  collection: '',
};

function hasRecord(id: string): AdminError {
  return new AdminError(`${id} has its record again already.`);
}

/** Whether another operator was first. */
function isRecreatedAlready(error: unknown): boolean {
  const { code, constraint } = (error ?? {}) as { readonly code?: string; readonly constraint?: string };
  return code === '23505' && (constraint === 'recreated_orders_pkey' || constraint === 'orders_pkey');
}

async function shortWallet(ledger: LedgerStore, lost: LostOrder): Promise<AdminError> {
  const { asset } = KINDS[lost.kind];
  const { availableMinor } = await ledger.balances(lost.order, asset);
  const mayOwe = asset === 'NGN' ? ', or let it owe what its wallet lacks: --may-owe' : '';
  return new AdminError(
    `Nothing was done: ${minorToDecimal(reservedMinor(lost), asset)} ${UNITS[asset]} have to be on hold, and ` +
      `${lost.order.businessId} has ${minorToDecimal(availableMinor, asset)} available. Wait until it has them, put them there ` +
      `by ledger adjust${mayOwe}.`,
  );
}

/** What providers say of a live order; nothing of one in the sandbox. @throws AdminError when nothing follows from that. */
async function findAttempt(
  { database, settings: { config } }: Opened,
  { environment, begunAtMs }: LostFlow,
  { recreation, reference }: { readonly recreation: Recreation; readonly reference: string | undefined },
): Promise<OrderAtProvider | undefined> {
  const order = await readLostOrder(database, config, recreation);
  if (environment !== 'prod') return undefined;
  const { searchLiveOrder } = await import('../../../composition/lostOrders.ts');
  const answers = await searchLiveOrder({ config, database }, order, { begunAtMs, reference });
  const verdict = judge(answers);
  if (verdict.is === 'unclear') throw new AdminError(`Nothing was done. ${verdict.because}`);
  if (verdict.is === 'known') return verdict.at;
  // It may have been bought under another request id, and would be bought a second time.
  if (recreation.kind === 'bill') {
    throw new AdminError(
      `Nothing was done. The provider has nothing under ${answers.map((answer) => answer.reference).join(', ')}. Look for the purchase ` +
        'in its books: with another request id add --reference; where there is none, close the workflow.',
    );
  }
  return undefined;
}

/** What the answers say together: no provider that could be asked proves nothing. */
export function judge(answers: readonly OrderAtProvider[]): LostOrderVerdict {
  if (answers.length > 0) return judgeLostOrder(answers);
  return { is: 'unclear', isUnasked: true, because: 'No provider of it is configured for this command.' };
}

/** The kind of order that a flow is; undefined where its record cannot be made again. */
export function orderKindOf({ kind }: LostFlow): RecreatableKind | undefined {
  return RECREATABLE_KINDS.find((each) => each === kind);
}

/** Whether it is the sale of a settled session, which is made again by itself. */
export function isOfSession({ kind, summary = '' }: LostFlow): boolean {
  return kind === 'usdt_sale' && / of cp_/.test(summary);
}

/** What has to be typed to make a record again. */
export function recreateCommand(flow: LostFlow): string {
  const kind = orderKindOf(flow);
  const example = kind && FACTS_EXAMPLES[kind];
  const facts = example === undefined ? '' : ` --facts '${example}'`;
  return `flows recreate ${flow.workflowId} --reason …${facts}`;
}

/** The amount that an order's workflow was started with, in minor units of its asset; undefined where it does not say it. */
export function amountIn({ summary }: LostFlow, kind: RecreatableKind): bigint | undefined {
  const { asset } = KINDS[kind];
  // What is bought may have amounts in its name.
  const named = new RegExp(`, ${asset} (\\d+(?:\\.\\d+)?): \\S+ \\(`).exec(summary ?? '')?.[1];
  return named === undefined ? undefined : decimalToMinor(named, asset);
}

/** @throws AdminError when the workflow does not say it and it is not given, or both say otherwise. */
function amountOf(flow: LostFlow, kind: RecreatableKind, given: string | undefined): bigint {
  const known = amountIn(flow, kind);
  const { asset } = KINDS[kind];
  if (given === undefined)
    return required(known, `${flow.workflowId} does not say its amount: add --amount, in ${UNITS[asset]}.`);
  const amountMinor = decimalToMinor(given, asset);
  if (amountMinor === undefined || amountMinor <= 0n)
    throw new AdminError(`--amount must be an amount of ${UNITS[asset]} above 0, such as 1500.50.`);
  if (known !== undefined && known !== amountMinor) {
    throw new AdminError(
      `--amount is not what the workflow was started with: ${minorToDecimal(known, asset)} ${UNITS[asset]}.`,
    );
  }
  return amountMinor;
}

/** @throws AdminError for what is not JSON, and for numbers that would not stay what they are. */
function parsed(facts: string): unknown {
  let value: unknown;
  let inexact: readonly { readonly path: readonly string[] }[];
  try {
    value = JSON.parse(facts);
    inexact = inexactNumbers(facts);
  } catch {
    throw new AdminError('--facts must be JSON.');
  }
  const [first] = inexact;
  if (first)
    throw new AdminError(`--facts, ${first.path.join('.')}: has more digits than a number keeps; send text.`);
  return value;
}
