import { setTimeout as pause } from 'node:timers/promises';
import { type ChainNode, NodeUnavailableError, type PeerNode, WrongChainError } from '../../chain/port.ts';
import { DomainError } from '../../domain/errors.ts';
import { MINUTE_MS } from '../../domain/time.ts';

/** A node whose last solid block is older than this lags: on TRON a block is solid after about a minute. */
const MAX_SOLID_AGE_MS = 3 * MINUTE_MS;

/**
 * A chain of whose nodes all have to agree, twice: for decisions that take money off the books, where one node that lags would
 * show a loss that is none.
 *
 * @param options.readUpTo the last block that was read; no node may be behind it.
 * @param options.betweenMs how long after the first look the second one comes: at least a block's time.
 * @throws what its functions throw: DomainError `state_conflict` in a sentence that names the node when one does not answer,
 *   lags, or says another thing than before or than another one.
 */
export function agreeingNodes(
  { peers }: Pick<ChainNode, 'peers'>,
  options: { readonly readUpTo: number; readonly betweenMs: number },
): Pick<ChainNode, 'tokenBalanceMinor' | 'tokenIsFrozen'> {
  const { readUpTo, betweenMs } = options;

  async function agreed<Answer>(ask: (peer: PeerNode) => Promise<Answer>): Promise<Answer> {
    const before = await look(ask);
    await pause(betweenMs);
    const [first, ...others] = [...before, ...(await look(ask))];
    if (!first) throw new DomainError('state_conflict', 'no node is configured');
    const other = others.find(({ answer }) => answer !== first.answer);
    if (!other) return first.answer;
    throw new DomainError(
      'state_conflict',
      `${first.host} says ${first.answer} and ${other.host} says ${other.answer}; try again when all nodes agree`,
    );
  }

  function look<Answer>(ask: (peer: PeerNode) => Promise<Answer>) {
    return Promise.all(
      peers.map(async (peer) => {
        try {
          const { number, timestampMs } = await peer.solidHead();
          if (number < readUpTo || timestampMs < Date.now() - MAX_SOLID_AGE_MS) {
            throw new DomainError('state_conflict', `${peer.host} is behind; try again later`);
          }
          return { host: peer.host, answer: await ask(peer) };
        } catch (error) {
          const isAboutNode = error instanceof NodeUnavailableError || error instanceof WrongChainError;
          if (!isAboutNode) throw error;
          throw new DomainError(
            'state_conflict',
            `${peer.host} cannot be asked, and all nodes have to agree (${error.message})`,
          );
        }
      }),
    );
  }

  return {
    tokenBalanceMinor: (address) => agreed((peer) => peer.tokenBalanceMinor(address)),
    tokenIsFrozen: (address) => agreed((peer) => peer.tokenIsFrozen(address)),
  };
}
