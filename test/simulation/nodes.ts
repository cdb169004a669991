import type { Random } from '../../faults/random.ts';
import { TRX } from '../../src/chain/nativeTokens.ts';
import {
  type BlockHeader,
  type ChainNode,
  IncompleteBlockError,
  NodeBehindError,
  NodeUnavailableError,
  type TokenTransferOrder,
  type TransactionReport,
  TransferImpossibleError,
} from '../../src/chain/port.ts';
import type { TransferFacts } from '../../src/domain/usdt/sweep.ts';
import type { SimulatedClock } from './clock.ts';
import type { Mood } from './providers.ts';

/**
 * The two nodes through which the service sees its chain. One is up to date. The other lags at times, and then knows only
 * what is older. Each request goes to one of them, which may not answer.
 */

/** How old a block is when it is solid, ms. */
export const SOLID_AFTER_MS = 60_000;

/** How many headers are remembered: more than there are in the longest lag. */
const REMEMBERED = 400;

/** Where a node that lags stands. */
interface Heads {
  readonly head: BlockHeader;
  readonly solidHead: BlockHeader;
}

export class SimulatedNodes {
  /** How far the second node is behind, ms; 0 while it is up to date. */
  lagMs = 0;
  /** Headers that the first node showed, by their numbers. */
  readonly #seen: BlockHeader[] = [];
  readonly #clock: SimulatedClock;
  readonly #random: Random;
  readonly #mood: Mood;

  constructor(clock: SimulatedClock, random: Random, mood: Mood) {
    this.#clock = clock;
    this.#random = random;
    this.#mood = mood;
  }

  /** The chain as it is seen through them. @param chain is what happened. */
  before(chain: ChainNode): ChainNode {
    const ask = () => this.#ask();
    const headOf = async (which: keyof Heads, read: () => Promise<BlockHeader>) =>
      ask()?.[which] ?? this.#remember(await read());
    return {
      ...chain,
      head: () => headOf('head', chain.head),
      solidHead: () => headOf('solidHead', chain.solidHead),
      solidBlock: async (number) => this.#upTo(ask()?.solidHead, number, await chain.solidBlock(number)),
      headBlock: async (number) => this.#upTo(ask()?.head, number, await chain.headBlock(number)),
      findTransaction: async (txId) => this.#find(await chain.findTransaction(txId)),
      tokenBalanceMinor: async (address) => balanceFrom(chain, ask(), address),
      trxBalanceSun: (address) => this.#answered(() => chain.trxBalanceSun(address)),
      transferFacts: async (order) => seenFrom(chain, ask(), order, await chain.transferFacts(order)),
      sweepFacts: async (order, gasAddress, loans) =>
        seenFrom(chain, ask(), order, await chain.sweepFacts(order, gasAddress, loans)),
      leftoverFacts: (address, gasAddress) => this.#answered(() => chain.leftoverFacts(address, gasAddress)),
      build: (action, feeLimitSun) => this.#answered(() => chain.build(action, feeLimitSun)),
      broadcast: async (transaction) => {
        if (this.#fails(0.03)) return { status: 'unknown', reason: 'No node answered.' };
        const report = await chain.broadcast(transaction);
        return this.#fails(0.05) ? { status: 'unknown', reason: 'The answer was lost.' } : report;
      },
    };
  }

  #fails(share: number): boolean {
    return !this.#mood.isWell && this.#random.chance(share);
  }

  /** Reads what a node that lags knows as well, unless none answers. */
  async #answered<Answer>(read: () => Promise<Answer>): Promise<Answer> {
    this.#ask();
    return read();
  }

  /** Where the node stands that is asked now; undefined for one that is up to date. @throws NodeUnavailableError. */
  #ask(): Heads | undefined {
    if (this.#fails(0.01)) throw new NodeUnavailableError('No simulated node answers.');
    return this.lagMs > 0 && this.#random.chance(0.5) ? this.#behind() : undefined;
  }

  #behind(): Heads | undefined {
    const untilMs = this.#clock.nowMs - this.lagMs;
    const newest = (atMs: number) => this.#seen.findLast(({ timestampMs }) => timestampMs <= atMs);
    const head = newest(untilMs);
    const solidHead = newest(untilMs - SOLID_AFTER_MS);
    return head && solidHead && { head, solidHead };
  }

  #remember(header: BlockHeader): BlockHeader {
    const at = this.#seen.findLastIndex(({ number }) => number <= header.number);
    if (this.#seen[at]?.number !== header.number) this.#seen.splice(at + 1, 0, header);
    if (this.#seen.length > REMEMBERED) this.#seen.shift();
    return header;
  }

  /** A block of a node that has those up to its newest. @throws NodeBehindError, IncompleteBlockError. */
  #upTo<Block>(newest: BlockHeader | undefined, number: number, block: Block): Block {
    if (newest && number > newest.number) throw new NodeBehindError(number);
    if (this.#fails(0.01)) throw new IncompleteBlockError(number, 'its receipts are not there yet');
    return block;
  }

  /** What of a transaction is found by the nodes that answer: both, or one of them. */
  #find(report: TransactionReport): TransactionReport {
    const here = { ...report, nodeCount: 2 };
    const heads = this.lagMs > 0 ? this.#behind() : undefined;
    const answering = this.#mood.isWell ? 'both' : this.#random.weighted(ANSWERING);
    if (answering === 'none') throw new NodeUnavailableError('No simulated node answers.');
    if (answering === 'first') return here;
    const { inclusion, absences } = report;
    const solidHead = heads?.solidHead ?? report.solidHead;
    const absence = { node: 'second', solidTimeMs: solidHead.timestampMs };
    // A node that knows it is believed.
    if (answering === 'both') {
      return inclusion ? here : { ...here, solidHead, absences: [...absences, absence] };
    }
    if (inclusion && (!heads || inclusion.blockNumber <= heads.head.number)) {
      return {
        ...here,
        solidHead,
        inclusion: { ...inclusion, isSolid: inclusion.blockNumber <= solidHead.number },
      };
    }
    return { ...here, solidHead, inclusion: undefined, absences: [absence] };
  }
}

const ANSWERING = [
  ['both', 60],
  ['first', 18],
  ['second', 20],
  ['none', 2],
] as const;

/** What came to an address, and what left it, after the newest block of a node that lags. */
async function movedSince(chain: ChainNode, { head }: Heads, address: string, contract: string) {
  const { number: newest } = await chain.head();
  let cameMinor = 0n;
  let leftMinor = 0n;
  for (let number = head.number + 1; number <= newest; number++) {
    for (const transfer of (await chain.headBlock(number)).transfers) {
      if (transfer.contract !== contract) continue;
      if (transfer.to === address) cameMinor += transfer.amountMinor;
      if (transfer.from === address) leftMinor += transfer.amountMinor;
    }
  }
  return { cameMinor, leftMinor };
}

async function balanceFrom(chain: ChainNode, heads: Heads | undefined, address: string): Promise<bigint> {
  const balanceMinor = await chain.tokenBalanceMinor(address);
  if (!heads) return balanceMinor;
  const { cameMinor, leftMinor } = await movedSince(chain, heads, address, chain.usdtContract);
  return balanceMinor - cameMinor + leftMinor;
}

/** What a transfer takes as a node sees it, where the sender's USDT and TRX may not have arrived. @throws TransferImpossibleError. */
async function seenFrom<Facts extends TransferFacts>(
  chain: ChainNode,
  heads: Heads | undefined,
  { from, amountMinor }: TokenTransferOrder,
  facts: Facts,
): Promise<Facts> {
  if (!heads) return facts;
  if ((await balanceFrom(chain, heads, from)) < amountMinor) {
    throw new TransferImpossibleError('The token contract refuses the transfer.');
  }
  const { cameMinor: cameSun } = await movedSince(chain, heads, from, TRX);
  const { trxBalanceSun, isActive } = facts;
  return cameSun >= trxBalanceSun
    ? { ...facts, trxBalanceSun: 0n, isActive: isActive && cameSun === 0n }
    : { ...facts, trxBalanceSun: trxBalanceSun - cameSun };
}
