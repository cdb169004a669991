import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { utils } from 'tronweb';
import { contractTypeOf, hexOf, type LocalChain } from './chain.ts';

/** What is wrong with one node; every field may be changed at any time. */
export interface NodeFaults {
  /** Connections are cut. */
  isDown: boolean;
  /** Every answer comes this much later. */
  delayMs: number;
  /** Answers 429, with a `retry-after` header where seconds are given. */
  tooManyRequests: { readonly retryAfter?: string } | undefined;
  /** Answers 429 to what is more than this within a second, as a quota does. */
  requestsPerSecond: number | undefined;
  /** Answers with this status and no JSON. */
  httpStatus: number | undefined;
  /** How many blocks it is behind the others. */
  blocksBehind: number;
  /** Its solid head goes no higher. */
  solidCeiling: number | undefined;
  /** What it does with the receipts of blocks: none at all, all but the last, those of the block before. */
  receipts: 'whole' | 'empty' | 'short' | 'of_the_block_before';
  /** It answers every question for a block with this one. */
  answersWithBlock: number | undefined;
  /** Takes transactions and does not answer. */
  losesBroadcastReplies: boolean;
  /** Answers broadcasts with this code, and takes nothing. */
  broadcastCode: string | undefined;
  /** Refuses transactions of this kind of contract, such as `UnDelegateResourceContract`. */
  refusedContract: string | undefined;
  /** Serves another chain. */
  chainId: string | undefined;
  /** Knows no transaction by its id. */
  forgetsTransactions: boolean;
  /** What it answers at these paths with status 200, word for word, instead of an answer. */
  bodies: Readonly<Record<string, string>>;
  /** Which paths it has, where not all: bare java-tron has a port for each. */
  serves: 'wallet' | 'walletsolidity' | 'jsonrpc' | undefined;
  /** Keeps only what is recent, and answers no questions for blocks and receipts. */
  isLite: boolean;
  /** The last part of a path that it was told to keep closed. */
  disabledApi: string | undefined;
  /** Has no `estimateenergy`, as nodes by default. */
  hasNoEstimate: boolean;
  /** Runs no call of a contract without a transaction: `vm.supportConstant = false`, as java-tron is shipped. */
  hasNoConstantCalls: boolean;
}

export interface TronNodeServer {
  readonly url: string;
  readonly faults: NodeFaults;
  /** Paths in the order in which they were asked for. */
  readonly requests: readonly string[];
  /** How many of them were more than `requestsPerSecond` allows. */
  readonly refused: number;
  countOf(path: string): number;
  /** Sets everything right, or only the faults that are named. */
  heal(names?: readonly (keyof NodeFaults)[]): void;
  stop(): Promise<void>;
}

const HEALTHY: NodeFaults = {
  isDown: false,
  delayMs: 0,
  tooManyRequests: undefined,
  requestsPerSecond: undefined,
  httpStatus: undefined,
  blocksBehind: 0,
  solidCeiling: undefined,
  receipts: 'whole',
  answersWithBlock: undefined,
  losesBroadcastReplies: false,
  broadcastCode: undefined,
  refusedContract: undefined,
  chainId: undefined,
  forgetsTransactions: false,
  bodies: {},
  serves: undefined,
  isLite: false,
  disabledApi: undefined,
  hasNoEstimate: false,
  hasNoConstantCalls: false,
};

type Body = Readonly<Record<string, unknown>>;

const SUN_PER_TRX = 1_000_000;
/** The chain's parameter `getMaxFeeLimit` on mainnet. */
const MAX_FEE_LIMIT_SUN = 15_000 * SUN_PER_TRX;

/**
 * One TRON node on a socket of its own, over a chain that several may share. Paths and bodies are those of java-tron's HTTP
 * API (developers.tron.network, "API Reference"); unchanged tronweb works against it.
 *
 * @param options.apiKey when given, requests without it as TRON-PRO-API-KEY get 401.
 */
export async function startTronNodeServer(
  chain: LocalChain,
  options: { readonly apiKey?: string; readonly port?: number } = {},
): Promise<TronNodeServer> {
  const faults: NodeFaults = { ...HEALTHY };
  const requests: string[] = [];
  /** When requests were answered that count for the quota of this second. */
  let answeredAtMs: number[] = [];
  let refused = 0;
  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => {
      // A bug of this server must fail the test that met it.
      response.writeHead(500).end(String(error));
    });
  });
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    requests.push(pathname);
    const text = await textOf(request);
    if (faults.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, faults.delayMs));
    if (faults.isDown) {
      request.socket.destroy();
      return;
    }
    const refusal = faults.tooManyRequests ?? quotaRefusal();
    if (refusal !== undefined) {
      const { retryAfter } = refusal;
      response.writeHead(429, retryAfter === undefined ? {} : { 'retry-after': retryAfter });
      response.end('{"Success":false,"Error":"exceeds the frequency limit"}');
      return;
    }
    if (faults.httpStatus !== undefined) {
      response.writeHead(faults.httpStatus).end('<html>');
      return;
    }
    if (options.apiKey !== undefined && request.headers['tron-pro-api-key'] !== options.apiKey) {
      response.writeHead(401).end('{"Error":"ApiKey not exists"}');
      return;
    }
    if (faults.serves !== undefined && pathname.split('/')[1] !== faults.serves) {
      // What Jetty says of a path that it does not know.
      response.writeHead(404, { 'content-type': 'text/html;charset=iso-8859-1' });
      response.end('<html><head><title>Error 404 Not Found</title></head></html>');
      return;
    }
    if (faults.disabledApi !== undefined && pathname.endsWith(`/${faults.disabledApi}`)) {
      response.writeHead(404).end('{"Error":"this API is unavailable due to config"}');
      return;
    }
    if (faults.isLite && /\/get(block|transactioninfo|transaction)by/.test(pathname)) {
      response.end('this API is closed because this node is a lite fullnode');
      return;
    }
    const given = faults.bodies[pathname];
    if (given !== undefined) {
      response.writeHead(200, { 'content-type': 'application/json' }).end(given);
      return;
    }
    const query = Object.fromEntries(searchParams);
    const body = text === '' ? query : ({ ...query, ...JSON.parse(text) } as Body);
    const answer = answerOf(pathname, body);
    const isBroadcast = pathname.startsWith('/wallet/broadcast');
    if (answer === undefined) response.writeHead(404).end();
    else if (isBroadcast && faults.losesBroadcastReplies) request.socket.destroy();
    else {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer));
    }
  }

  function quotaRefusal(): NodeFaults['tooManyRequests'] {
    if (faults.requestsPerSecond === undefined) return undefined;
    const nowMs = performance.now();
    answeredAtMs = answeredAtMs.filter((atMs) => atMs > nowMs - 1_000);
    if (answeredAtMs.length < faults.requestsPerSecond) {
      answeredAtMs.push(nowMs);
      return undefined;
    }
    refused += 1;
    return { retryAfter: '1' };
  }

  const headOf = (room: string): number => {
    const head = chain.headNumber - faults.blocksBehind;
    const solid = Math.min(chain.solidNumber - faults.blocksBehind, faults.solidCeiling ?? Infinity);
    return room === 'walletsolidity' ? solid : head;
  };

  function answerOf(path: string, body: Body): unknown {
    if (path === '/jsonrpc') return jsonRpc(body);
    const [, room = '', method = ''] = /^\/(wallet|walletsolidity)\/([a-z]+)$/.exec(path) ?? [];
    if (room === '') return undefined;
    const number = faults.answersWithBlock ?? Number(body.num ?? body.id_or_num ?? headOf(room));
    switch (method) {
      case 'getnowblock':
        return blockJson(faults.answersWithBlock ?? headOf(room));
      case 'getblock':
        return blockJson(
          typeof body.id_or_num === 'string' && body.id_or_num.length === 64
            ? (chain.blockByHash(body.id_or_num)?.number ?? -1)
            : number,
          body.detail === true || body.detail === 'true',
        );
      case 'getblockbynum':
        return number > headOf(room) ? {} : blockJson(number);
      case 'gettransactioninfobyblocknum':
        return receiptsOf(number, headOf(room));
      case 'gettransactioninfobyid':
        if (faults.forgetsTransactions) return {};
        return chain.find(String(body.value), headOf(room))?.mined.receipt ?? {};
      case 'gettransactionbyid': {
        const found = chain.find(String(body.value), headOf(room));
        return found ? transactionJson(found.mined) : {};
      }
      case 'getaccount':
        return accountJson(String(body.address));
      case 'triggerconstantcontract':
        if (hexOf(String(body.contract_address)) !== chain.usdtContract) {
          return refusal('Smart contract is not exist.');
        }
        return faults.hasNoConstantCalls ? refusal('this node does not support constant') : simulate(body);
      default:
        return room === 'wallet' ? write(method, body) : undefined;
    }
  }

  function write(method: string, body: Body): unknown {
    switch (method) {
      case 'estimateenergy':
        if (faults.hasNoEstimate) return refusal('this node does not support estimate energy');
        return faults.hasNoConstantCalls
          ? refusal('this node does not support constant, so estimate energy cannot work')
          : estimate(body);
      case 'getaccountresource':
        return chain.resourcesOf(String(body.address));
      case 'getcandelegatedmaxsize': {
        const size = Number(chain.lendableStakeSun(String(body.owner_address)));
        return size === 0 ? {} : { max_size: size };
      }
      case 'getchainparameters':
        return {
          chainParameter: Object.entries(chain.parameters()).map(([key, value]) => ({
            key,
            ...(value !== 0 && { value }),
          })),
        };
      case 'getcontract':
        return hexOf(String(body.value)) === chain.usdtContract
          ? { contract_address: chain.usdtContract, name: 'TetherToken', abi: { entrys: TOKEN_ABI } }
          : {};
      case 'createtransaction':
        return chain.build('TransferContract', {
          owner_address: hexOf(String(body.owner_address)),
          to_address: hexOf(String(body.to_address)),
          amount: body.amount,
        });
      case 'transferasset':
        return chain.build('TransferAssetContract', {
          owner_address: hexOf(String(body.owner_address)),
          to_address: hexOf(String(body.to_address)),
          asset_name: body.asset_name,
          amount: body.amount,
        });
      case 'delegateresource':
      case 'undelegateresource':
        return chain.build(
          method === 'delegateresource' ? 'DelegateResourceContract' : 'UnDelegateResourceContract',
          {
            owner_address: hexOf(String(body.owner_address)),
            receiver_address: hexOf(String(body.receiver_address)),
            balance: body.balance,
            resource: body.resource,
          },
        );
      case 'triggersmartcontract':
        return {
          result: { result: true },
          transaction: chain.build(
            'TriggerSmartContract',
            {
              owner_address: hexOf(String(body.owner_address)),
              contract_address: hexOf(String(body.contract_address)),
              data: callDataOf(body),
            },
            Number(body.fee_limit ?? 0),
          ),
        };
      case 'broadcasttransaction':
        return broadcast(body);
      case 'broadcasthex':
        return broadcastHex(String(body.transaction));
      default:
        return undefined;
    }
  }

  function jsonRpc({ id, method }: Body): unknown {
    const chainId = faults.chainId ?? chain.chainId;
    const isKnown = method === 'net_version' || method === 'eth_chainId';
    return isKnown
      ? { jsonrpc: '2.0', id, result: chainId }
      : { jsonrpc: '2.0', id, error: { code: -32_601, message: 'method not found' } };
  }

  function blockJson(number: number, isDetailed = true): unknown {
    const block = chain.block(number);
    if (block === undefined) return {};
    const { hash, parentHash, timestampMs, transactions } = block;
    return {
      blockID: hash,
      block_header: {
        raw_data: {
          number,
          txTrieRoot: '0'.repeat(64),
          witness_address: '41f16412b9a17ee9408646e2a21e16478f72ed1e95',
          parentHash,
          version: 31,
          timestamp: timestampMs,
        },
        witness_signature: '00'.repeat(65),
      },
      // java-tron leaves empty lists out.
      ...(isDetailed && transactions.length > 0 && { transactions: transactions.map(transactionJson) }),
      ...(number === 0 && { transactions: [GENESIS_TRANSACTION] }),
    };
  }

  function receiptsOf(number: number, head: number): unknown {
    // java-tron keeps no receipts of the first block (GetTransactionInfoByBlockNumServlet).
    if (number <= 0) return {};
    if (number > head) return [];
    const shown = faults.receipts === 'of_the_block_before' ? number - 1 : number;
    const receipts = (chain.block(shown)?.transactions ?? []).map((each) => each.receipt);
    if (faults.receipts === 'empty') return [];
    return faults.receipts === 'short' ? receipts.slice(0, -1) : receipts;
  }

  function accountJson(address: string): unknown {
    if (!chain.isActive(address)) return {};
    const balance = Number(chain.trxBalanceSun(address));
    const assetV2 = chain.assetsOf(address);
    return {
      address: hexOf(address),
      ...(balance !== 0 && { balance }),
      create_time: 1_700_000_000_000,
      ...chain.stakeJson(address),
      ...(assetV2.length > 0 && { assetV2 }),
    };
  }

  function simulated(body: Body) {
    const owner = hexOf(String(body.owner_address));
    const contract = hexOf(String(body.contract_address));
    return chain.simulate(contract, owner, callDataOf(body));
  }

  function simulate(body: Body): unknown {
    const { energy, isRevert, result } = simulated(body);
    return {
      result: {
        result: true,
        ...(isRevert && { message: Buffer.from('REVERT opcode executed').toString('hex') }),
      },
      energy_used: energy,
      constant_result: [result],
      transaction: { ret: [isRevert ? { ret: 'FAILED' } : {}], visible: false },
    };
  }

  /**
   * java-tron looks for the lowest fee limit with which the call succeeds, in halves, and stops as soon as it is within
   * 1 TRX of it (tronprotocol/java-tron, framework/src/main/java/org/tron/core/Wallet.java, `estimateEnergy`). So what it
   * says is never less than the call takes, and may be up to 1 TRX of energy more.
   */
  function estimate(body: Body): unknown {
    const { energy, isRevert } = simulated(body);
    if (isRevert) {
      return {
        result: {
          code: 'CONTRACT_EXE_ERROR',
          message: Buffer.from('REVERT opcode executed').toString('hex'),
        },
      };
    }
    const { energyPriceSun } = chain;
    const succeeds = (feeLimitSun: number) => Math.floor(feeLimitSun / energyPriceSun) >= energy;
    let low = energyPriceSun * energy;
    let high = MAX_FEE_LIMIT_SUN;
    if (low * 2 < high) {
      if (succeeds(low * 2)) high = low * 2;
      else low *= 2;
    }
    while (low + SUN_PER_TRX < high) {
      const middle = Math.floor((low + high) / 2);
      if (succeeds(middle)) high = middle;
      else low = middle;
    }
    return { result: { result: true }, energy_required: Math.ceil(high / energyPriceSun) };
  }

  function broadcast(body: Body): unknown {
    const message = utils.transaction.txJsonToPb({ raw_data: body.raw_data });
    // The node signs for what the JSON says; the hexadecimal copy beside it is for the reader.
    const rawDataHex = utils.transaction.txPbToRawDataHex(message).toLowerCase();
    return take(rawDataHex, (body.signature ?? []) as string[]);
  }

  function broadcastHex(transaction: string): unknown {
    // Field 1 is the raw data, field 2 the signature.
    const bytes = Buffer.from(transaction, 'hex');
    let position = 1;
    let length = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[position] ?? 0;
      position += 1;
      length |= (byte & 0x7f) << shift;
      if (byte < 0x80) break;
    }
    const raw = bytes.subarray(position, position + length).toString('hex');
    return take(raw, [bytes.subarray(position + length + 2).toString('hex')]);
  }

  function take(rawDataHex: string, signatures: readonly string[]): unknown {
    const isRefused =
      faults.refusedContract !== undefined && contractTypeOf(rawDataHex) === faults.refusedContract;
    const code = isRefused ? 'CONTRACT_VALIDATE_ERROR' : faults.broadcastCode;
    if (code !== undefined) return { code, message: Buffer.from('told to').toString('hex') };
    return chain.broadcast({ rawDataHex, signatures });
  }

  return {
    url: `http://127.0.0.1:${port}`,
    faults,
    requests,
    get refused() {
      return refused;
    },
    countOf: (path) => requests.filter((each) => each === path).length,
    heal: (names = Object.keys(HEALTHY) as (keyof NodeFaults)[]) =>
      Object.assign(faults, Object.fromEntries(names.map((name) => [name, HEALTHY[name]]))),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** How a node says that it is not set up for a call. */
function refusal(sentence: string): unknown {
  return { result: { code: 'CONTRACT_VALIDATE_ERROR', message: Buffer.from(sentence).toString('hex') } };
}

function transactionJson(transaction: {
  readonly txId: string;
  readonly rawDataHex: string;
  readonly rawData: unknown;
  readonly signatures: readonly string[];
  readonly contractRet: string;
}): unknown {
  return {
    ret: [{ contractRet: transaction.contractRet }],
    signature: transaction.signatures,
    txID: transaction.txId,
    raw_data: transaction.rawData,
    raw_data_hex: transaction.rawDataHex,
  };
}

/** What a chain begins with is handed out by transfers that are not signed, and that have neither result nor receipt. */
const GENESIS_TRANSACTION = {
  txID: '0e'.repeat(32),
  raw_data: {
    contract: [
      {
        type: 'TransferContract',
        parameter: {
          type_url: 'type.googleapis.com/protocol.TransferContract',
          value: { amount: 99_000_000_000_000_000, owner_address: '30', to_address: `41${'11'.repeat(20)}` },
        },
      },
    ],
  },
};

/** Call data is given whole, or as a function's name and its arguments. */
function callDataOf(body: Body): string {
  if (typeof body.data === 'string' && body.data !== '') return body.data.replace(/^0x/, '');
  const selector = utils.crypto.sha3(String(body.function_selector), false).slice(0, 8);
  return selector + String(body.parameter ?? '');
}

const TOKEN_ABI = [
  {
    name: 'balanceOf',
    type: 'Function',
    stateMutability: 'View',
    constant: true,
    inputs: [{ name: 'who', type: 'address' }],
    outputs: [{ type: 'uint256' }],
  },
  {
    name: 'transfer',
    type: 'Function',
    stateMutability: 'Nonpayable',
    inputs: [
      { name: 'to', type: 'address' },
      { name: 'value', type: 'uint256' },
    ],
    outputs: [{ type: 'bool' }],
  },
];

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
