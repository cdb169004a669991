import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { encodeAddress } from '../../src/chain/addresses.ts';
import { parseBlock, scanBlock, transfersOf } from '../../src/chain/blocks.ts';
import { sunToTrx, trc10Name } from '../../src/chain/nativeTokens.ts';
import { IncompleteBlockError } from '../../src/chain/port.ts';
import { LocalChain } from '../support/tronNode/chain.ts';

const TRANSFER = 'ddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';
const USDT_HEX = 'a614f803b6fd780986a42c78ec9c7f77e6ded13c';
const USDT = encodeAddress(USDT_HEX);

const hexBytes = (length: number) =>
  fc.uint8Array({ minLength: length, maxLength: length }).map((bytes) => Buffer.from(bytes).toString('hex'));
const hash = hexBytes(32);
const account = hexBytes(20);

interface Planned {
  readonly log: { address: string; topics: string[]; data: string };
  readonly from: string;
  readonly to: string;
  readonly amount: bigint;
  readonly isUsdt: boolean;
}

const proper: fc.Arbitrary<Planned> = fc
  .record({
    contract: fc.oneof(fc.constant(USDT_HEX), account),
    from: account,
    to: account,
    amount: fc.bigInt({ min: 1n, max: 2n ** 256n - 1n }),
  })
  .map(({ contract, from, to, amount }) => ({
    log: {
      address: contract,
      topics: [TRANSFER, from.padStart(64, '0'), to.padStart(64, '0')],
      data: amount.toString(16).padStart(64, '0'),
    },
    from: encodeAddress(from),
    to: encodeAddress(to),
    amount,
    isUsdt: contract === USDT_HEX,
  }));

/** Logs that are anything but a proper Transfer. */
const improper = fc.oneof(
  fc.anything(),
  proper.map(({ log }) => ({ ...log, topics: log.topics.slice(0, 2) })),
  proper.map(({ log }) => ({ ...log, topics: [...log.topics, log.data] })),
  proper.map(({ log }) => ({ ...log, topics: [log.data.replace(/^./, 'd'), ...log.topics.slice(1)] })),
  proper.map(({ log }) => ({ ...log, data: '' })),
  proper.map(({ log }) => ({ ...log, data: `${log.data}00` })),
  proper.map(({ log }) => ({ ...log, data: '0'.repeat(64) })),
  proper.map(({ log }) => ({ ...log, address: 'not hex' })),
  proper.map(({ log }) => ({ ...log, topics: [log.topics[0], 'f'.repeat(64), log.topics[2]] })),
);

describe('the logs of a receipt', () => {
  test('give every proper Transfer with its place and amount, whatever stands between', () => {
    fc.assert(
      fc.property(
        hash,
        fc.array(
          fc.oneof(
            proper.map((plan) => ({ plan })),
            improper.map((log) => ({ log })),
          ),
        ),
        (id, entries) => {
          const receipt = {
            id,
            receipt: { result: 'SUCCESS' },
            log: entries.map((entry) => ('plan' in entry ? entry.plan.log : entry.log)),
          };
          const expected = entries.flatMap((entry, logIndex) =>
            'plan' in entry ? [{ logIndex, ...entry.plan }] : [],
          );
          expect(transfersOf(receipt, USDT)).toEqual(
            expected.map(({ logIndex, log, from, to, amount, isUsdt }) => ({
              txId: id,
              logIndex,
              contract: encodeAddress(log.address),
              isUsdt,
              from,
              to,
              amountMinor: amount,
            })),
          );
        },
      ),
    );
  });

  test('give nothing when the transaction failed or is no call', () => {
    const results = fc.constantFrom('REVERT', 'OUT_OF_ENERGY', 'FAILED', 'UNKNOWN', undefined, 'DEFAULT', '');
    fc.assert(
      fc.property(hash, proper, results, (id, { log }, result) => {
        expect(transfersOf({ id, receipt: { result }, log: [log] }, USDT)).toEqual([]);
        const contradictory = { id, result: 'FAILED', receipt: { result: 'SUCCESS' }, log: [log] };
        expect(transfersOf(contradictory, USDT)).toEqual([]);
      }),
    );
  });

  test('may write addresses with the prefix of the network, as old compilers do', () => {
    const from = `${'0'.repeat(22)}41${'11'.repeat(20)}`;
    const log = { address: `41${USDT_HEX}`, topics: [TRANSFER, from, from], data: '1'.padStart(64, '0') };
    expect(
      transfersOf({ id: 'a'.repeat(64), receipt: { result: 'SUCCESS' }, log: [log] }, USDT),
    ).toMatchObject([{ isUsdt: true, from: encodeAddress('11'.repeat(20)) }]);
  });
});

describe('a block', () => {
  const number = 70_000_000;
  const blockID = number.toString(16).padStart(16, '0') + 'b'.repeat(48);
  const header = { raw_data: { number, timestamp: 1_760_000_000_000, parentHash: 'a'.repeat(64) } };
  const ids = ['1'.repeat(64), '2'.repeat(64)];
  const block = { blockID, block_header: header, transactions: ids.map((txID) => ({ txID })) };
  const receipts = ids.map((id) => ({ id, blockNumber: number, receipt: {} }));

  test('whole is read', () => {
    const parsed = parseBlock(block, number);
    expect(parsed && scanBlock(parsed, receipts, USDT)).toMatchObject({ number, transactionCount: 2 });
  });

  test.each<[string, unknown]>([
    ['no object', []],
    ['nothing', null],
    ['a text', 'x'],
    ['without a header', { blockID }],
    ['of another number', { ...block, block_header: { raw_data: { ...header.raw_data, number: 7 } } }],
    ['with a hash that is none', { ...block, blockID: 'x' }],
    ['with a transaction without id', { ...block, transactions: [{}] }],
    ['with transactions that are none', { ...block, transactions: 3 }],
  ])('%s is incomplete', (_, answer) => {
    expect(() => parseBlock(answer, number)).toThrow(IncompleteBlockError);
  });

  test.each<[string, unknown]>([
    ['none', []],
    ['none, as an object', {}],
    ['too few', receipts.slice(1)],
    ['too many', [...receipts, { ...receipts[0], id: '3'.repeat(64) }]],
    ['one twice', [receipts[0], receipts[0]]],
    ['one of another transaction', [receipts[0], { ...receipts[1], id: '3'.repeat(64) }]],
    ['of another block', receipts.map((each) => ({ ...each, blockNumber: number - 1 }))],
    ['unreadable', [1, 2]],
    ['no list', 'x'],
  ])('with receipts %s is incomplete', (_, answer) => {
    const parsed = parseBlock(block, number);
    expect(() => parsed && scanBlock(parsed, answer, USDT)).toThrow(IncompleteBlockError);
  });

  test('without transactions and receipts is empty', () => {
    const parsed = parseBlock({ blockID, block_header: header }, number);
    for (const none of [[], {}]) {
      expect(parsed && scanBlock(parsed, none, USDT)).toMatchObject({ transactionCount: 0, transfers: [] });
    }
    expect(parseBlock({}, number)).toBeUndefined();
  });

  // java-tron: config.conf's genesis.block.assets become transfers without a result, and
  // GetTransactionInfoByBlockNumServlet answers {} for every number that is not above 0.
  test('number 0 is read: its transactions hand out what the chain begins with, and have no receipts', () => {
    const genesis = {
      blockID: '00000000000000001ebf88508a03865c71d452e25f4d51194196a1d22b6653dc',
      block_header: {
        raw_data: { parentHash: 'e58f33f9baf9305dc6f82b9f1934ea8f0ade2defb951258d50167028c780351f' },
      },
      transactions: ['3', '4', '5'].map((digit) => ({
        txID: digit.repeat(64),
        raw_data: {
          contract: [
            {
              type: 'TransferContract',
              parameter: {
                type_url: 'type.googleapis.com/protocol.TransferContract',
                value: {
                  amount: 99_000_000_000_000_000,
                  owner_address: '3078303030303030303030303030303030303030303030',
                  to_address: `41${'11'.repeat(20)}`,
                },
              },
            },
          ],
        },
      })),
    };
    const parsed = parseBlock(genesis, 0);
    expect(parsed && scanBlock(parsed, {}, USDT)).toMatchObject({
      number: 0,
      timestampMs: 0,
      transactionCount: 3,
      transfers: [],
    });
    expect(() => parsed && scanBlock(parsed, receipts, USDT)).toThrow(IncompleteBlockError);
  });

  test('of transactions that are any JSON with an id is read, and moves nothing', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('ret', 'raw_data', 'raw_data_hex'), fc.jsonValue()),
        (junk) => {
          const [txID] = ids;
          const parsed = parseBlock({ ...block, transactions: [{ ...junk, txID }] }, number);
          expect(parsed && scanBlock(parsed, receipts.slice(0, 1), USDT)).toMatchObject({ transfers: [] });
        },
      ),
    );
  });

  test('of any JSON is read or incomplete, never anything else', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (answer, list) => {
        try {
          parseBlock(answer, number);
          const parsed = parseBlock(block, number);
          if (parsed) scanBlock(parsed, list, USDT);
        } catch (error) {
          expect(error).toBeInstanceOf(IncompleteBlockError);
        }
      }),
    );
  });
});

// The JSON of java-tron's Protocol.InternalTransaction, as TransactionUtil.buildInternalTransaction fills it: the value in
// TRX first, without a tokenId; tokens after it; the note in hex.
describe('what contracts move in the course of a call', () => {
  const number = 70_000_000;
  const txID = 'c'.repeat(64);
  const CALLER = '11'.repeat(20);
  const TO = '22'.repeat(20);
  const internalOf = (callValueInfo: readonly object[], more: object = {}) => ({
    hash: 'd'.repeat(64),
    caller_address: `41${CALLER}`,
    transferTo_address: `41${TO}`,
    callValueInfo,
    note: Buffer.from('call').toString('hex'),
    ...more,
  });
  const scan = (internal: unknown, more: object = { receipt: { result: 'SUCCESS' } }) => {
    const parsed = parseBlock(
      {
        blockID: number.toString(16).padStart(16, '0') + 'b'.repeat(48),
        block_header: { raw_data: { number, timestamp: 1, parentHash: 'a'.repeat(64) } },
        transactions: [{ txID, raw_data: { contract: [{ type: 'TriggerSmartContract' }] } }],
      },
      number,
    );
    const receipt = { id: txID, blockNumber: number, internal_transactions: internal, ...more };
    return parsed && scanBlock(parsed, [receipt], USDT).transfers;
  };
  const moved = { txId: txID, isUsdt: false, from: encodeAddress(CALLER), to: encodeAddress(TO) };

  test('is TRX and TRC10 tokens, each at a place of its own', () => {
    const zero = internalOf([{}]);
    const both = internalOf([{ callValue: 1_500_000 }, { callValue: 7, tokenId: '1002000' }]);
    const last = internalOf([{ callValue: 3 }], { note: Buffer.from('suicide').toString('hex') });
    expect(scan([zero, both, last])).toEqual([
      { ...moved, logIndex: 1_000_001, contract: 'TRX', amountMinor: 1_500_000n },
      { ...moved, logIndex: 1_000_002, contract: 'TRC10:1002000', amountMinor: 7n },
      { ...moved, logIndex: 1_000_003, contract: 'TRX', amountMinor: 3n },
    ]);
  });

  test('stands beside the logs of the same call', () => {
    const log = {
      address: USDT_HEX,
      topics: [TRANSFER, CALLER.padStart(64, '0'), TO.padStart(64, '0')],
      data: 5n.toString(16).padStart(64, '0'),
    };
    const receipt = { receipt: { result: 'SUCCESS' }, log: [log] };
    expect(scan([internalOf([{ callValue: 9 }])], receipt)).toEqual([
      { ...moved, logIndex: 0, isUsdt: true, contract: USDT, amountMinor: 5n },
      { ...moved, logIndex: 1_000_000, contract: 'TRX', amountMinor: 9n },
    ]);
  });

  test.each<[string, unknown, object?]>([
    ['was rejected', [internalOf([{ callValue: 9 }], { rejected: true })]],
    // With vm.saveFeaturedInternalTx nodes keep what stakes, lends and votes beside it.
    [
      'only stakes',
      [internalOf([{ callValue: 9 }], { note: Buffer.from('freezeBalanceV2ForEnergy').toString('hex') })],
    ],
    ['is of a call that failed', [internalOf([{ callValue: 9 }])], { receipt: { result: 'REVERT' } }],
    ['is of no call', [internalOf([{ callValue: 9 }])], { receipt: {} }],
    ['is negative', [internalOf([{ callValue: -9 }])]],
    ['goes nowhere', [internalOf([{ callValue: 9 }], { transferTo_address: '41' })]],
    ['is no list', 'x'],
  ])('is nothing where it %s', (_, internal, more) => {
    expect(scan(internal, more)).toEqual([]);
  });

  test('of any JSON is nothing, and never an error', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (junk) => {
        expect(scan(junk)).toEqual([]);
        expect(scan([internalOf([{ callValue: junk as number, tokenId: junk }])])).toBeInstanceOf(Array);
      }),
    );
  });
});

describe('what a transaction moves itself', () => {
  const number = 70_000_000;
  const FROM = '11'.repeat(20);
  const TO = '22'.repeat(20);
  const txID = 'c'.repeat(64);

  /** A transaction of the shape that java-tron gives it in a block. */
  const transactionOf = (type: string, value: object, more: object = {}) => ({
    ret: [{ contractRet: 'SUCCESS' }],
    txID,
    raw_data: {
      contract: [
        {
          parameter: {
            value: { owner_address: `41${FROM}`, to_address: `41${TO}`, ...value },
            type_url: `type.googleapis.com/protocol.${type}`,
          },
          type,
        },
      ],
    },
    raw_data_hex: '',
    ...more,
  });
  const scan = (transaction: object, receipt: object = { receipt: { net_usage: 268 } }) => {
    const parsed = parseBlock(
      {
        blockID: number.toString(16).padStart(16, '0') + 'b'.repeat(48),
        block_header: { raw_data: { number, timestamp: 1, parentHash: 'a'.repeat(64) } },
        transactions: [transaction],
      },
      number,
    );
    if (!parsed) throw new Error('The block is there.');
    return scanBlock(parsed, [{ id: txID, blockNumber: number, ...receipt }], USDT).transfers;
  };
  const moved = { txId: txID, logIndex: 0, isUsdt: false, from: encodeAddress(FROM), to: encodeAddress(TO) };

  test('is TRX, in sun, or a TRC10 token by its id', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), (amount) => {
        expect(scan(transactionOf('TransferContract', { amount }))).toEqual([
          { ...moved, contract: 'TRX', amountMinor: BigInt(amount) },
        ]);
        const asset_name = Buffer.from('1002000').toString('hex');
        expect(scan(transactionOf('TransferAssetContract', { amount, asset_name }))).toEqual([
          { ...moved, contract: 'TRC10:1002000', amountMinor: BigInt(amount) },
        ]);
      }),
    );
  });

  // JSON.parse makes 4611686018427387904 of this amount.
  test('is exact where its amount is too big for a number of JSON', () => {
    const exact = 2n ** 62n + 1n;
    const { raw_data_hex } = new LocalChain().build('TransferAssetContract', {
      owner_address: `41${FROM}`,
      to_address: `41${TO}`,
      asset_name: Buffer.from('1002000').toString('hex'),
      amount: 2 ** 62,
    });
    const written = raw_data_hex.replace('808080808080808040', '818080808080808040');
    expect(written).not.toBe(raw_data_hex);
    const value = { amount: Number(exact), asset_name: '31' };
    for (const [hex, expected] of [
      [written, [{ amountMinor: exact }]],
      ['', []],
      ['zz', []],
      ['00', []],
    ] as const) {
      expect(scan(transactionOf('TransferAssetContract', value, { raw_data_hex: hex }))).toMatchObject(
        expected,
      );
    }
  });

  test.each<[string, object]>([
    [
      'it failed',
      transactionOf('TransferContract', { amount: 5 }, { ret: [{ contractRet: 'OUT_OF_TIME' }] }),
    ],
    ['it does not say that it succeeded', transactionOf('TransferContract', { amount: 5 }, { ret: [{}] })],
    ['the amount is zero', transactionOf('TransferContract', { amount: 0 })],
    ['the amount is left out', transactionOf('TransferContract', {})],
    ['the amount is negative', transactionOf('TransferContract', { amount: -5 })],
    ['the amount is no number', transactionOf('TransferContract', { amount: '5' })],
    ['the amount is a fraction', transactionOf('TransferContract', { amount: 0.5 })],
    ['the receiver is no address', transactionOf('TransferContract', { amount: 5, to_address: 'a0' })],
    ['the token has no name', transactionOf('TransferAssetContract', { amount: 5 })],
    ['the kind of contract is not known', transactionOf('VoteWitnessContract', { amount: 5 })],
    ['the kind of contract is a word of the language', transactionOf('constructor', { amount: 5 })],
    ['there is no contract', { txID, ret: [{ contractRet: 'SUCCESS' }], raw_data: { contract: [] } }],
  ])('is nothing when %s', (_why, transaction) => {
    expect(scan(transaction)).toEqual([]);
  });

  test('is nothing when its receipt says that it failed', () => {
    const transaction = transactionOf('TransferContract', { amount: 5 });
    expect(scan(transaction, { receipt: {}, result: 'FAILED' })).toEqual([]);
    expect(scan(transaction, { receipt: {} })).toHaveLength(1);
  });

  test.each([
    ['1002000', 'TRC10:1002000'],
    ['_', 'TRC10:_'],
    ['TronICS', 'TRC10:TronICS'],
    ['\u001b[2J', 'TRC10:0x1b5b324a'],
    ['two words', 'TRC10:0x74776f20776f726473'],
    ['x'.repeat(33), `TRC10:0x${'78'.repeat(32)}`],
  ])('is named so that a terminal can show it: %j', (name, shown) => {
    expect(trc10Name(Buffer.from(name, 'latin1').toString('hex'))).toBe(shown);
  });

  test('has a name, or is none', () => {
    expect([trc10Name(''), trc10Name('3'), trc10Name('xy')]).toEqual([undefined, undefined, undefined]);
    expect([sunToTrx(1_500_000n), sunToTrx(1n)]).toEqual(['1.5', '0.000001']);
  });
});
