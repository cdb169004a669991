import { setTimeout as sleep } from 'node:timers/promises';
import type { LocalChain } from '../../test/support/tronNode/chain.ts';
import { STRANGER, transferLog } from '../../test/support/tronNode/chain.ts';
import { FAKE_USDT } from '../../test/support/tronNode/hostile.ts';
import type { MerchantApi } from '../merchantApi.ts';
import type { Random } from '../random.ts';

/** What a customer does about a session. */
const CONDUCTS = [
  ['pays', 46],
  ['pays_nothing', 10],
  ['pays_in_two_parts', 8],
  ['pays_too_much', 5],
  ['pays_too_little', 5],
  ['pays_late', 4],
  ['pays_after_dust', 5],
  ['pays_twice', 6],
  ['pays_in_another_token', 4],
  ['pays_with_trx_besides', 4],
  ['pays_before_dust', 3],
] as const;
export type CustomerConduct = (typeof CONDUCTS)[number][0];

/** What customers who pay in time and in full do: their sessions end without anybody's help. */
export const PAYS_IN_FULL: ReadonlySet<CustomerConduct> = new Set([
  'pays',
  'pays_in_two_parts',
  'pays_too_much',
  'pays_after_dust',
  'pays_twice',
  'pays_with_trx_besides',
  'pays_before_dust',
]);

/** One session, as its customer knows it. Amounts in micro-USDT. */
export interface CustomerSession {
  readonly reference: string;
  readonly conduct: CustomerConduct;
  readonly amountMinor: bigint;
  readonly expiresInMinutes: number;
  /** After the start of the run. */
  readonly createAtMs: number;
  /** From its creation, or its expiry for one who is late, to the first transfer. */
  readonly thinksForMs: number;
  /** Undefined until it was created. */
  created?: { readonly paymentId: string; readonly address: string };
  /** The transfers of USDT to its address: they may be lost in a fork. */
  readonly transfers: { readonly txId: string; readonly amountMinor: bigint }[];
}

const MICRO = 1_000_000n;
/** One hundredth of a cent: less than what a deposit has to be. */
const DUST_MINOR = 100n;
const MAX_THINKING_MS = 20_000;
const PAUSE_MS = 4_000;
const RETRY_MS = 500;

/** Draws what every customer will do, from the seed alone. */
export function drawSessions(
  options: { readonly sessions: number; readonly minutes: number },
  random: Random,
): readonly CustomerSession[] {
  return Array.from({ length: options.sessions }, (_, index) => {
    const conduct = random.weighted(CONDUCTS);
    return {
      reference: `order-${index}`,
      conduct,
      amountMinor: BigInt(random.int(600, 50_000)) * (MICRO / 100n),
      // Late means a minute and more; all others have time enough for what goes wrong.
      expiresInMinutes: conduct === 'pays_late' ? 1 : random.int(2, 4),
      createAtMs: random.next() * options.minutes * 60_000,
      thinksForMs: random.int(0, MAX_THINKING_MS),
      transfers: [],
    };
  });
}

/** The customers' side: the merchant's API and their own wallets. */
export interface CustomerTools {
  readonly api: MerchantApi;
  readonly apiKey: string;
  readonly chain: LocalChain;
  readonly random: Random;
  readonly until: AbortSignal;
}

/** Creates one session and does what its customer does. Resolves when that is done. */
export async function beCustomer(
  session: CustomerSession,
  { api, apiKey, chain, random, until }: CustomerTools,
): Promise<void> {
  const pause = (ms: number) => sleep(ms, undefined, { signal: until });
  await pause(session.createAtMs);
  const created = await create(session, { api, apiKey, random, pause });
  session.created = created;
  const { address } = created;
  const pay = (amountMinor: bigint) => {
    session.transfers.push({ txId: chain.deposit(address, amountMinor), amountMinor });
  };
  const { amountMinor, thinksForMs, expiresInMinutes } = session;
  await pause(thinksForMs);
  switch (session.conduct) {
    case 'pays_nothing':
      return;
    case 'pays':
      return pay(amountMinor);
    case 'pays_in_two_parts':
      pay(amountMinor / 3n);
      await pause(PAUSE_MS);
      return pay(amountMinor - amountMinor / 3n);
    case 'pays_too_much':
      return pay(amountMinor + 7n * MICRO);
    case 'pays_too_little':
      return pay(amountMinor / 2n);
    case 'pays_late':
      await pause(expiresInMinutes * 60_000);
      return pay(amountMinor);
    case 'pays_after_dust':
      pay(DUST_MINOR);
      await pause(PAUSE_MS);
      return pay(amountMinor);
    case 'pays_before_dust':
      pay(amountMinor);
      await pause(PAUSE_MS);
      return pay(DUST_MINOR);
    case 'pays_twice':
      pay(amountMinor);
      await pause(3 * PAUSE_MS);
      return pay(amountMinor);
    case 'pays_in_another_token':
      chain.script({
        calls: FAKE_USDT,
        logs: [transferLog(FAKE_USDT, STRANGER, address, amountMinor)],
      });
      return;
    case 'pays_with_trx_besides':
      chain.sendTrx(address, 3_000_000n);
      return pay(amountMinor);
  }
}

/** The merchant asks until the session is created; its key makes it one. */
async function create(
  { reference, amountMinor, expiresInMinutes }: CustomerSession,
  {
    api,
    apiKey,
    random,
    pause,
  }: Pick<CustomerTools, 'api' | 'apiKey' | 'random'> & { readonly pause: (ms: number) => Promise<unknown> },
): Promise<NonNullable<CustomerSession['created']>> {
  for (;;) {
    const answer = await api.request(
      {
        method: 'POST',
        path: '/crypto/payments/create',
        apiKey,
        idempotencyKey: reference,
        body: { amount: Number(amountMinor) / Number(MICRO), expiresInMinutes, merchantReference: reference },
      },
      random,
    );
    if (answer.kind === 'answered' && answer.status === 200) {
      const { paymentId, depositAddress } = answer.body.payment as Readonly<Record<string, string>>;
      return { paymentId: paymentId ?? '', address: depositAddress ?? '' };
    }
    if (answer.kind === 'answered' && answer.status < 500 && answer.status !== 429) {
      throw new Error(`Session ${reference} was refused: ${JSON.stringify(answer.body)}`);
    }
    await pause(RETRY_MS);
  }
}
