import { approvalLog, hexOf, type LocalChain, STRANGER, transferLog } from './chain.ts';

/** A contract with the name and symbol of USDT, and another address. */
export const FAKE_USDT = 'TXLAQ63Xg1NAzckPwKHvzw7CSEmLMEqcdj';

/** An exchange's contract, which calls USDT in turn. */
const ROUTER = 'TKzxdSv2FZKQrEqkKVgp5DcwEXBEKMg2Ax';

/**
 * What has cost gateways money, each as one transaction that is pending until the next block. Amounts in micro-USDT.
 * The value says how much USDT each really moves.
 */
export const HOSTILE_TRANSACTIONS: Readonly<
  Record<string, (chain: LocalChain, to: string, amount: bigint) => bigint>
> = {
  'fake USDT of another contract': (chain, to, amount) => {
    chain.script({ logs: [transferLog(FAKE_USDT, STRANGER, to, amount)], calls: FAKE_USDT });
    return 0n;
  },
  'a Transfer log in a reverted transaction': (chain, to, amount) => {
    chain.script({ logs: [transferLog(chain.usdtContract, STRANGER, to, amount)], result: 'REVERT' });
    return 0n;
  },
  'a Transfer log in a transaction out of energy': (chain, to, amount) => {
    chain.script({ logs: [transferLog(chain.usdtContract, STRANGER, to, amount)], result: 'OUT_OF_ENERGY' });
    return 0n;
  },
  "a transfer inside another contract's call": (chain, to, amount) => {
    chain.script({
      calls: ROUTER,
      logs: [
        transferLog(FAKE_USDT, STRANGER, ROUTER, 1n),
        transferLog(chain.usdtContract, ROUTER, to, amount),
      ],
      moves: [{ contract: chain.usdtContract, from: undefined, to: hexOf(to), amount }],
    });
    return amount;
  },
  'two transfers in one transaction': (chain, to, amount) => {
    const log = transferLog(chain.usdtContract, STRANGER, to, amount);
    const move = { contract: chain.usdtContract, from: undefined, to: hexOf(to), amount };
    chain.script({ logs: [log, log], moves: [move, move] });
    return amount * 2n;
  },
  transferFrom: (chain, to, amount) => {
    chain.script({
      logs: [
        approvalLog(chain.usdtContract, STRANGER, ROUTER, amount),
        transferLog(chain.usdtContract, STRANGER, to, amount),
      ],
      moves: [{ contract: chain.usdtContract, from: undefined, to: hexOf(to), amount }],
    });
    return amount;
  },
  'an amount of zero': (chain, to) => {
    chain.script({ logs: [transferLog(chain.usdtContract, STRANGER, to, 0n)] });
    return 0n;
  },
  '2^255 of another contract': (chain, to) => {
    chain.script({ logs: [transferLog(FAKE_USDT, STRANGER, to, 2n ** 255n)], calls: FAKE_USDT });
    return 0n;
  },
  'an approval only': (chain, to, amount) => {
    chain.script({ logs: [approvalLog(chain.usdtContract, STRANGER, to, amount)] });
    return 0n;
  },
  'a deposit to a stranger': (chain, _to, amount) => {
    chain.deposit(STRANGER, amount);
    return 0n;
  },
  'a log with four topics': (chain, to, amount) => {
    const log = transferLog(chain.usdtContract, STRANGER, to, amount);
    chain.script({ logs: [{ ...log, topics: [...log.topics, '0'.repeat(64)] }] });
    return 0n;
  },
  'a log without data': (chain, to, amount) => {
    chain.script({ logs: [{ ...transferLog(chain.usdtContract, STRANGER, to, amount), data: '' }] });
    return 0n;
  },
  'TRX instead of USDT': (chain, to, amount) => {
    chain.sendTrx(to, amount);
    return 0n;
  },
  'TRX in two transactions of one block': (chain, to, amount) => {
    chain.sendTrx(to, amount);
    chain.sendTrx(to, amount);
    return 0n;
  },
  'TRX to a stranger': (chain, _to, amount) => {
    chain.sendTrx(STRANGER, amount);
    return 0n;
  },
  'a transfer of TRX that failed': (chain, to, amount) => {
    chain.sendTrx(to, amount, 'TRANSFER_FAILED');
    return 0n;
  },
  'TRX of an amount of zero': (chain, to) => {
    chain.sendTrx(to, 0n);
    return 0n;
  },
  'a TRC10 token': (chain, to, amount) => {
    chain.sendAsset('1002000', to, amount);
    return 0n;
  },
  'a TRC10 token that is called _': (chain, to, amount) => {
    chain.sendAsset('_', to, amount);
    return 0n;
  },
  // A purchase of tokens at their issue names a receiver and an amount too.
  'a contract of a kind that is not known': (chain, to, amount) => {
    chain.scriptContract('ParticipateAssetIssueContract', {
      to_address: hexOf(to),
      asset_name: Buffer.from('1002000').toString('hex'),
      amount: Number(amount),
    });
    return 0n;
  },
};
