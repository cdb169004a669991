import { setTimeout as sleep } from 'node:timers/promises';
import {
  type AnswerOf,
  type CallOptions,
  createMerchantClient,
  type InputOf,
  MerchantApiError,
  type MerchantClient,
  type ObservedAnswer,
  type OperationId,
} from '../../packages/client/src/index.ts';
import { linkTo } from '../../src/cli/orders/inspection.ts';
import { runAdmin } from '../../src/cli/program.ts';
import type { DemoMerchant } from '../../src/composition/demoMerchant.ts';
import { DemoFailure, must } from './failure.ts';
import type { Arrival, Listener } from './listener.ts';
import { changesAsText, fieldsAsText, type Page } from './page.ts';
import { type Moves, Wallet } from './wallet.ts';

/** How long anything may take that the sandbox does within seconds. */
const PATIENCE_MS = 60_000;
const POLL_MS = 250;

/** Where the demo happens. */
export interface Place {
  readonly merchant: DemoMerchant;
  /** The environment variables and the data folder by which the admin command finds the service. */
  readonly admin: { readonly env: NodeJS.ProcessEnv; readonly dataDir: string };
  readonly page: Page;
  /** Aborted when the demo is to end early. */
  readonly signal: AbortSignal;
}

/** What is told of an answer. */
interface Told {
  readonly fields: Readonly<Record<string, unknown>>;
  /** Said in place of the fields' names and values. */
  readonly text?: string;
  /** By how much it changes the balances that it says something of. */
  readonly moves?: Moves;
}

/** Something that is asked for until it is as the story says. */
interface Followed<Id extends OperationId> {
  /** The fields that are told of when they change. */
  readonly of: (answer: AnswerOf<Id>) => Readonly<Record<string, unknown>>;
  /** How they were when they were last told of. */
  readonly from: Readonly<Record<string, unknown>>;
  /** The status that it must have in the end. */
  readonly until: string;
  readonly moves?: Moves;
}

/** What the chapters of the demo do things with: each step is one call and one line. */
export class Scene {
  readonly page: Page;
  readonly client: MerchantClient;
  readonly listener: Listener;
  readonly wallet: Wallet;
  readonly #place: Place;
  readonly #answers: ReadonlyMap<OperationId, ObservedAnswer>;

  private constructor(place: Place, parts: Pick<Scene, 'client' | 'listener' | 'wallet'> & Answers) {
    this.page = place.page;
    this.client = parts.client;
    this.listener = parts.listener;
    this.wallet = parts.wallet;
    this.#answers = parts.answers;
    this.#place = place;
  }

  /** Opens the merchant's wallet. @param listener where its webhooks arrive. */
  static async open(place: Place, listener: Listener): Promise<Scene> {
    const answers = new Map<OperationId, ObservedAnswer>();
    const client = clientOf(place, (answer) => answers.set(answer.operationId, answer));
    const wallet = await Wallet.open(client, (ms) => sleep(ms, undefined, { signal: place.signal }));
    return new Scene(place, { client, listener, wallet, answers });
  }

  get businessId(): string {
    return this.#place.merchant.businessId;
  }

  /** Makes a call that succeeds, and tells of its answer and of the balance that it makes. */
  async call<Id extends OperationId>(
    id: Id,
    input: InputOf<Id> & CallOptions,
    told: (answer: AnswerOf<Id>) => Told,
  ): Promise<AnswerOf<Id>> {
    return this.page.withoutWebhooks(async () => {
      const answer = await this.#send(id, input);
      await this.#tell(id, told(answer));
      return answer;
    });
  }

  /** Makes a withdrawal that the bank refuses at once. @returns its id. */
  async refusedWithdrawal(input: InputOf<'requestWithdrawal'>): Promise<string> {
    return this.page.withoutWebhooks(async () => {
      const error = await this.#send('requestWithdrawal', input).then(
        () => undefined,
        (thrown: unknown) => thrown,
      );
      if (!(error instanceof MerchantApiError) || error.code !== 'transfer_failed') {
        throw error ?? new DemoFailure('The withdrawal was not refused.');
      }
      const { withdrawal } = error.body;
      must('transactionId' in withdrawal, 'The withdrawal is one of USDT.');
      const { transactionId, status } = withdrawal;
      await this.#tell('requestWithdrawal', { fields: { status, code: error.code }, moves: { ngn: 0 } });
      return transactionId;
    });
  }

  /** Asks again and again, and tells what changes, until the status is the one that the story says. */
  async follow<Id extends OperationId>(
    id: Id,
    input: InputOf<Id> & CallOptions,
    { of, from, until, moves }: Followed<Id>,
  ): Promise<AnswerOf<Id>> {
    const deadline = Date.now() + PATIENCE_MS;
    for (let before = from; ; ) {
      const answer = await this.#send(id, input);
      const now = of(answer);
      const isThere = now.status === until;
      const text = changesAsText(before, now);
      if (text !== '') await this.#tell(id, { fields: now, text, ...(isThere && moves && { moves }) });
      if (isThere) return answer;
      must(Date.now() < deadline, `${id} did not answer ${until} within ${PATIENCE_MS / 1_000} seconds.`);
      before = now;
      await this.pause(POLL_MS);
    }
  }

  /** Waits for a webhook about a transaction. */
  async webhook(type: string, transactionId: string, status = 204): Promise<Arrival> {
    const deadline = Date.now() + PATIENCE_MS;
    const isIt = ({ event, status: answered }: Arrival) =>
      event.type === type && transactionOf(event) === transactionId && answered === status;
    for (;;) {
      const found = this.listener.arrivals.find(isIt);
      if (found) return found;
      must(Date.now() < deadline, `No ${type} for ${transactionId} within ${PATIENCE_MS / 1_000} seconds.`);
      await this.pause(50);
    }
  }

  /** Does what an operator does by `npm run admin -- …`, and shows it. */
  async admin(...args: readonly string[]): Promise<void> {
    let out = '';
    const code = await this.page.withoutWebhooks(async () => {
      const given = { out: (text: string) => (out += text), err: (text: string) => (out += text) };
      const ended = await runAdmin(args, { ...this.#place.admin, ...given });
      this.page.command(['npm', 'run', 'admin', '--', ...args], out.trimEnd());
      return ended;
    });
    must(code === 0, 'The admin command refused.');
  }

  /** Shows where a flow is looked at in the Temporal UI. */
  link(workflowId: string): void {
    const { temporalUi } = this.#place.merchant;
    const namespace = this.#place.admin.env.TEMPORAL_NAMESPACE;
    const isAddress = URL.canParse(temporalUi);
    const link = isAddress ? linkTo(workflowId, { uiUrl: temporalUi, namespace }) : undefined;
    this.page.link(link ?? `workflow ${workflowId}`);
  }

  /** @throws the reason of the signal when the demo is to end. */
  async pause(ms: number): Promise<void> {
    await sleep(ms, undefined, { signal: this.#place.signal });
  }

  /** The header of the last answer of an operation. */
  header(id: OperationId, name: string): string | null {
    return this.#answers.get(id)?.headers.get(name) ?? null;
  }

  async #send<Id extends OperationId>(id: Id, input: InputOf<Id> & CallOptions): Promise<AnswerOf<Id>> {
    this.#place.signal.throwIfAborted();
    // The client has a method for each operation, whose types are those of this one.
    const method = this.client[id] as unknown as (input: InputOf<Id> & CallOptions) => Promise<AnswerOf<Id>>;
    return method(input);
  }

  async #tell(id: OperationId, { fields, text = fieldsAsText(fields), moves = {} }: Told): Promise<void> {
    const status = this.#answers.get(id)?.status;
    this.page.step({ call: id, status, facts: text, balance: await this.wallet.settle(moves) });
  }
}

function transactionOf({ data }: Arrival['event']): string | undefined {
  return ('transactionId' in data && data.transactionId) || undefined;
}

interface Answers {
  readonly answers: ReadonlyMap<OperationId, ObservedAnswer>;
}

/** A client with the demo merchant's test key, and what else is given; verbose, it shows what is sent and answered. */
export function clientOf(
  { merchant, page }: Pick<Place, 'merchant' | 'page'>,
  onAnswer: (answer: ObservedAnswer) => void = () => {},
  token?: string,
): MerchantClient {
  const { baseUrl, businessId, apiKeys } = merchant;
  return createMerchantClient({
    baseUrl,
    businessId,
    apiKey: apiKeys.test,
    environment: 'test',
    token,
    onAnswer,
    ...(page.isVerbose && { fetch: showingFetch(page) }),
  });
}

/** Sends, and shows what was sent and answered; what is asked again and answered alike is not shown again. */
function showingFetch(page: Page): (request: Request) => Promise<Response> {
  let last = '';
  return async (request) => {
    const sent = await request.clone().text();
    const response = await fetch(request);
    const answered = await response.clone().text();
    const exchange = `${request.method} ${request.url} ${sent} ${answered}`;
    if (request.method === 'GET' && exchange === last) return response;
    last = exchange;
    const { pathname, search } = new URL(request.url);
    page.json(`→ ${request.method} ${pathname}${search}`, parsed(sent));
    page.json(`← ${response.status}`, parsed(answered));
    return response;
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
