import type { Order } from '../orders.ts';
import type { Evidence, Finding, KnownOrder, RecordRow } from './evidence.ts';
import { amountOf, finding, lookAtRecord } from './looks.ts';
import {
  CHARGEBACK_FEE_KOBO,
  collectionTerms,
  commission,
  MARKET_RATES,
  merchantsRate,
  rateOf,
  termsOfSale,
  withdrawalFee,
} from './terms.ts';

/** What one cedi brings in naira at the driver's collector. */
const COLLECTOR_RATE = '128';
/** The sandbox's prices move around these by half a percent at most, and are cut to whole kobo, or finer. */
const SANDBOX_RATES = { sale: rateOf('1538.25'), collection: rateOf('128.5') };
const KOBO = rateOf('0.01');

/** What was acknowledged must be there, once and as it was asked for; what was refused must not. */
export function checkIntake(evidence: Evidence, known: readonly KnownOrder[]): readonly Finding[] {
  return [
    ...known.flatMap(({ order, records, session }) =>
      order.kind === 'session' ? checkSession(order, session?.id) : checkOrder(order, records),
    ),
    ...checkUnasked(evidence),
  ];
}

function checkSession(order: Order, id: string | undefined): readonly Finding[] {
  const findings: Finding[] = [];
  if (order.state === 'acknowledged' && id === undefined) findings.push(forgotten(order, 'crypto_payments'));
  return [...findings, ...checkAnswers(order)];
}

function checkOrder(order: Order, records: readonly RecordRow[]): readonly Finding[] {
  const table = order.kind === 'sale' ? 'usdt_sales' : 'transactions';
  const findings: Finding[] = [];
  const [record, ...others] = records;
  if (order.state === 'acknowledged' && record?.id !== order.id && records.every(({ id }) => id !== order.id))
    findings.push(forgotten(order, table));
  if (order.state === 'refused' && record) {
    const says = `${order.kind} ${order.reference} was refused, and ${record.id} was made of it`;
    findings.push(finding('REFUSED YET DONE', says, lookAtRecord(table, record.id)));
  }
  for (const other of others) {
    const says = `${order.kind} ${order.reference} is recorded as ${record?.id} and again as ${other.id}`;
    findings.push(finding('DOUBLED', says, lookAtRecord(table, other.id)));
  }
  return [...findings, ...checkAnswers(order), ...records.flatMap((each) => checkTerms(order, each))];
}

function checkAnswers(order: Order): readonly Finding[] {
  const look = `select * from idempotency_keys where key = '${order.idempotencyKey}'`;
  const findings = order.furtherIds.map((id) =>
    finding(
      'DOUBLED',
      `${order.kind} ${order.reference} was answered with ${order.id} and, under the same key, with ${id}`,
      look,
    ),
  );
  if (order.state === 'open') {
    const says = `${order.kind} ${order.reference} gets no answer under its key, although everything is well`;
    findings.push(finding('UNANSWERED', says, look));
  }
  if (!order.wasDenied) return findings;
  const says = `${order.kind} ${order.id} (${order.reference}) was acknowledged, and later answered with 404`;
  return [...findings, finding('FORGOTTEN', says, `select * from transactions where id = '${order.id}'`)];
}

function forgotten(order: Order, table: string): Finding {
  const says = `${order.kind} ${order.id} (${order.reference}, ${order.environment}) was acknowledged and has no record`;
  return finding('FORGOTTEN', says, lookAtRecord(table, order.id ?? ''));
}

function checkUnasked({ orders, tables }: Evidence): readonly Finding[] {
  const references = new Set(orders.map(({ reference }) => reference));
  return tables.records
    .filter(({ merchantReference, isAutomatic }) => !isAutomatic && !references.has(merchantReference ?? ''))
    .map(({ id, kind }) =>
      finding('UNASKED', `${kind} ${id} belongs to no order of the run`, `look for ${id} in every table`),
    );
}

function checkTerms(order: Order, record: RecordRow): readonly Finding[] {
  const wrong = (what: string) =>
    finding(
      'WRONG TERMS',
      `${order.kind} ${record.id} (${order.reference}): ${what}`,
      lookAtRecord(order.kind === 'sale' ? 'usdt_sales' : 'transactions', record.id),
    );
  const findings: Finding[] = [];
  const isSame =
    record.kind === order.kind &&
    record.businessId === order.merchant.businessId &&
    record.environment === order.environment;
  if (!isSame) findings.push(wrong('it is of another kind, business or environment than was asked for'));
  for (const [name, expected, found] of expectedTerms(order, record)) {
    if (expected !== found) {
      const asset = order.kind === 'sale' && name === 'amount' ? 'USDT' : 'NGN';
      const shown = found === undefined ? 'nothing' : amountOf(found, asset);
      findings.push(wrong(`${name} is ${shown} and must be ${amountOf(expected, asset)}`));
    }
  }
  if (!isRateRight(record)) findings.push(wrong(`the rate ${record.rate} was not the market’s`));
  return findings;
}

type Term = readonly [name: string, expected: bigint, found: bigint | undefined];

function expectedTerms(order: Order, record: RecordRow): readonly Term[] {
  const { amountMinor } = order;
  const amount: Term = ['amount', amountMinor, record.amountMinor];
  const rate = rateOf(record.rate ?? '0');
  switch (record.kind) {
    case 'chargeback':
      return [amount, ['fee', CHARGEBACK_FEE_KOBO, record.feeMinor]];
    case 'hold':
      return [amount, ['fee', 0n, record.feeMinor]];
    case 'refund':
      // Whose commission depends on which came first: see checkBalances.
      return [amount];
    case 'payment':
      return [amount, ['commission', commission(amountMinor), record.feeMinor]];
    case 'withdrawal':
      return [amount, ['fee', withdrawalFee(amountMinor), record.feeMinor]];
    case 'bill':
      return [amount, ['fee', 0n, record.feeMinor]];
    case 'sale': {
      const { feeKobo, netKobo } = termsOfSale(record);
      return [amount, ['fee', feeKobo, record.feeMinor], ['payout', netKobo, record.netMinor]];
    }
    case 'collection': {
      const { targetKobo } = collectionTerms(amountMinor, rate);
      return [
        ['amount', targetKobo, record.amountMinor],
        ['source amount', amountMinor, record.sourceMinor],
      ];
    }
  }
}

/** Whether a sale or collection was made at the rate of its market. */
export function isRateRight({ kind, environment, rate, isRecreated }: RecordRow): boolean {
  if (kind !== 'sale' && kind !== 'collection') return true;
  const given = rateOf(rate ?? '0');
  if (environment === 'prod') {
    const rates = kind === 'sale' ? MARKET_RATES : [COLLECTOR_RATE];
    const expected = (each: string) => (isRecreated ? merchantsRate(rateOf(each)) : rateOf(each));
    return rates.some((each) => given === expected(each));
  }
  const base = SANDBOX_RATES[kind];
  const distance = given < base ? base - given : given - base;
  return distance <= base / 200n + KOBO;
}
