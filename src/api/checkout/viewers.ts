import type { Readable } from 'node:stream';
import { PassThrough } from 'node:stream';
import type { CheckoutRecord } from '../../db/usdt/checkouts.ts';
import type { Id } from '../../domain/money.ts';
import { checkoutView } from './view.ts';

/** Limits and times of what one process tells viewers live. Times in milliseconds. */
export interface ViewerLimits {
  /** Streams of the whole process, and of one network that asks. */
  readonly most: number;
  readonly mostOfNetwork: number;
  /** How often the records of all watched sessions are read, in one statement. */
  readonly readEveryMs: number;
  /** How often a stream without news says that it is still there. */
  readonly heartbeatMs: number;
  /** How long a stream lasts; its viewer then opens another one, maybe at another process. */
  readonly longestMs: number;
}

const LIMITS: ViewerLimits = {
  most: 1_000,
  mostOfNetwork: 50,
  readEveryMs: 1_000,
  heartbeatMs: 15_000,
  longestMs: 600_000,
};

/** How soon a browser opens a stream again that has ended (the `retry` field of server-sent events). */
const REOPEN_AFTER_MS = 2_000;

/** A browser that shows a page. */
interface Viewer {
  readonly paymentId: Id<'cp'>;
  readonly network: string;
  readonly stream: PassThrough;
  readonly openedAtMs: number;
  writtenAtMs: number;
  version: string;
}

/**
 * Everybody who looks at a checkout page through this process. Their number costs nothing but connections: all sessions
 * that are looked at are read in one statement a second, and not at all while no page is open.
 */
export class CheckoutViewers {
  readonly #viewers = new Set<Viewer>();
  readonly #read: (paymentIds: readonly Id<'cp'>[]) => Promise<readonly CheckoutRecord[]>;
  readonly #onFailure: (error: unknown) => void;
  readonly #limits: ViewerLimits;
  readonly #closing: AbortSignal;
  #timer: NodeJS.Timeout | undefined;

  /**
   * @param of.read the records of sessions.
   * @param of.closing aborted when the process takes no more requests: streams end, and viewers go elsewhere.
   * @param of.onFailure told of every time that the records could not be read; the next time tries again.
   */
  constructor(of: {
    readonly read: (paymentIds: readonly Id<'cp'>[]) => Promise<readonly CheckoutRecord[]>;
    readonly closing: AbortSignal;
    readonly onFailure: (error: unknown) => void;
    readonly limits?: Partial<ViewerLimits>;
  }) {
    this.#read = of.read;
    this.#onFailure = of.onFailure;
    this.#limits = { ...LIMITS, ...of.limits };
    this.#closing = of.closing;
    of.closing.addEventListener('abort', () => this.#endAll(), { once: true });
  }

  /**
   * A stream of server-sent events about a session: `change` at once and at each change, `still` in between. It ends when
   * the session is final.
   *
   * @param network the client network that it counts for.
   * @returns undefined when there are too many streams already.
   */
  follow(session: CheckoutRecord, network: string): Readable | undefined {
    const ofNetwork = [...this.#viewers].filter((viewer) => viewer.network === network).length;
    if (this.#viewers.size >= this.#limits.most || ofNetwork >= this.#limits.mostOfNetwork) return undefined;
    const nowMs = Date.now();
    const stream = new PassThrough();
    const { paymentId } = session;
    const viewer = { paymentId, network, stream, openedAtMs: nowMs, writtenAtMs: nowMs, version: '' };
    this.#viewers.add(viewer);
    stream.once('close', () => this.#viewers.delete(viewer));
    stream.write(`retry: ${REOPEN_AFTER_MS}\n\n`);
    this.#tell(viewer, session);
    if (this.#closing.aborted) this.#end(viewer);
    this.#timer ??= this.#nextRound();
    return stream;
  }

  #nextRound(): NodeJS.Timeout {
    return setTimeout(() => void this.#round(), this.#limits.readEveryMs).unref();
  }

  async #round(): Promise<void> {
    try {
      const watched = [...new Set([...this.#viewers].map(({ paymentId }) => paymentId))];
      const sessions = watched.length === 0 ? [] : await this.#read(watched);
      const byId = new Map(sessions.map((session) => [session.paymentId, session]));
      for (const viewer of this.#viewers) this.#keep(viewer, byId.get(viewer.paymentId));
    } catch (error) {
      this.#onFailure(error);
    } finally {
      this.#timer = this.#viewers.size === 0 ? undefined : this.#nextRound();
    }
  }

  #keep(viewer: Viewer, session: CheckoutRecord | undefined): void {
    if (session) this.#tell(viewer, session);
    const nowMs = Date.now();
    if (nowMs - viewer.openedAtMs >= this.#limits.longestMs) this.#end(viewer);
    else if (nowMs - viewer.writtenAtMs >= this.#limits.heartbeatMs) this.#write(viewer, 'still', {});
  }

  #tell(viewer: Viewer, session: CheckoutRecord): void {
    const { version, isFinal } = checkoutView(session, Date.now());
    if (version === viewer.version) return;
    viewer.version = version;
    this.#write(viewer, 'change', { version, isFinal });
    if (isFinal) this.#end(viewer);
  }

  #write(viewer: Viewer, event: string, data: object): void {
    viewer.writtenAtMs = Date.now();
    viewer.stream.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  #end(viewer: Viewer): void {
    this.#viewers.delete(viewer);
    viewer.stream.end();
  }

  #endAll(): void {
    clearTimeout(this.#timer);
    for (const viewer of this.#viewers) this.#end(viewer);
  }
}
