import { NodeUnavailableError, WrongChainError } from './port.ts';

/** Time for which a node that failed is asked only when no other can be; doubled with every failure up to a minute. */
const SHUN_MS = 5_000;
const MAX_SHUN_MS = 60_000;

/** One configured node, and what is known of it. */
export interface Peer<Node> {
  readonly node: Node;
  /** Whether its chain id was checked; again after every outage, because another node may answer then. */
  isVerified: boolean;
  /** It asked to be left alone until then. */
  restsUntilMs: number;
  /** It failed lately. */
  shunnedUntilMs: number;
  /** In a row. */
  failures: number;
}

/** The configured nodes of a network, of which one is asked at a time. */
export class NodePool<Node extends { readonly host: string }> {
  readonly peers: readonly Peer<Node>[];
  readonly #verify: (node: Node) => Promise<unknown>;
  readonly #clock: () => number;

  /**
   * @param options.nodes the first answers; the others stand in while it cannot.
   * @param options.verify throws when a node serves another chain than the configured one.
   * @param options.clock the present in milliseconds, for waiting times only.
   */
  constructor(options: {
    readonly nodes: readonly Node[];
    readonly verify: (node: Node) => Promise<unknown>;
    readonly clock: () => number;
  }) {
    this.peers = options.nodes.map((node) => ({
      node,
      isVerified: false,
      restsUntilMs: 0,
      shunnedUntilMs: 0,
      failures: 0,
    }));
    this.#verify = options.verify;
    this.#clock = options.clock;
  }

  /**
   * Asks the nodes in turn until one can answer.
   *
   * @param work is done with one node alone.
   * @param isAboutNode whether another node may do better after an error.
   * @throws the first error when none can; that a node serves another chain only when all of them do.
   */
  async ask<Answer>(
    work: (node: Node) => Promise<Answer>,
    isAboutNode: (error: unknown) => boolean,
  ): Promise<Answer> {
    const errors: unknown[] = [];
    for (const peer of this.inOrder()) {
      try {
        return await this.askPeer(peer, work);
      } catch (error) {
        errors.push(error);
        if (!isAboutNode(error)) throw error;
      }
    }
    throw errorOfAll(errors);
  }

  /** Those that failed lately come last. */
  inOrder(): readonly Peer<Node>[] {
    const isShunned = (peer: Peer<Node>) => this.isShunned(peer);
    return [...this.peers.filter((peer) => !isShunned(peer)), ...this.peers.filter(isShunned)];
  }

  isShunned(peer: Peer<Node>): boolean {
    return peer.shunnedUntilMs > this.#clock();
  }

  /** @throws NodeUnavailableError also while the node asked to be left alone. */
  async askPeer<Answer>(peer: Peer<Node>, work: (node: Node) => Promise<Answer>): Promise<Answer> {
    const restMs = peer.restsUntilMs - this.#clock();
    if (restMs > 0) {
      throw new NodeUnavailableError(`${peer.node.host} asked to be left alone for a while.`, {
        retryAfterMs: restMs,
      });
    }
    try {
      if (!peer.isVerified) {
        await this.#verify(peer.node);
        peer.isVerified = true;
      }
      const answer = await work(peer.node);
      peer.failures = 0;
      return answer;
    } catch (error) {
      if (error instanceof NodeUnavailableError) this.#noteFailure(peer, error.retryAfterMs);
      // Out of use: it is asked for its chain id alone, until that is the right one.
      if (error instanceof WrongChainError) this.#noteFailure(peer, undefined);
      throw error;
    }
  }

  #noteFailure(peer: Peer<Node>, retryAfterMs: number | undefined): void {
    const nowMs = this.#clock();
    const shunMs = Math.min(SHUN_MS * 2 ** peer.failures, MAX_SHUN_MS);
    peer.failures += 1;
    peer.shunnedUntilMs = nowMs + Math.max(shunMs, retryAfterMs ?? 0);
    if (retryAfterMs !== undefined) peer.restsUntilMs = nowMs + retryAfterMs;
    else peer.isVerified = false;
  }
}

/** What comes of errors of all nodes: one on another chain says nothing of what the others may answer later. */
export function errorOfAll(errors: readonly unknown[]): unknown {
  return errors.find((error) => !(error instanceof WrongChainError)) ?? errors[0];
}
