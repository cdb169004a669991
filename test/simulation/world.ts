import type pg from 'pg';
import { Random } from '../../faults/random.ts';
import { takeCallback } from '../../src/api/providerCallbacks/takeCallback.ts';
import { loadConfig } from '../../src/config/config.ts';
import type { Kind } from '../../src/contract/kinds.ts';
import { orderWorkflowId, vendorCreditWorkflowId } from '../../src/contract/starts.ts';
import { replaceCatalogue } from '../../src/db/orders/billCatalogue.ts';
import type { Environment } from '../../src/domain/money.ts';
import { testKey } from '../support/keys.ts';
import { SimulatedBank } from './banks.ts';
import type { SimulatedClock } from './clock.ts';
import { SimulatedCollector } from './collectors.ts';
import { admitMerchant, callerOf, Merchant } from './merchants.ts';
import { SimulatedNodes, SOLID_AFTER_MS } from './nodes.ts';
import { isAtRest, judgeEnd, judgeNow, type OracleParts } from './oracle.ts';
import { SimulatedPayers } from './payers.ts';
import { SimulatedPostgres } from './postgres.ts';
import {
  ApiProcess,
  chainsOver,
  type Parts,
  RelayProcess,
  type SimulatedProcess,
  WorkerProcess,
} from './processes.ts';
import { type Announcement, Books, type Mood } from './providers.ts';
import { judgeEvents, Receivers } from './receivers.ts';
import { currentOwner, ownerNamed, Scheduler } from './scheduler.ts';
import { judgePaidSessions, judgeSessions, SessionShop } from './sessions.ts';
import { SimulatedTemporal } from './temporal/server.ts';
import { BILLERS, SimulatedVendor } from './vendors.ts';

/** One simulated installation: the service's processes, what is around them, and what goes wrong with them. */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How often the oracle compares the books, in turns. */
const JUDGES_EVERY = 400;

/** How often Postgres is tidied, in turns. */
const TIDIES_EVERY = 50 * JUDGES_EVERY;

/**
 * How long merchants wait between two requests on average, and for how long it stays so on average, one after the other: minutes
 * are busy, and hours quiet.
 */
const PACES = [
  { meanWaitMs: MINUTE, lastsMs: 15 * MINUTE },
  { meanWaitMs: 2_000, lastsMs: 2 * MINUTE },
  { meanWaitMs: 10_000, lastsMs: 4 * MINUTE },
  { meanWaitMs: 10 * MINUTE, lastsMs: 8 * HOUR },
] as const;

/** After these turns something is half done: a commit, an activity that begins, a message to a workflow. */
const TELLING_TURN =
  /^commit|begins$|is done$|signals|^orders\.|^chainScan\.storeBlocks|^providerCallbacks\.store/;

/** How long everything may take to come to rest once all is well, simulated. */
const HEALS_WITHIN_MS = 9 * 24 * HOUR;

export interface WorldOptions {
  readonly seed: number;
  readonly steps: number;
  /** Real ms since 1970 at which faults end, whatever the steps. */
  readonly endsAtMs: number;
  readonly realNow: () => number;
  readonly url: string;
  readonly control: pg.Client;
  readonly clock: SimulatedClock;
  readonly workflows: Readonly<Record<string, unknown>>;
  readonly onTrace: (line: string) => void;
}

export class World {
  readonly scheduler: Scheduler;
  readonly #options: WorldOptions;
  readonly #random: Random;
  readonly #postgres: SimulatedPostgres;
  readonly #temporal: SimulatedTemporal;
  readonly #books = new Books();
  readonly #mood: Mood = { isWell: false };
  readonly #api: ApiProcess;
  readonly #processes: readonly SimulatedProcess[];
  readonly #merchants: Merchant[] = [];
  readonly #shops: SessionShop[] = [];
  readonly #parts: Parts;
  readonly #receivers: Receivers;
  readonly #payers: SimulatedPayers;
  readonly #nodes: SimulatedNodes;
  /** The orders about which an operator decided what its provider contradicts. */
  readonly #mistaken = new Set<string>();
  /** Faults are over. */
  #isHealing = false;
  #meanWaitMs: number = PACES[0].meanWaitMs;

  constructor(options: WorldOptions) {
    const random = new Random(options.seed);
    const { clock, onTrace } = options;
    this.#options = options;
    this.#random = random.branch('chaos');
    this.scheduler = new Scheduler({ clock, random: random.branch('turns'), onTrace });
    clock.install(random.branch('process'), this.scheduler.timerTurn);
    const { scheduler } = this;
    this.#postgres = new SimulatedPostgres({ scheduler, url: options.url, control: options.control });
    this.#temporal = new SimulatedTemporal(scheduler, options.workflows as never);
    const provider = (name: string) => ({
      name,
      scheduler,
      random: random.branch(name),
      books: this.#books,
      mood: this.#mood,
      announce: this.#announce,
    });
    const config = loadConfig({
      DATABASE_URL: options.url,
      ENCRYPTION_KEY: testKey('encryption').toString('base64'),
      JWT_SECRET: testKey('sessions').toString('base64'),
      LOG_LEVEL: 'silent',
      OUTCOME_WAIT_MS: '8000',
      SANDBOX_POLL_MS: '60000',
      SANDBOX_SOLID_AFTER_MS: String(SOLID_AFTER_MS),
    });
    this.#receivers = new Receivers(scheduler, random.branch('receivers'), this.#mood);
    this.#payers = new SimulatedPayers({ ...provider('paystack'), random: random.branch('payers') });
    this.#nodes = new SimulatedNodes(clock, random.branch('nodes'), this.#mood);
    const parts: Parts = {
      scheduler,
      postgres: this.#postgres,
      temporal: this.#temporal,
      config,
      banks: ['paystack', 'monnify'].map((name) => new SimulatedBank(provider(name))),
      vendor: new SimulatedVendor(provider('vtpass')),
      collector: new SimulatedCollector(provider('yellowcard')),
      receivers: this.#receivers,
      payers: this.#payers,
      nodes: this.#nodes,
    };
    this.#parts = parts;
    this.#api = new ApiProcess('api', parts);
    this.#processes = [
      this.#api,
      new WorkerProcess('worker-a', parts),
      new WorkerProcess('worker-b', parts),
      new RelayProcess('relay', parts),
    ];
  }

  get #oracle(): OracleParts {
    return {
      postgres: this.#postgres,
      books: this.#books,
      merchants: this.#merchants,
      payers: this.#payers,
      mistaken: this.#mistaken,
    };
  }

  readonly #announce = async (provider: string, news: Announcement): Promise<boolean> => {
    const callback = { eventType: 'simulated', transferReference: undefined, ...news };
    const raw = Buffer.from(news.eventKey);
    const taken = await this.#api.request(
      `callback ${news.eventKey} of ${provider}`,
      async (dependencies) => {
        await takeCallback(dependencies, { provider, callback, raw });
        return true;
      },
      this.#fails(0.05),
    );
    return taken === true;
  };

  #fails(share: number): boolean {
    return !this.#isHealing && this.#random.chance(share);
  }

  /** Runs until its steps are over, heals everything, and judges. @throws Finding. */
  async run(): Promise<void> {
    await this.#admit();
    for (const process of this.#processes) process.start();
    this.#makeFaults();
    for (const merchant of [...this.#merchants, ...this.#shops, this.#payers]) {
      merchant.begin(
        () => this.#isHealing,
        () => this.#meanWaitMs,
      );
    }
    const { steps, endsAtMs, realNow } = this.#options;
    while (this.scheduler.steps < steps && realNow() < endsAtMs) {
      await this.scheduler.step();
      await this.#strike();
      if (this.scheduler.steps % JUDGES_EVERY === 0) await this.#judge();
      if (this.scheduler.steps % TIDIES_EVERY === 0) await this.#postgres.tidy();
    }
    await this.#heal();
  }

  /** How much time has passed, ms. */
  get elapsedMs(): number {
    return performance.now();
  }

  get orders(): number {
    return this.#merchants.reduce((sum, { orders }) => sum + orders.length, 0);
  }

  async #judge(): Promise<void> {
    await judgeNow(this.#oracle);
    await judgeSessions(this.#postgres, this.#shops);
  }

  async #admit(): Promise<void> {
    const owner = ownerNamed('setup');
    const connections = this.#postgres.open(owner);
    const chain = chainsOver(this.#parts, connections.database).sandbox;
    let isDone = false;
    currentOwner.run(owner, () => {
      const admitted = (async () => {
        await replaceCatalogue(connections.database, { environment: 'prod', provider: 'vtpass' }, BILLERS);
        for (const [index, sellTo] of (['wallet', 'bank', undefined] as const).entries()) {
          const name = `merchant-${index + 1}`;
          const businessId = await admitMerchant(connections, this.#payers, { name, sellTo });
          this.#merchants.push(
            new Merchant({
              businessId,
              name,
              scheduler: this.scheduler,
              random: this.#random.branch(name),
              api: () => this.#api,
              losesAnswer: () => this.#fails(0.06),
            }),
          );
          this.#shops.push(
            new SessionShop({
              name,
              caller: callerOf(businessId, name),
              scheduler: this.scheduler,
              random: this.#random.branch(`shop of ${name}`),
              api: () => this.#api,
              chain,
            }),
          );
        }
      })();
      admitted.then(
        () => {
          isDone = true;
        },
        (error: unknown) => this.scheduler.fail(error),
      );
    });
    while (!isDone) await this.scheduler.step();
  }

  /** What goes wrong right after something has happened, when most is under way. */
  async #strike(): Promise<void> {
    if (!TELLING_TURN.test(this.scheduler.latest)) return;
    const { outside } = this.scheduler;
    // Callbacks are few, and what is lost after one is stored is announced only once more.
    const killed = this.scheduler.latest.startsWith('providerCallbacks') ? 1 / 40 : 1 / 250;
    if (this.#random.chance(killed)) this.scheduler.trace(outside, `kills ${await this.#killOne()}`);
    // A message that a workflow has and its record's reader has not is what a loss of Temporal's data takes away.
    if (this.#random.chance(this.scheduler.latest.includes('signals') ? 1 / 10 : 1 / 600)) {
      this.#temporal.wipe();
      this.scheduler.trace(outside, 'Temporal loses its data');
    }
  }

  /** Everything that goes wrong, by seed. */
  #makeFaults(): void {
    this.#postgres.fateOf = (label, owner) => {
      if (this.#isHealing || owner.name === 'setup' || owner.name === 'customers') return 'answered';
      const share = label === 'commit' ? 0.01 : 0.002;
      if (this.#random.chance(share)) return this.#random.chance(0.7) ? 'answer_lost' : 'request_lost';
      return 'answered';
    };
    this.#temporal.losesAnswer = () => this.#fails(0.02);
    this.#often('a process is paused', 20 * MINUTE, () => {
      const process = this.#random.pick(this.#processes);
      process.pause(this.scheduler.clock.nowMs + this.#random.int(1_000, 40_000));
      return process.name;
    });
    this.#often('Temporal is away', 2 * HOUR, () => {
      this.#temporal.isAway = true;
      this.scheduler.addLater(this.#random.int(1_000, 5 * MINUTE), 'Temporal is back', () => {
        this.#temporal.isAway = false;
        return undefined;
      });
      return undefined;
    });
    this.#often('a node lags', HOUR, () => {
      this.#nodes.lagMs = this.#random.int(MINUTE, 12 * MINUTE);
      this.scheduler.addLater(this.#random.int(5 * MINUTE, HOUR), 'the node has caught up', () => {
        this.#nodes.lagMs = 0;
        return undefined;
      });
      return `${this.#nodes.lagMs} ms`;
    });
    this.#often('a workflow is terminated', HOUR, () =>
      this.#toOneWorkflow((id) => this.#temporal.terminate(id)),
    );
    this.#often('a workflow is asked to end', 30 * MINUTE, () =>
      this.#toOneWorkflow((id) => {
        const handle = this.#temporal.client().workflow.getHandle(id);
        void handle.cancel().catch(() => undefined);
      }),
    );
    this.#goOnAt(0);
    this.#operate();
  }

  /** Has merchants go on at one of the paces, and change to the next one when its time is over. */
  #goOnAt(pace: number): void {
    const { meanWaitMs, lastsMs } = PACES[pace % PACES.length] as (typeof PACES)[number];
    this.#meanWaitMs = meanWaitMs;
    this.scheduler.addLater(
      this.#random.int(lastsMs / 2, 1.5 * lastsMs),
      'merchants change their pace',
      () => {
        this.#goOnAt(pace + 1);
        return `${this.#meanWaitMs} ms`;
      },
      this.scheduler.outside,
    );
  }

  /** Does something to a workflow that runs, if there is one. Returns its id. */
  #toOneWorkflow(work: (id: string) => void): string | undefined {
    const { open } = this.#temporal;
    if (open.length === 0) return undefined;
    const { id } = this.#random.pick(open);
    work(id);
    return id;
  }

  /** Kills the process that did the latest thing, or another one. */
  async #killOne(): Promise<string> {
    const { latestOwner } = this.scheduler;
    const atWork = this.#processes.find((each) => each.isUp && each.shared.owner === latestOwner);
    const process = (this.#random.chance(0.5) && atWork) || this.#random.pick(this.#processes);
    await process.kill();
    this.scheduler.addLater(this.#random.int(500, 60_000), `${process.name} starts`, () => {
      if (!process.isUp) process.start();
      return undefined;
    });
    return process.name;
  }

  /** Does something again and again until faults are over. */
  #often(what: string, meanMs: number, work: () => string | undefined | Promise<string>): void {
    const next = () =>
      this.scheduler.addLater(
        this.#random.int(1, 2 * meanMs),
        what,
        async () => {
          if (this.#isHealing) return 'no longer';
          next();
          return work();
        },
        this.scheduler.outside,
      );
    next();
  }

  /** Operators look after what is flagged for review, and decide what its provider's book says, or by mistake that a payment failed. */
  #operate(): void {
    const next = () =>
      this.scheduler.addLater(
        this.#random.int(5 * MINUTE, HOUR),
        'operators look',
        async () => {
          next();
          await this.#resolveFlagged();
          await this.#dismissFlagged();
          return undefined;
        },
        this.scheduler.outside,
      );
    next();
  }

  async #resolveFlagged(): Promise<void> {
    const flagged = await this.#postgres.look<{
      id: string;
      kind: Kind;
      environment: Environment;
      subject: string;
    }>(
      `select id, orders.kind, environment, coalesce(account, id) as subject
        from public.orders left join public.bill_purchases on transaction_id = id where status = 'PROCESSING' and review_reason is not null order by id limit 5`,
    );
    for (const { id, kind, environment, subject } of flagged) {
      const booked = this.#books.of(subject);
      const isOpen = booked.some(({ status }) => status === 'pending') || this.#books.isOnItsWay(subject);
      const isPaid = booked.some(({ status }) => status === 'paid');
      const workflowId = orderWorkflowId(kind, environment, id);
      // A mistake must not give back what a provider has paid, whether it can be reached or not.
      const isMistaken = isPaid && this.#fails(0.4);
      if (isOpen || this.#random.chance(0.5)) {
        this.#update(workflowId, 'retryNow', { updateId: `retry ${id}` });
      } else {
        if (isMistaken) this.#mistaken.add(id);
        const args = [
          {
            outcome: isPaid && !isMistaken ? 'completed' : 'failed',
            reason: isMistaken ? 'The line above was meant' : 'The book of the provider says so',
            operator: 'ada',
          },
        ];
        this.#update(workflowId, 'resolve', { args, updateId: `resolve-${id}-${this.scheduler.steps}` });
      }
    }
  }

  /** Operators dismiss announced payments that no merchant is to have, and by mistake one that a merchant is to have. */
  async #dismissFlagged(): Promise<void> {
    const flagged = await this.#postgres.look<{ provider: string; reference: string }>(
      `select provider, provider_reference as reference from public.vendor_credits
        where status = 'PENDING' and review_reason is not null order by provider_reference limit 5`,
    );
    for (const { provider, reference } of flagged) {
      const id = vendorCreditWorkflowId({ provider, providerReference: reference, environment: 'prod' });
      const { isOpen, isOwed } = this.#payers.standing(reference);
      if (isOpen || (isOwed && !this.#fails(0.4)) || this.#random.chance(0.3)) {
        this.#update(id, 'retryNow', { updateId: `retry ${id}` });
      } else {
        const reason = 'The provider says that it is not ours';
        const args = [{ outcome: 'dismissed', reason, operator: 'ada' }];
        this.#update(id, 'resolve', { args, updateId: `dismiss-${reference}-${this.scheduler.steps}` });
      }
    }
  }

  /** Sends what an operator asks of a workflow, whose answer nothing waits for. */
  #update(
    workflowId: string,
    name: 'retryNow' | 'resolve',
    how: { readonly updateId: string; readonly args?: unknown[] },
  ): void {
    const handle = this.#temporal.client().workflow.getHandle(workflowId);
    void handle.executeUpdate({ name }, how).catch(() => undefined);
  }

  async #heal(): Promise<void> {
    this.#isHealing = true;
    this.#nodes.lagMs = 0;
    this.#mood.isWell = true;
    this.#temporal.isAway = false;
    this.scheduler.trace(this.scheduler.outside, 'all is made well');
    for (const process of this.#processes) if (!process.isUp) process.start();
    const wellSinceMs = this.scheduler.clock.nowMs;
    const untilMs = wellSinceMs + HEALS_WITHIN_MS;
    // Providers reverse payments up to 40 minutes later, and send their last callbacks minutes after that.
    const restMs = this.scheduler.clock.nowMs + HOUR;
    for (let steps = 0; ; steps++) {
      if (!(await this.scheduler.step())) break;
      if (steps % 200 !== 0) continue;
      const { nowMs } = this.scheduler.clock;
      await judgePaidSessions(this.#postgres, this.#shops, wellSinceMs);
      if (nowMs > restMs && (await isAtRest(this.#oracle))) break;
      if (nowMs > untilMs) break;
    }
    await judgeEnd(this.#oracle);
    await judgeEvents(this.#postgres, this.#receivers);
  }
}
