import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { placeHold, releaseWalletHold } from '../../../src/db/ledger/walletHolds.ts';
import {
  changeBalanceAlerts,
  noteLowBalanceNotified,
  readBalanceAlerts,
} from '../../../src/db/merchants/balanceAlerts.ts';
import { chargebackTransfer, type Transfer } from '../../../src/domain/ledger/ledger.ts';
import { newIdentifier } from '../../../src/security/identifiers.ts';
import { openTestBooks, type TestBooks } from '../../support/books.ts';
import { creditOf, expectSoundBooks } from '../../support/ledger.ts';

/** When a wallet becomes low, and when it no longer is: by lone transfers, batches, debts and holds. */
let books: TestBooks;
let businessId: string;
beforeAll(async () => {
  books = await openTestBooks({ poolSize: 8 });
});
afterAll(async () => {
  await expectSoundBooks(books.database);
  await books?.close();
});
beforeEach(async () => {
  businessId = await books.createBusiness();
});

let made = 0;
const owner = () => ({ businessId, environment: 'test' }) as const;
const credit = (amountMinor: bigint) => creditOf(`alert-${++made}`, businessId, amountMinor);
const debit = (amountMinor: bigint): Transfer => {
  const transfer = credit(amountMinor);
  return { ...transfer, legs: transfer.legs.map((leg) => ({ ...leg, amountMinor: -leg.amountMinor })) };
};
const post = (transfer: Transfer) => books.ledger.post(transfer);
/** Posts transfers in one batch, as payments that are recorded at the same time are. */
async function postBatch(...transfers: readonly Transfer[]): Promise<void> {
  const legs = await Promise.all(transfers.map((transfer) => books.ledger.legsOf(transfer)));
  await books.owner.query(`insert into ledger.batches values ($1, $2, $3, $4, $5)`, [
    transfers.map(({ reference }) => reference),
    transfers.map(({ kind }) => kind),
    transfers.map(({ environment }) => environment),
    legs.map(({ accounts }) => `{${accounts}}`),
    legs.map(({ amounts }) => `{${amounts}}`),
  ]);
}
const actor = { id: 'usr_1', provenBy: 'session' } as const;
const alertBelow = (NGN: bigint | null) =>
  changeBalanceAlerts(books.database, owner(), { change: { NGN, USDT: undefined }, actor });
const isLow = async () => (await readBalanceAlerts(books.database, owner())).NGN?.isLow;

/** Each time that the wallet became low: the balance then, and whether that is over. */
async function lows() {
  const { rows } = await books.owner.query(
    `select balance_minor::int as balance, ended_at is not null as "isOver" from low_balances
      where business_id = $1 order by id`,
    [businessId],
  );
  return rows;
}

describe('a wallet with a balance alert', () => {
  it('is low below the threshold, and not at it', async () => {
    await post(credit(10_000n));
    await alertBelow(5_000n);
    await post(debit(5_000n));
    expect([await isLow(), await lows()]).toEqual([false, []]);
    await post(debit(1n));
    await post(debit(1n));
    expect([await isLow(), await lows()]).toEqual([true, [{ balance: 4_999, isOver: false }]]);
    await post(credit(2n));
    expect([await isLow(), await lows()]).toEqual([false, [{ balance: 4_999, isOver: true }]]);
    await post(debit(3_000n));
    expect(await lows()).toEqual([
      { balance: 4_999, isOver: true },
      { balance: 2_000, isOver: false },
    ]);
  });

  it('is judged by the balance after a batch', async () => {
    await post(credit(10_000n));
    await alertBelow(5_000n);
    await postBatch(debit(6_000n), credit(5_000n));
    expect(await lows()).toEqual([]);
    await postBatch(debit(3_000n), debit(3_000n));
    expect([await isLow(), await lows()]).toEqual([true, [{ balance: 3_000, isOver: false }]]);
    await postBatch(credit(1_000n), credit(1_000n));
    expect([await isLow(), await lows()]).toEqual([false, [{ balance: 3_000, isOver: true }]]);
  });

  it('becomes low once, whatever is taken from it at a time', async () => {
    await post(credit(10_000n));
    await alertBelow(9_500n);
    await Promise.all(Array.from({ length: 8 }, () => post(debit(1_000n))));
    expect(await lows()).toMatchObject([{ isOver: false }]);
  });

  it('stays low while what arrives repays a debt', async () => {
    await post(credit(10_000n));
    await alertBelow(5_000n);
    const chargeback = { chargebackId: newIdentifier('txn'), ...owner(), amountMinor: 30_000n, feeMinor: 0n };
    await post(chargebackTransfer(chargeback));
    expect(await lows()).toEqual([{ balance: 0, isOver: false }]);
    await post(credit(15_000n));
    await post(credit(4_999n));
    await post(credit(4_999n));
    expect([await isLow(), await lows()]).toEqual([true, [{ balance: 0, isOver: false }]]);
    await post(credit(2n));
    expect([await isLow(), await lows()]).toEqual([false, [{ balance: 0, isOver: true }]]);
  });

  it('stays low while what a chargeback lacks is lent', async () => {
    await post(credit(10_000n));
    await alertBelow(5_000n);
    await post(debit(7_000n));
    const chargeback = { chargebackId: newIdentifier('txn'), ...owner(), amountMinor: 30_000n, feeMinor: 0n };
    await post(chargebackTransfer(chargeback));
    expect([await isLow(), await lows()]).toEqual([true, [{ balance: 3_000, isOver: false }]]);
  });

  it('stays low while a part of a hold is released', async () => {
    await post(credit(10_000n));
    await alertBelow(5_000n);
    const holdId = newIdentifier('hld');
    const decided = { reason: 'A customer disputes it', operator: 'ngozi' };
    const hold = {
      ...owner(),
      asset: 'NGN',
      holdId,
      amountMinor: 9_000n,
      ground: 'dispute',
      caseNumber: 'c',
    } as const;
    await books.database.transaction((runner) => placeHold(runner, books.ledger, { ...hold, ...decided }));
    const releaseTo = (remainingMinor: bigint) =>
      books.database.transaction((runner) =>
        releaseWalletHold(runner, books.ledger, { holdId, remainingMinor, ...decided }),
      );
    await releaseTo(8_000n);
    expect(await lows()).toEqual([{ balance: 1_000, isOver: false }]);
    await releaseTo(4_000n);
    expect(await lows()).toEqual([{ balance: 1_000, isOver: true }]);
  });
});

describe('a relay', () => {
  it('leaves a low balance to the relay that notifies of it, and does not wait', async () => {
    await post(credit(10_000n));
    await alertBelow(5_000n);
    await post(debit(6_000n));
    const { rows } = await books.owner.query('select id from low_balances where business_id = $1', [
      businessId,
    ]);
    const note = () =>
      books.database.transaction((runner) => noteLowBalanceNotified(runner, String(rows[0].id)));
    await books.database.transaction(async (runner) => {
      expect(await noteLowBalanceNotified(runner, String(rows[0].id))).toMatchObject({
        balanceMinor: 4_000n,
      });
      expect(await note()).toBeUndefined();
    });
    expect(await note()).toBeUndefined();
  });
});

describe('the database', () => {
  const refusal = (text: string) =>
    books.owner.query(text, [businessId]).then(
      () => 'nothing was refused',
      (error: { constraint?: string; message: string }) => error.constraint ?? error.message,
    );

  it('lets a low balance be notified of once, and a wallet be low once at a time', async () => {
    await post(credit(10_000n));
    await alertBelow(5_000n);
    await post(debit(6_000n));
    const note = 'update low_balances set notified_at = now() where business_id = $1';
    expect(await refusal(note)).toBe('nothing was refused');
    expect(await refusal(note)).toBe('low_balance_notified_once');
    const again = `insert into low_balances (account_id, business_id, environment, asset, threshold_minor, balance_minor)
      select account_id, business_id, environment, asset, threshold_minor, 1 from low_balances where business_id = $1`;
    expect(await refusal(again)).toBe('low_balance_open_once');
    expect(await refusal('update balance_alerts set threshold_minor = 0 where business_id = $1')).toBe(
      'balance_alert_threshold_positive',
    );
  });

  it('keeps the service from writing when a wallet is low', async () => {
    await alertBelow(5_000n);
    const { rows } = await books.owner.query(
      `select has_table_privilege('merchant_payments_app', 'low_balances', 'insert') as "mayInsert",
          has_column_privilege('merchant_payments_app', 'low_balances', 'ended_at', 'update') as "mayEnd",
          has_column_privilege('merchant_payments_app', 'ledger.accounts', 'low_since', 'update') as "mayMove"`,
    );
    expect(rows).toEqual([{ mayInsert: false, mayEnd: false, mayMove: false }]);
  });
});
