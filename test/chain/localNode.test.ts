import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { TronWeb, type Types, utils } from 'tronweb';
import { LocalChain } from '../support/tronNode/chain.ts';
import { startTronNodeServer, type TronNodeServer } from '../support/tronNode/server.ts';

// The local node is only worth something if the client that everybody uses cannot tell it from a real one.
describe('unchanged tronweb against the local TRON node', () => {
  const chain = new LocalChain({ solidLag: 3 });
  let server: TronNodeServer;
  let tronWeb: TronWeb;
  const alice = TronWeb.fromMnemonic(`${'abandon '.repeat(11)}about`, "m/44'/195'/0'/0/0");
  const bob = TronWeb.fromMnemonic(`${'abandon '.repeat(11)}about`, "m/44'/195'/0'/0/1").address;
  const usdt = TronWeb.address.fromHex(chain.usdtContract);

  beforeAll(async () => {
    server = await startTronNodeServer(chain);
    tronWeb = new TronWeb({ fullHost: server.url, privateKey: alice.privateKey.slice(2) });
    chain.fundTrx(alice.address, 100_000_000n);
    chain.deposit(alice.address, 9_000_000n);
    chain.solidify();
  });
  afterAll(() => server.stop());

  test('reads blocks and balances', async () => {
    const block = await tronWeb.trx.getCurrentBlock();
    expect(block.block_header.raw_data.number).toBe(chain.headNumber);
    const solid = await tronWeb.trx.getConfirmedCurrentBlock();
    expect(solid.block_header.raw_data.number).toBe(chain.solidNumber);
    expect((await tronWeb.trx.getBlockByNumber(chain.solidNumber)).blockID).toBe(solid.blockID);
    expect(await tronWeb.trx.getBalance(alice.address)).toBe(100_000_000);
    expect(await tronWeb.trx.getBalance(bob)).toBe(0);
  });

  test('sends TRX, which activates the receiver', async () => {
    const sent = await tronWeb.trx.sendTransaction(bob, 5_000_000);
    expect(sent.result).toBe(true);
    chain.mine();
    expect(await tronWeb.trx.getBalance(bob)).toBe(5_000_000);
    expect(await tronWeb.trx.getBalance(alice.address)).toBe(100_000_000 - 5_000_000 - 1_100_000);
    const id = sent.transaction.txID;
    expect(await tronWeb.trx.getTransactionInfo(id)).toEqual({});
    chain.solidify();
    expect(await tronWeb.trx.getTransactionInfo(id)).toMatchObject({ id, fee: 1_100_000 });
    expect((await tronWeb.trx.getTransaction(id)).txID).toBe(id);
  });

  test('sends a TRC10 token, which the block tells in its own words', async () => {
    chain.issueAsset('1002000', alice.address, 100n);
    const sent = await tronWeb.trx.sendToken(bob, 30, '1002000');
    expect(sent.result).toBe(true);
    chain.mine();
    expect(chain.assetBalance('1002000', bob)).toBe(30n);
    expect(await tronWeb.trx.getAccount(bob)).toMatchObject({ assetV2: [{ key: '1002000', value: 30 }] });
    const block = await tronWeb.trx.getBlockByNumber(chain.headNumber);
    expect(block.transactions).toMatchObject([
      {
        ret: [{ contractRet: 'SUCCESS' }],
        txID: sent.transaction.txID,
        raw_data: {
          contract: [
            {
              type: 'TransferAssetContract',
              parameter: {
                type_url: 'type.googleapis.com/protocol.TransferAssetContract',
                value: {
                  amount: 30,
                  asset_name: '31303032303030',
                  owner_address: TronWeb.address.toHex(alice.address),
                  to_address: TronWeb.address.toHex(bob),
                },
              },
            },
          ],
        },
      },
    ]);
    const tooMuch = await tronWeb.transactionBuilder.sendToken(bob, 71, '1002000', alice.address);
    const answer = await tronWeb.trx.sendRawTransaction(await tronWeb.trx.sign(tooMuch));
    expect(answer.code).toBe('CONTRACT_VALIDATE_ERROR');
  });

  test('calls the token as a contract: balance, transfer, receipt with a log', async () => {
    const contract = await tronWeb.contract().at(usdt);
    expect(await contract.methods.balanceOf?.(alice.address).call()).toBe(9_000_000n);
    const txId = await contract.methods.transfer?.(bob, 2_000_000).send({ feeLimit: 30_000_000 });
    chain.solidify();
    const info = await tronWeb.trx.getTransactionInfo(String(txId));
    expect(info.receipt).toMatchObject({ result: 'SUCCESS', energy_usage_total: 130_285 });
    expect(info.log).toHaveLength(1);
    expect(chain.usdtBalanceMinor(bob)).toBe(2_000_000n);
  });

  test('estimates energy, and reads prices and resources', async () => {
    const parameters = [
      { type: 'address', value: bob },
      { type: 'uint256', value: 1 },
    ];
    const estimate = await tronWeb.transactionBuilder.estimateEnergy(
      usdt,
      'transfer(address,uint256)',
      {},
      parameters,
      alice.address,
    );
    // The call takes 64,285; the search for its fee limit ends within 1 TRX of that.
    expect(estimate.energy_required).toBe(72_321);
    expect(await tronWeb.trx.getChainParameters()).toContainEqual({ key: 'getEnergyFee', value: 100 });
    expect(await tronWeb.trx.getAccountResources(alice.address)).toMatchObject({ freeNetLimit: 600 });
  });

  test('builds transactions itself when asked to, and takes them as JSON and as bytes', async () => {
    const post = async <Answer = unknown>(path: string, body: object): Promise<Answer> =>
      (await fetch(`${server.url}${path}`, { method: 'POST', body: JSON.stringify(body) })).json() as Answer;
    const owner_address = TronWeb.address.toHex(alice.address);
    const sent = await post<Types.Transaction>('/wallet/createtransaction', {
      owner_address,
      to_address: TronWeb.address.toHex(bob),
      amount: 1_000_000,
    });
    const signedTransfer = await tronWeb.trx.sign(sent);
    expect(await post('/wallet/broadcasttransaction', signedTransfer)).toMatchObject({ result: true });

    const { result, transaction } = await post<Types.TransactionWrapper>('/wallet/triggersmartcontract', {
      owner_address,
      contract_address: chain.usdtContract,
      function_selector: 'transfer(address,uint256)',
      parameter: TronWeb.address.toHex(bob).slice(2).padStart(64, '0') + '5'.padStart(64, '0'),
      fee_limit: 30_000_000,
    });
    expect(result).toEqual({ result: true });
    const signedCall = await tronWeb.trx.sign(transaction);
    const message = utils.transaction.txJsonToPb(signedCall);
    message.setSignatureList(signedCall.signature.map((each: string) => Buffer.from(each, 'hex')));
    const bytes = Buffer.from(message.serializeBinary()).toString('hex');
    expect(await post('/wallet/broadcasthex', { transaction: bytes })).toMatchObject({ result: true });

    const asset = await post<Types.Transaction>('/wallet/transferasset', {
      owner_address,
      to_address: TronWeb.address.toHex(bob),
      asset_name: Buffer.from('1002000').toString('hex'),
      amount: 1,
    });
    const signedAsset = await tronWeb.trx.sign(asset);
    expect(await post('/wallet/broadcasttransaction', signedAsset)).toMatchObject({ result: true });

    chain.stakeForEnergy(alice.address, 2_000_000n);
    const lent = await post<Types.Transaction>('/wallet/delegateresource', {
      owner_address,
      receiver_address: TronWeb.address.toHex(bob),
      balance: 1_000_000,
      resource: 'ENERGY',
    });
    const signedLoan = await tronWeb.trx.sign(lent);
    expect(await post('/wallet/broadcasttransaction', signedLoan)).toMatchObject({ result: true });

    const before = chain.usdtBalanceMinor(bob);
    chain.mine();
    expect(chain.usdtBalanceMinor(bob) - before).toBe(5n);
    expect(chain.lendableStakeSun(alice.address)).toBe(1_000_000n);
    expect(await post('/jsonrpc', { jsonrpc: '2.0', id: 7, method: 'net_version', params: [] })).toEqual({
      jsonrpc: '2.0',
      id: 7,
      result: '0xcd8690dc',
    });
    expect((await fetch(`${server.url}/wallet/nosuchcall`, { method: 'POST' })).status).toBe(404);
  });

  test('makes blocks by itself when told to', async () => {
    const before = chain.headNumber;
    const stop = chain.tickEvery(5);
    while (chain.headNumber < before + 3) await new Promise((resolve) => setTimeout(resolve, 5));
    stop();
    const after = chain.headNumber;
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(chain.headNumber).toBe(after);
  });

  test('has what goes wrong told: signature, expiry, reference, twice, too little', async () => {
    const build = () => tronWeb.transactionBuilder.sendTrx(bob, 1_000_000, alice.address);
    const code = async (transaction: unknown) =>
      (await tronWeb.trx.sendRawTransaction(transaction as never)).code;

    const foreign = await tronWeb.transactionBuilder.sendTrx(alice.address, 1, bob);
    expect(await code({ ...foreign, signature: ['00'.repeat(65)] })).toBe('SIGERROR');

    const once = await tronWeb.trx.sign(await build());
    expect(await code(once)).toBeUndefined();
    expect(await code(once)).toBe('DUP_TRANSACTION_ERROR');
    chain.mine();
    expect(await code(once)).toBe('DUP_TRANSACTION_ERROR');

    const late = await tronWeb.trx.sign(await build());
    chain.mine(21);
    expect(await code(late)).toBe('TRANSACTION_EXPIRATION_ERROR');

    const elsewhere = await tronWeb.transactionBuilder.sendTrx(bob, 1_000_000, alice.address, {
      blockHeader: {
        ref_block_bytes: '0000',
        ref_block_hash: '0000000000000000',
        expiration: chain.headTimestampMs + 60_000,
        timestamp: chain.headTimestampMs,
      },
    });
    expect(await code(await tronWeb.trx.sign(elsewhere))).toBe('TAPOS_ERROR');

    const tooMuch = await tronWeb.transactionBuilder.sendTrx(bob, 1_000_000_000, alice.address);
    expect(await code(await tronWeb.trx.sign(tooMuch))).toBe('CONTRACT_VALIDATE_ERROR');
  });

  test('takes the fee of a call that runs out of energy, and moves nothing', async () => {
    const before = chain.trxBalanceSun(alice.address);
    const contract = await tronWeb.contract().at(usdt);
    const txId = await contract.methods.transfer?.(bob, 1).send({ feeLimit: 1_000_000 });
    chain.solidify();
    const info = await tronWeb.trx.getTransactionInfo(String(txId));
    expect(info).toMatchObject({ result: 'FAILED', receipt: { result: 'OUT_OF_ENERGY' } });
    expect(info.log).toBeUndefined();
    expect(before - chain.trxBalanceSun(alice.address)).toBeGreaterThanOrEqual(1_000_000n);
  });
});
