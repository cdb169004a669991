import type { Random } from '../../faults/random.ts';
import type { ApiDependencies, Caller } from '../../src/api/context.ts';
import { createSession } from '../../src/api/usdtSessions/useCases.ts';
import type { SimulatedChain } from '../../src/chain/port.ts';
import type { SimulatedPostgres } from './postgres.ts';
import type { ApiProcess } from './processes.ts';
import { Finding, ownerNamed, type Scheduler } from './scheduler.ts';

/** Sessions of merchants for USDT, the customers who pay to them, and the judgement by what they paid. */

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** How long a session that was paid may wait once all is well: several polls of the chain, and a sweep. */
const SETTLED_WITHIN_MS = 40 * MINUTE;

interface Session {
  readonly paymentId: string;
  readonly address: string;
  readonly expectedMinor: bigint;
  readonly expiresAtMs: number;
  /** What its customer paid, in micro-USDT. */
  paidMinor: bigint;
  /** Whether it was paid exactly, and well before it expired. */
  isDue: boolean;
}

/** One merchant's sessions and their customers. */
export class SessionShop {
  readonly sessions: Session[] = [];
  readonly #caller: Caller;
  readonly #name: string;
  readonly #scheduler: Scheduler;
  readonly #random: Random;
  readonly #api: () => ApiProcess;
  readonly #chain: Pick<SimulatedChain, 'simulateDeposit'>;
  readonly #customers = ownerNamed('customers');

  constructor(parts: {
    readonly caller: Caller;
    readonly name: string;
    readonly scheduler: Scheduler;
    readonly random: Random;
    readonly api: () => ApiProcess;
    readonly chain: Pick<SimulatedChain, 'simulateDeposit'>;
  }) {
    this.#caller = { ...parts.caller, environment: 'test', hasTestMarks: true };
    this.#name = parts.name;
    this.#scheduler = parts.scheduler;
    this.#random = parts.random;
    this.#api = parts.api;
    this.#chain = parts.chain;
  }

  /** Opens sessions until it is told to stop. */
  begin(isOver: () => boolean, meanWaitMs: () => number): void {
    const waitMs = () => this.#random.int(1, 6 * meanWaitMs());
    this.#scheduler.keepDoing(this.#customers, { waitMs, isOver }, () => this.#open());
  }

  async #open(): Promise<void> {
    const random = this.#random;
    const amount = BigInt(random.int(2, 200)) * 1_000_000n;
    const expiresInMinutes = random.pick([15, 30, 60, 720, 1_440]);
    const body = { amount, expiresInMinutes, metadata: {} };
    const opened = await this.#api().request(
      `${this.#name} opens a session`,
      async (dependencies) => openedOf(dependencies, { caller: this.#caller, body }),
      random.chance(0.03),
    );
    if (!opened) return;
    const session: Session = {
      ...opened,
      expectedMinor: amount,
      expiresAtMs: this.#scheduler.clock.nowMs + expiresInMinutes * MINUTE,
      paidMinor: 0n,
      isDue: false,
    };
    this.sessions.push(session);
    const way = random.weighted(WAYS_TO_PAY);
    if (way === 'never') return;
    if (way === 'exact') this.#payLater(session, amount, random.int(SECOND, 8 * MINUTE), true);
    if (way === 'less') this.#payLater(session, amount / 2n, random.int(SECOND, 8 * MINUTE));
    if (way === 'in_two') {
      this.#payLater(session, amount / 2n, random.int(SECOND, 4 * MINUTE));
      this.#payLater(session, amount - amount / 2n, random.int(4 * MINUTE, 9 * MINUTE), true);
    }
    if (way === 'more') this.#payLater(session, amount * 2n, random.int(SECOND, 8 * MINUTE));
    if (way === 'late')
      this.#payLater(session, amount, expiresInMinutes * MINUTE + random.int(1, 20 * MINUTE));
  }

  #payLater(session: Session, amountMinor: bigint, afterMs: number, isLast = false): void {
    this.#scheduler.addLater(
      afterMs,
      `a customer pays to ${session.paymentId}`,
      () => {
        const txId = Array.from({ length: 64 }, () => this.#random.int(0, 15).toString(16)).join('');
        void this.#chain.simulateDeposit({ to: session.address, amountMinor, txId }).then(
          () => {
            session.paidMinor += amountMinor;
            session.isDue =
              isLast &&
              session.paidMinor === session.expectedMinor &&
              this.#scheduler.clock.nowMs < session.expiresAtMs - MINUTE;
          },
          (error: unknown) => this.#scheduler.fail(error),
        );
        return undefined;
      },
      this.#customers,
    );
  }
}

const WAYS_TO_PAY = [
  ['exact', 50],
  ['in_two', 14],
  ['less', 8],
  ['more', 8],
  ['late', 8],
  ['never', 12],
] as const;

async function openedOf(
  dependencies: ApiDependencies,
  request: { readonly caller: Caller; readonly body: object },
): Promise<{ readonly paymentId: string; readonly address: string }> {
  const { body } = await createSession(dependencies, request as never, ({ paymentId, depositAddress }) => ({
    payment: { paymentId, address: depositAddress },
  }));
  return body.payment as { paymentId: string; address: string };
}

interface SessionRow {
  readonly id: string;
  readonly status: string;
  readonly credited: string;
}

/** What must be true of sessions at every moment: none is credited more than it was paid. @throws Finding. */
export async function judgeSessions(
  postgres: SimulatedPostgres,
  shops: readonly SessionShop[],
): Promise<ReadonlyMap<string, SessionRow>> {
  const rows = await postgres.look<SessionRow>(
    `select id, status, amount_credited_minor::text as credited from public.crypto_payments order by id`,
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (const { paymentId, paidMinor } of shops.flatMap(({ sessions }) => sessions)) {
    const row = byId.get(paymentId);
    if (!row) throw new Finding(`FORGOTTEN: the session ${paymentId} was acknowledged and is not there`);
    if (BigInt(row.credited) > paidMinor) {
      throw new Finding(`CREDITED TOO MUCH: ${paymentId} got ${row.credited}, and ${paidMinor} was paid`);
    }
  }
  return byId;
}

/** What must be true some time after all was made well. @throws Finding. */
export async function judgePaidSessions(
  postgres: SimulatedPostgres,
  shops: readonly SessionShop[],
  wellSinceMs: number,
): Promise<void> {
  const byId = await judgeSessions(postgres, shops);
  if (postgres.scheduler.clock.nowMs - wellSinceMs < SETTLED_WITHIN_MS) return;
  for (const { paymentId, isDue, expectedMinor } of shops.flatMap(({ sessions }) => sessions)) {
    const row = byId.get(paymentId);
    if (!isDue || !row) continue;
    if (row.status !== 'SETTLED') {
      throw new Finding(`PAID SESSION LEFT WAITING: ${paymentId} was paid in time and is ${row.status}`);
    }
    if (BigInt(row.credited) !== expectedMinor) {
      throw new Finding(`WRONG CREDIT: ${paymentId} got ${row.credited} of ${expectedMinor}`);
    }
  }
}

/** What must be true once everything is well again: settled sessions of merchants that sell them are sold, once. @throws Finding. */
export async function judgeSessionSales(postgres: SimulatedPostgres): Promise<void> {
  const rows = await postgres.look<{ id: string; sale: string | null; sold: string }>(
    `select payment.id, sale.status as sale,
        (select count(*) from public.usdt_sales where id = sale.sale_id)::text as sold
      from public.crypto_payments payment
      join public.businesses on businesses.id = payment.business_id and session_sales_test is not null
      left join public.session_sales sale on sale.payment_id = payment.id
      where payment.status = 'SETTLED' order by payment.id`,
  );
  for (const { id, sale, sold } of rows) {
    if (sale === null || sale === 'PENDING' || (sale === 'SOLD' && sold !== '1')) {
      throw new Finding(`SALE FORGOTTEN: the settled session ${id} has ${sold} sales and is ${sale}`);
    }
  }
}
