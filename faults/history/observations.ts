import type { ApiAnswer, ApiRequest } from '../merchantApi.ts';
import type { Account } from './wallets.ts';

/** What answers to merchants show of orders and wallets. */

/** Who asks, where: a merchant in one environment. */
export interface Caller {
  readonly businessId: string;
  readonly environment: 'prod' | 'test';
}

/** When a request was sent, and when its answer was there: ms since 1970 by a clock that never jumps. */
interface Interval {
  readonly startMs: number;
  /** Infinity without an answer. */
  readonly endMs: number;
}

/** One thing that an answer shows, or that a request may have done. */
export type Observation = Caller & Interval & (OrderObservation | ListObservation | WalletObservation);

interface OrderObservation {
  readonly of: 'order';
  readonly kind: 'create' | 'read' | 'heard';
  /** The record's id; undefined of a creation without an answer. */
  readonly id: string | undefined;
  /** By what its merchant calls it; undefined where neither request nor answer says so. */
  readonly reference: string | undefined;
  /** Undefined where the order was not found, or nothing was answered. */
  readonly status: string | undefined;
}

/** A list that has every record of a kind: what it does not name is not there. */
interface ListObservation {
  readonly of: 'list';
  readonly kind: ListedKind;
  readonly ids: readonly string[];
}

interface WalletObservation {
  readonly of: 'wallet';
  readonly asset: 'NGN' | 'USDT';
  readonly balances: Readonly<Partial<Record<Account, bigint>>>;
  /** Whether it may be of a moment between two transfers that were committed together. */
  readonly isBetween?: true;
}

/** A request with its answer. */
export interface Call extends Caller, Interval {
  readonly request: Pick<ApiRequest, 'method' | 'path' | 'body'>;
  readonly answer: ApiAnswer;
}

type Body = Readonly<Record<string, unknown>>;

/** What a merchant knows by one call. */
export function observationsOf(call: Call): readonly Observation[] {
  const { request, answer, businessId, environment, startMs, endMs } = call;
  const at = { businessId, environment, startMs, endMs };
  const reference = createdReference(request);
  if (answer.kind === 'lost' || answer.status >= 500) {
    if (reference === undefined) return [];
    const lost = { ...at, endMs: Number.POSITIVE_INFINITY, id: undefined, status: undefined };
    return [{ of: 'order', kind: 'create', reference, ...lost }];
  }
  if (answer.status === 404 && request.method === 'GET') {
    const id = READ_PATH.exec(request.path)?.[1];
    if (id === undefined) return [];
    return [{ of: 'order', kind: 'read', id, reference: undefined, status: undefined, ...at }];
  }
  const { body, isReplayed } = answer;
  const kind = isReplayed ? 'heard' : reference === undefined ? 'read' : 'create';
  return [
    ...shownRecords(body).map((shown) => ({
      ...({ of: 'order', kind, ...shown } as const),
      reference: reference ?? shown.reference,
      ...at,
    })),
    ...[completeList(request, body)].flatMap((list) => (list === undefined ? [] : [{ ...list, ...at }])),
    ...shownWallets(request, body).map((wallet) => ({ of: 'wallet' as const, ...wallet, ...at })),
  ];
}

/** A path that reads one record. */
const READ_PATH =
  /^\/(?:transactions|crypto\/withdrawals|crypto\/payments|cross-border\/collections)\/(\w+_\w+)\b/;

/** What the order that a request creates is called by its merchant; undefined where it creates none. */
function createdReference({ method, path, body }: Call['request']): string | undefined {
  if (method !== 'POST') return undefined;
  const reference = /^\/payment\/\w+\/refund$/.test(path) ? body?.reason : body?.merchantReference;
  return typeof reference === 'string' ? reference : undefined;
}

/** The fields of an answer that are a record, or a list of them. */
const RECORDS = ['transaction', 'refund', 'withdrawal', 'collection', 'payment'] as const;
const LISTS = ['withdrawals', 'collections', 'payments'] as const;

function shownRecords(body: Body) {
  const shown = [
    // A bill is the answer itself.
    body,
    ...RECORDS.map((name) => body[name]),
    ...LISTS.flatMap((name) => (Array.isArray(body[name]) ? (body[name] as unknown[]) : [])),
  ];
  return shown.flatMap((each) => {
    if (typeof each !== 'object' || each === null) return [];
    const { transactionId, withdrawalId, id, paymentId, status, merchantReference } = each as Body;
    const named = [transactionId, withdrawalId, id, paymentId].find((value) => typeof value === 'string');
    if (typeof named !== 'string' || typeof status !== 'string') return [];
    const reference = typeof merchantReference === 'string' ? merchantReference : undefined;
    return [{ id: named, status, reference }];
  });
}

const LISTED = {
  '/crypto/payments': { kind: 'session', field: 'payments' },
  '/crypto/withdrawals/history': { kind: 'sale', field: 'withdrawals' },
  '/cross-border/collections': { kind: 'collection', field: 'collections' },
} as const;
export type ListedKind = (typeof LISTED)[keyof typeof LISTED]['kind'];

function completeList({ method, path }: Call['request'], body: Body): ListObservation | undefined {
  const listed = LISTED[path.replace(/\?.*$/, '') as keyof typeof LISTED] as
    | (typeof LISTED)[keyof typeof LISTED]
    | undefined;
  if (method !== 'GET' || listed === undefined || body.hasMore !== false) return undefined;
  const records = shownRecords({ [listed.field]: body[listed.field] });
  return { of: 'list', kind: listed.kind, ids: records.map(({ id }) => id) };
}

const DECIMALS = { NGN: 2, USDT: 6 } as const;

function minorOf(amount: unknown, asset: 'NGN' | 'USDT'): bigint {
  return BigInt(Math.round(Number(amount) * 10 ** DECIMALS[asset]));
}

/** What an answer shows of wallets: in one what was read at one moment. */
function shownWallets({ path }: Call['request'], body: Body): readonly Omit<WalletObservation, 'of'>[] {
  const wallet = (asset: 'NGN' | 'USDT', shown: Readonly<Partial<Record<Account, unknown>>>) => ({
    asset,
    balances: Object.fromEntries(
      Object.entries(shown).map(([account, amount]) => [account, minorOf(amount, asset)]),
    ),
  });
  if (path === '/crypto/balances') {
    const { usdtBalance, usdtPendingBalance } = body.balances as Body;
    return [wallet('USDT', { available: usdtBalance, held: usdtPendingBalance })];
  }
  if (/^\/overview\b/.test(path)) {
    const { balances, debt } = body.overview as Body;
    const { ngn, usdt } = balances as { ngn: Body; usdt: Body };
    return [
      wallet('NGN', { available: ngn.available, held: ngn.held }),
      wallet('NGN', { debt }),
      wallet('USDT', { available: usdt.available, held: usdt.held }),
    ];
  }
  // Later pages end where the first one ended.
  const asset = /^\/statement\?asset=(NGN|USDT)(?!.*cursor=)/.exec(path)?.[1] as 'NGN' | 'USDT' | undefined;
  if (asset === undefined) return [];
  const { closingBalance, closingHeld, closingDebt } = body.statement as Body;
  // A statement ends at a moment that is taken with what is available locked, and waits for what has an earlier time on the
  // other accounts. So each account is of a moment of its own, and what is held may be of one between two transfers.
  return [
    wallet(asset, { available: closingBalance }),
    { ...wallet(asset, { held: closingHeld }), isBetween: true },
    ...(asset === 'NGN' ? [wallet(asset, { debt: closingDebt })] : []),
  ];
}
