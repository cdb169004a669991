import type { OperatorsAct } from '../orders.ts';
import { isFlow } from '../workflowIds.ts';
import type { AccountRow, Evidence, Finding, KnownOrder, RecordRow } from './evidence.ts';
import { amountOf, finding, lookAtPostings } from './looks.ts';
import { actOf, endingsOf, entriesOf, refundedKobo } from './outcomes.ts';
import {
  CHARGEBACK_FEE_KOBO,
  collectionTerms,
  commission,
  rateOf,
  termsOfSale,
  withdrawalFee,
} from './terms.ts';

type Asset = 'NGN' | 'USDT';

/** The oracle's own books: what every account must hold. */
class Model {
  readonly #balances = new Map<string, bigint>();

  add(account: Pick<AccountRow, 'businessId' | 'environment' | 'asset' | 'kind'>, minor: bigint): void {
    const key = keyOf(account);
    this.#balances.set(key, (this.#balances.get(key) ?? 0n) + minor);
  }

  balanceOf(account: Pick<AccountRow, 'businessId' | 'environment' | 'asset' | 'kind'>): bigint {
    return this.#balances.get(keyOf(account)) ?? 0n;
  }
}

function keyOf(account: Pick<AccountRow, 'businessId' | 'environment' | 'asset' | 'kind'>): string {
  return `${account.businessId ?? 'platform'} ${account.environment} ${account.asset} ${account.kind}`;
}

/** Every account must hold what the orders and the providers' books make of it. */
export function checkBalances(
  evidence: Evidence,
  known: readonly KnownOrder[],
  records: readonly RecordRow[],
): readonly Finding[] {
  const model = new Model();
  for (const { businessId, environment, amountMicro } of evidence.fundings) {
    model.add({ businessId, environment, asset: 'USDT', kind: 'available' }, amountMicro);
    model.add({ businessId: undefined, environment, asset: 'USDT', kind: 'custody' }, -amountMicro);
  }
  for (const record of records) {
    addRecord(model, record, endingIn(evidence, record));
    if (record.kind === 'payment') addRefunds(model, record, refundedKobo(evidence, record));
    if (record.kind === 'chargeback') addChargeback(model, record, actOf(evidence, record));
    if (record.kind === 'hold') addHold(model, record, actOf(evidence, record));
  }
  for (const { session } of known) {
    if (session?.status === 'SETTLED') {
      const { businessId, environment } = session;
      model.add({ businessId, environment, asset: 'USDT', kind: 'available' }, session.creditedMinor);
      model.add(
        { businessId: undefined, environment, asset: 'USDT', kind: 'custody' },
        -session.receivedMinor,
      );
    }
  }
  return [
    ...evidence.tables.accounts.flatMap((account) => checkAccount(model, account)),
    ...checkClearing(evidence, records),
  ];
}

/** How a record ended, by what really happened; one that is found to be undecided counts as that, once. */
function endingIn(evidence: Evidence, record: RecordRow): RecordRow['status'] {
  if (record.status === 'PROCESSING') return 'PROCESSING';
  const endings = endingsOf(evidence, record);
  return endings.find((ending) => ending === record.status) ?? endings[0] ?? 'FAILED';
}

function addRecord(model: Model, record: RecordRow, ending: RecordRow['status']): void {
  const { businessId, environment, amountMinor } = record;
  const merchant = (asset: Asset, kind: string, minor: bigint) =>
    model.add({ businessId, environment, asset, kind }, minor);
  const platform = (asset: Asset, kind: string, minor: bigint) =>
    model.add({ businessId: undefined, environment, asset, kind }, minor);
  const isHeld = ending === 'PROCESSING';
  const isDone = ending === 'COMPLETED';
  switch (record.kind) {
    case 'payment': {
      const commissionKobo = commission(amountMinor);
      merchant('NGN', 'available', amountMinor - commissionKobo);
      platform('NGN', 'commission', commissionKobo);
      platform('NGN', 'provider_clearing', -amountMinor);
      return;
    }
    case 'refund':
    case 'chargeback':
    case 'hold':
      // See addRefunds, addChargeback and addHold.
      return;
    case 'withdrawal':
    case 'bill': {
      const feeKobo = record.kind === 'bill' ? 0n : withdrawalFee(amountMinor);
      if (isHeld) merchant('NGN', 'held', amountMinor + feeKobo);
      if (isHeld || isDone) merchant('NGN', 'available', -(amountMinor + feeKobo));
      if (!isDone) return;
      platform('NGN', 'provider_clearing', amountMinor);
      platform('NGN', 'fees', feeKobo);
      return;
    }
    case 'sale': {
      const { valueKobo, feeKobo, netKobo, marginKobo } = termsOfSale(record);
      if (isHeld) merchant('USDT', 'held', amountMinor);
      if (isHeld || isDone) merchant('USDT', 'available', -amountMinor);
      if (!isDone) return;
      platform('USDT', 'conversion', amountMinor);
      platform('NGN', 'conversion', -valueKobo);
      if (record.isToWallet) merchant('NGN', 'available', netKobo);
      else platform('NGN', 'provider_clearing', netKobo);
      platform('NGN', 'fees', feeKobo);
      platform('NGN', 'commission', marginKobo);
      return;
    }
    case 'collection': {
      if (!isDone) return;
      const { targetKobo, marginKobo } = collectionTerms(
        record.sourceMinor ?? 0n,
        rateOf(record.rate ?? '0'),
      );
      merchant('NGN', 'available', targetKobo);
      platform('NGN', 'commission', marginKobo);
      platform('NGN', 'provider_clearing', -(targetKobo + marginKobo));
    }
  }
}

/**
 * What the refunds of a payment took, whatever their order and number: the commission that came back belongs to their sum, and
 * is rounded down once.
 */
function addRefunds(
  model: Model,
  { businessId, environment, amountMinor }: RecordRow,
  refunded: bigint,
): void {
  const returned = (commission(amountMinor) * refunded) / amountMinor;
  const owner = { environment, asset: 'NGN' } as const;
  model.add({ ...owner, businessId, kind: 'available' }, returned - refunded);
  model.add({ ...owner, businessId: undefined, kind: 'commission' }, -returned);
  model.add({ ...owner, businessId: undefined, kind: 'provider_clearing' }, refunded);
}

/** A chargeback takes amount and fee; one that is won gives back the amount, and of the fee what was decided. */
function addChargeback(
  model: Model,
  { businessId, environment, amountMinor }: RecordRow,
  act: OperatorsAct | undefined,
): void {
  const isWon = act?.end?.as === 'WON';
  const tookMinor = isWon ? 0n : amountMinor;
  const feeMinor = isWon && act?.end?.returnsFee ? 0n : CHARGEBACK_FEE_KOBO;
  const owner = { environment, asset: 'NGN' } as const;
  model.add({ ...owner, businessId, kind: 'available' }, -(tookMinor + feeMinor));
  model.add({ ...owner, businessId: undefined, kind: 'provider_clearing' }, tookMinor);
  model.add({ ...owner, businessId: undefined, kind: 'fees' }, feeMinor);
}

function addHold(
  model: Model,
  { businessId, environment, amountMinor }: RecordRow,
  act: OperatorsAct | undefined,
): void {
  const heldMinor = amountMinor - (act?.releasedMinor ?? 0n);
  const owner = { environment, asset: 'NGN', businessId } as const;
  model.add({ ...owner, kind: 'available' }, -heldMinor);
  model.add({ ...owner, kind: 'held' }, heldMinor);
}

/**
 * What an account must hold. What a wallet has less than nothing is its debt, whatever came first: a debt covers what is
 * lacking, and what arrives repays it.
 */
function expectedOf(model: Model, account: AccountRow): bigint {
  const { kind, asset, businessId } = account;
  const isOfWallet = asset === 'NGN' && businessId !== undefined && (kind === 'available' || kind === 'debt');
  if (!isOfWallet) return model.balanceOf(account);
  const netMinor = model.balanceOf({ ...account, kind: 'available' });
  return netMinor > 0n === (kind === 'available') ? netMinor : 0n;
}

function checkAccount(model: Model, account: AccountRow): readonly Finding[] {
  const { businessId = 'the platform', environment, asset, kind, balanceMinor, entriesMinor } = account;
  const what = `${kind} of ${businessId} in ${environment}`;
  const look = `select * from ledger.accounts where kind = '${kind}' and environment = '${environment}' and asset = '${asset}'`;
  const findings: Finding[] = [];
  const expected = expectedOf(model, account);
  if (balanceMinor !== expected) {
    const says = `${what} is ${amountOf(balanceMinor, asset)} and must be ${amountOf(expected, asset)}`;
    findings.push(finding('BALANCE', says, look));
  }
  if (balanceMinor !== entriesMinor) {
    const says = `${what} is ${amountOf(balanceMinor, asset)}, and its entries sum to ${amountOf(entriesMinor, asset)}`;
    findings.push(finding('BALANCE', says, look));
  }
  return findings;
}

/** What the ledger moved on the clearing account for each order must be what the provider has moved. */
function checkClearing(evidence: Evidence, records: readonly RecordRow[]): readonly Finding[] {
  const posted = new Map<string, bigint>();
  for (const { reference, environment, clearingMinor } of evidence.tables.postings) {
    if (environment !== 'prod') continue;
    const id = reference.split(':')[0] ?? '';
    posted.set(id, (posted.get(id) ?? 0n) + clearingMinor);
  }
  return (
    records
      // What is undecided is a finding already.
      .filter(
        ({ kind, environment, status }) => isFlow(kind) && environment === 'prod' && status !== 'PROCESSING',
      )
      .flatMap((record) => {
        const moved = movedByProvider(evidence, record);
        const booked = posted.get(record.id) ?? 0n;
        if (moved === booked) return [];
        const says = `${record.kind} ${record.id}: the provider moved ${amountOf(moved, 'NGN')}, the ledger ${amountOf(booked, 'NGN')}`;
        return [finding('CLEARING', says, lookAtPostings(record.id))];
      })
  );
}

/** What left us at the provider for a record, in kobo; what came to us is negative. */
function movedByProvider(evidence: Evidence, record: RecordRow): bigint {
  const paid = entriesOf(evidence, record).filter(({ state }) => state === 'paid');
  if (record.kind !== 'collection') return paid.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
  const rate = rateOf(record.rate ?? '0');
  return paid.reduce((sum, { amountMinor }) => {
    const { targetKobo, marginKobo } = collectionTerms(amountMinor, rate);
    return sum - targetKobo - marginKobo;
  }, 0n);
}
