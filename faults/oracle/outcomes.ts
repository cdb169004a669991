import type { OperatorsAct } from '../orders.ts';
import type { BookEntry } from '../providers/books.ts';
import { isFlow, workflowIdOf } from '../workflowIds.ts';
import type { Evidence, Finding, RecordRow } from './evidence.ts';
import { amountOf, finding, lookAtPostings, lookAtRecord, workflowFinding } from './looks.ts';
import { hundredthsOf } from './terms.ts';

type Ending = Exclude<RecordRow['status'], 'PROCESSING'>;

/** What the providers' books have about a record of production; nothing for what no provider does. */
export function entriesOf({ books }: Evidence, record: RecordRow): readonly BookEntry[] {
  if (record.environment !== 'prod') return [];
  switch (record.kind) {
    case 'withdrawal':
    case 'sale':
      return books.bank.filter(({ subject }) => subject === record.id);
    case 'bill':
      return books.biller.filter(({ subject }) => subject === record.phone);
    case 'collection':
      return books.collector.filter(({ subject }) => subject === record.id);
    default:
      return [];
  }
}

/** How a record may have ended, by what really happened; the first is the most likely. */
export function endingsOf(evidence: Evidence, record: RecordRow): readonly Ending[] {
  if (record.kind === 'refund' || record.kind === 'hold') return ['COMPLETED'];
  if (record.kind === 'chargeback') {
    return [actOf(evidence, record)?.end?.as === 'WON' ? 'REVERSED' : 'COMPLETED'];
  }
  if (record.kind === 'payment') return [endingOfPayment(evidence, record)];
  if (record.isToWallet) return ['COMPLETED'];
  if (record.environment === 'test') return sandboxEndingsOf(evidence, record);
  const states = new Set(entriesOf(evidence, record).map(({ state }) => state));
  if (states.has('paid')) return ['COMPLETED'];
  // What was returned before the service heard of the payment simply failed.
  return states.has('returned') ? ['REVERSED', 'FAILED'] : ['FAILED'];
}

/** What operators did about a chargeback or a hold. */
export function actOf(
  { orders }: Evidence,
  { merchantReference }: Pick<RecordRow, 'merchantReference'>,
): OperatorsAct | undefined {
  return orders.find(({ reference }) => reference === merchantReference)?.act;
}

/** What was refunded of a payment, in kobo. */
export function refundedKobo({ tables }: Evidence, { id }: Pick<RecordRow, 'id'>): bigint {
  return tables.records
    .filter(({ kind, paymentId }) => kind === 'refund' && paymentId === id)
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
}

/** What chargebacks that were not won took of a payment, in kobo. */
function chargedBackKobo({ tables }: Evidence, { id }: Pick<RecordRow, 'id'>): bigint {
  return tables.records
    .filter(
      ({ kind, paymentId, status }) => kind === 'chargeback' && paymentId === id && status !== 'REVERSED',
    )
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
}

function endingOfPayment(evidence: Evidence, payment: RecordRow): Ending {
  const refunded = refundedKobo(evidence, payment);
  if (refunded === 0n) return 'COMPLETED';
  return refunded < payment.amountMinor ? 'PARTIALLY_REFUNDED' : 'REFUNDED';
}

/** How long the sandbox's customers take to approve (docs: the sandbox's outcomes). */
const APPROVAL_SECONDS = 2;
const SLOW_APPROVAL_SECONDS = 10;

/** The sandbox's outcomes by the two decimals of the amount that the merchant sent. */
function sandboxEndingsOf(evidence: Evidence, record: RecordRow): readonly Ending[] {
  const verdict = evidence.verdictOf(record.merchantReference ?? record.id);
  if (record.kind === 'collection') {
    const { secondsToApprove } = record;
    // No process could ask the customer in time, so there is nothing to decide.
    if (secondsToApprove === undefined) return ['FAILED'];
    const hundredths = hundredthsOf(record.sourceMinor ?? 0n, 'NGN');
    if (hundredths === 1 || hundredths === 3) return ['FAILED'];
    if (hundredths === 5) return [verdict];
    // A customer who was asked too late, because no process could ask in time, may never be asked before approving.
    const isInTime = secondsToApprove > (hundredths === 2 ? SLOW_APPROVAL_SECONDS : APPROVAL_SECONDS);
    return isInTime ? ['COMPLETED'] : ['COMPLETED', 'FAILED'];
  }
  switch (hundredthsOf(record.amountMinor, record.kind === 'sale' ? 'USDT' : 'NGN')) {
    case 1:
    case 3:
      return ['FAILED'];
    case 4:
      return ['REVERSED', 'FAILED'];
    case 5:
      return [verdict];
    default:
      return ['COMPLETED'];
  }
}

/** Every record must have ended as the provider's books, or the sandbox's rules, say; and nothing may be paid twice. */
export function checkOutcomes(evidence: Evidence, records: readonly RecordRow[]): readonly Finding[] {
  return [
    ...records.flatMap((record) => checkEnding(evidence, record)),
    ...records.flatMap((record) => checkPaidOnce(evidence, record)),
    ...records.flatMap((record) => checkRefunds(evidence, record)),
    ...records.flatMap((record) => checkReleases(evidence, record)),
    ...checkUnknownEntries(evidence),
  ];
}

function checkEnding(evidence: Evidence, record: RecordRow): readonly Finding[] {
  if (record.status === 'PROCESSING') return [undecided(evidence, record)];
  const endings = endingsOf(evidence, record);
  if (endings.includes(record.status)) return [];
  const paid = entriesOf(evidence, record).find(({ state }) => state === 'paid');
  const what = `${record.kind} ${record.id} (${record.merchantReference}, ${record.environment})`;
  if (paid) {
    const sum = amountOf(paid.amountMinor, 'NGN');
    const says = `${what} is ${record.status}, and the provider has paid ${sum} for it (${paid.reference})`;
    return [finding('RELEASED THOUGH PAID', says, lookAtPostings(record.id))];
  }
  const kind =
    isFlow(record.kind) && endings.includes('REVERSED')
      ? 'RETURN FORGOTTEN'
      : record.status === 'COMPLETED' && isFlow(record.kind)
        ? 'COMPLETED THOUGH UNPAID'
        : 'WRONG OUTCOME';
  const says = `${what} is ${record.status} and must be ${endings.join(' or ')}`;
  return [finding(kind, says, lookAtPostings(record.id))];
}

function undecided({ openWorkflows }: Evidence, record: RecordRow): Finding {
  const { id, kind, environment, attention } = record;
  const workflowId = workflowIdOf(isFlow(kind) ? kind : 'withdrawal', environment, id);
  const what = `${kind} ${id} (${record.merchantReference}, ${environment}) is PROCESSING`;
  if (!openWorkflows.has(workflowId)) {
    return workflowFinding('FORGOTTEN', `${what} and has no open workflow`, workflowId);
  }
  const why = attention === undefined ? '' : `: ${attention}`;
  return workflowFinding('UNDECIDED', `${what} although everything is well again${why}`, workflowId);
}

function checkPaidOnce(evidence: Evidence, record: RecordRow): readonly Finding[] {
  const entries = entriesOf(evidence, record);
  const made = entries.filter(({ timesMade }) => timesMade > 0);
  const paid = made.filter(({ state }) => state === 'paid');
  const findings: Finding[] = [];
  const times = made.reduce((sum, { timesMade, state }) => sum + (state === 'failed' ? 0 : timesMade), 0);
  if (times > 1) {
    const references = made.map(({ reference }) => reference).join(', ');
    const says = `${record.kind} ${record.id} was done ${times} times by the provider (${references})`;
    findings.push(finding('DOUBLED', says, lookAtPostings(record.id)));
  }
  const expected =
    record.kind === 'collection' ? record.sourceMinor : (record.netMinor ?? record.amountMinor);
  for (const { amountMinor, reference } of paid) {
    if (amountMinor === expected) continue;
    const says = `${record.kind} ${record.id}: the provider moved ${amountMinor} (${reference}) instead of ${expected}, in minor units`;
    findings.push(finding('WRONG AMOUNT', says, lookAtRecord('transactions', record.id)));
  }
  return findings;
}

/** The refunds and chargebacks of a payment never exceed it, and each is of a payment of its merchant. */
function checkRefunds(evidence: Evidence, record: RecordRow): readonly Finding[] {
  if (record.kind === 'refund' || record.kind === 'chargeback') {
    const isOfPayment = evidence.tables.records.some(
      ({ id, kind, businessId, environment }) =>
        id === record.paymentId &&
        kind === 'payment' &&
        businessId === record.businessId &&
        environment === record.environment,
    );
    if (isOfPayment) return [];
    const says = `${record.kind} ${record.id} is of ${record.paymentId}, which is no payment of its merchant`;
    return [finding('WRONG REFUND', says, lookAtRecord('transactions', record.id))];
  }
  const takenBack =
    record.kind === 'payment' ? refundedKobo(evidence, record) + chargedBackKobo(evidence, record) : 0n;
  if (takenBack <= record.amountMinor) return [];
  const says = `of payment ${record.id} of ${amountOf(record.amountMinor, 'NGN')}, ${amountOf(takenBack, 'NGN')} was taken back`;
  return [finding('WRONG REFUND', says, lookAtRecord('payment_refunds', record.id))];
}

/** What of a hold was released is what operators decided, and a transaction of the merchant. */
function checkReleases(evidence: Evidence, hold: RecordRow): readonly Finding[] {
  if (hold.kind !== 'hold') return [];
  const shown = evidence.tables.consequences
    .filter(({ kind, holdId }) => kind === 'hold_release' && holdId === hold.id)
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
  const released = actOf(evidence, hold)?.releasedMinor ?? 0n;
  if (shown === released) return [];
  const says = `of hold ${hold.id}, ${amountOf(released, 'NGN')} was released, and its merchant sees ${amountOf(shown, 'NGN')}`;
  return [finding('WRONG RELEASE', says, lookAtRecord('wallet_holds', hold.id))];
}

function checkUnknownEntries({ books, tables }: Evidence): readonly Finding[] {
  const known = new Set(
    tables.records.flatMap(({ id, phone }) => (phone === undefined ? [id] : [id, phone])),
  );
  return [...books.bank, ...books.biller, ...books.collector]
    .filter(({ subject, timesMade }) => timesMade > 0 && !known.has(subject))
    .map(({ reference, subject }) =>
      finding(
        'PAID WITHOUT ORDER',
        `a provider acted on ${reference} (${subject}), which no record asked for`,
        `look for ${subject} in every table`,
      ),
    );
}
