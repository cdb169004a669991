import { setTimeout as sleep } from 'node:timers/promises';
import type { ApiAnswer, MerchantApi } from './merchantApi.ts';
import type { Deposit, Order, OrderLog } from './orders.ts';
import type { Random } from './random.ts';

/** How often a merchant asks again under one key before it leaves it for later. */
const MAX_REPEATS = 4;
const MIN_PAUSE_MS = 300;
const MAX_PAUSE_MS = 2_500;

/** Sends orders and notes what merchants learn of them. */
export interface Sending {
  /** Sends an order, again under its key while its answer is lost. */
  send(order: Order, random: Random): Promise<void>;
  /** Sends an order once more. Resolves to whether its answer has the outcome. */
  sendOnce(order: Order, random: Random): Promise<boolean>;
  /** Lets a deposit arrive on the address of an acknowledged session. */
  deposit(order: Order, amountMinor: bigint, random: Random): Promise<void>;
}

export function createSending(api: MerchantApi, log: OrderLog): Sending {
  const keyOf = ({ merchant, environment }: Order) => merchant.keys[environment];

  async function sendOnce(order: Order, random: Random): Promise<boolean> {
    const { path, body, idempotencyKey } = order;
    const answer = await api.request(
      { method: 'POST', path, apiKey: keyOf(order), body, idempotencyKey },
      random,
    );
    return noteAnswer(log, order, answer);
  }

  async function repeat(attempt: () => Promise<boolean>, random: Random): Promise<void> {
    for (let repeats = 0; repeats <= MAX_REPEATS; repeats++) {
      if (await attempt()) return;
      await sleep(random.int(MIN_PAUSE_MS, MAX_PAUSE_MS));
    }
  }

  return {
    sendOnce,
    send: (order, random) => repeat(() => sendOnce(order, random), random),
    async deposit(order, amountMinor, random) {
      const idempotencyKey = `deposit-${order.reference}-${order.deposits.length + 1}`;
      const deposit: Deposit = { idempotencyKey, amountMinor, txHash: undefined };
      order.deposits.push(deposit);
      await repeat(async () => {
        const answer = await api.request(
          {
            method: 'POST',
            path: `/crypto/payments/${order.id}/simulate-deposit`,
            apiKey: keyOf(order),
            body: { amount: Number(amountMinor) / 1_000_000 },
            idempotencyKey,
          },
          random,
        );
        return noteDeposit(deposit, answer);
      }, random);
    },
  };
}

/** Notes what an answer says of an order. Returns whether it has the outcome. */
function noteAnswer(log: OrderLog, order: Order, answer: ApiAnswer): boolean {
  const id = answer.kind === 'answered' ? idIn(order, answer.body) : undefined;
  if (id !== undefined) {
    log.acknowledge(order, id);
    return true;
  }
  const isKeyed = order.idempotencyKey !== undefined;
  if (answer.kind === 'lost' || answer.status >= 500) {
    order.wasLost = true;
    if (!isKeyed) order.state = 'uncertain';
    return !isKeyed;
  }
  // The first attempt under this key is still under way, or there are too many requests.
  const isOver = answer.body.code === 'state_conflict';
  if ((answer.status === 409 && !isOver) || answer.status === 429) return false;
  // An attempt whose answer was lost may still be under way, and succeed where this one was refused.
  if (order.state === 'open') order.state = order.wasLost ? 'uncertain' : 'refused';
  return true;
}

type Body = Readonly<Record<string, unknown>>;

/** The id of the record that an answer shows, where it shows one. */
function idIn({ kind }: Order, body: Body): string | undefined {
  const [object, field] = {
    payment: ['transaction', 'transactionId'],
    refund: ['refund', 'transactionId'],
    chargeback: [undefined, ''],
    hold: [undefined, ''],
    withdrawal: ['withdrawal', 'transactionId'],
    bill: [undefined, 'transactionId'],
    sale: ['withdrawal', 'withdrawalId'],
    collection: ['collection', 'transactionId'],
    session: ['payment', 'paymentId'],
  }[kind] as [string | undefined, string];
  const shown = object === undefined ? body : (body[object] as Body | undefined);
  const id = shown?.[field];
  return typeof id === 'string' ? id : undefined;
}

function noteDeposit(deposit: Deposit, answer: ApiAnswer): boolean {
  if (answer.kind === 'lost' || answer.status >= 500) return false;
  const shown = answer.body.deposit as Body | undefined;
  if (typeof shown?.txHash === 'string') deposit.txHash = shown.txHash;
  // While the first attempt is under way the answer is still to come; one that was cut off has none.
  return answer.body.code !== 'idempotency_key_in_use';
}
