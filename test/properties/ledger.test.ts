import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type WithdrawalMoney, withdrawalTransfers } from '../../src/contract/kinds.ts';
import { type Database, openDatabase } from '../../src/db/core/database.ts';
import {
  AlreadyPostedError,
  InsufficientFundsError,
  LedgerStore,
  ledgerError,
} from '../../src/db/ledger/ledgerStore.ts';
import { type LedgerAccount, paymentTransfer, type Transfer } from '../../src/domain/ledger/ledger.ts';
import type { Asset, Environment } from '../../src/domain/money.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { creditOf, expectSoundBooks, merchantLeg } from '../support/ledger.ts';

const MERCHANTS = 2;

/**
 * One step of a random story. Merchants are numbers from 0; `which` picks, modulo how many there are, one of what
 * earlier steps left behind, so that any part of a story is a story: that is what lets a failing one shrink.
 */
type Operation =
  | {
      readonly do: 'pay';
      readonly merchant: number;
      readonly environment: Environment;
      readonly amount: bigint;
      readonly commission: bigint;
    }
  | {
      readonly do: 'credit';
      readonly merchant: number;
      readonly environment: Environment;
      readonly asset: Asset;
      readonly amount: bigint;
    }
  | {
      readonly do: 'give';
      readonly merchant: number;
      readonly to: number;
      readonly environment: Environment;
      readonly asset: Asset;
      readonly amount: bigint;
    }
  | {
      readonly do: 'convert';
      readonly merchant: number;
      readonly environment: Environment;
      readonly amount: bigint;
      readonly usdt: bigint;
    }
  | {
      readonly do: 'reserve';
      readonly merchant: number;
      readonly environment: Environment;
      readonly amount: bigint;
      readonly fee: bigint;
    }
  | { readonly do: 'post' | 'void' | 'reverse' | 'repeat'; readonly which: number };

const merchant = fc.nat({ max: MERCHANTS - 1 });
// Mostly one environment and one asset, so that the steps of a story have to do with each other.
const environment = fc.constantFrom<Environment>('test', 'test', 'test', 'prod');
const asset = fc.constantFrom<Asset>('NGN', 'NGN', 'USDT');
const paid = fc.bigInt({ min: 200n, max: 1_000n });
const amount = fc.bigInt({ min: 2n, max: 300n });
// Small beside what comes in, so that several reservations of a merchant are often open together.
const withdrawn = fc.bigInt({ min: 1n, max: 80n });
const fee = fc.bigInt({ min: 0n, max: 5n });
const which = fc.nat({ max: 30 });

const operation: fc.Arbitrary<Operation> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('pay' as const),
      merchant,
      environment,
      amount: paid,
      commission: fc.bigInt({ min: 0n, max: 20n }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('credit' as const), merchant, environment, asset, amount: paid }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('give' as const),
      merchant,
      to: merchant,
      environment,
      asset,
      amount,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('convert' as const),
      merchant,
      environment,
      amount,
      usdt: amount,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('reserve' as const),
      merchant,
      environment,
      amount: withdrawn,
      fee,
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constantFrom<'post' | 'void' | 'reverse' | 'repeat'>(
        'post',
        'post',
        'void',
        'reverse',
        'repeat',
      ),
      which,
    }),
  },
);

/** Steps that run one after the other; those of an inner list are posted all at once. */
const story = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: operation.map((one) => [one]) },
    { weight: 1, arbitrary: fc.array(operation, { minLength: 2, maxLength: 12 }) },
  ),
  { maxLength: 30, size: '+1' },
);

type Outcome = 'posted' | 'refused: insufficient' | 'refused: posted before' | 'refused: no such reservation';

/** What a ledger is, in a few lines: balances by account, and which references and reservations are taken. */
class ModelLedger {
  readonly balances = new Map<string, bigint>();
  readonly #references = new Set<string>();
  readonly #reservations = new Set<string>();
  readonly #resolved = new Set<string>();

  /** What a ledger may answer to a transfer now. There are several answers where several reasons refuse it. */
  answersTo(transfer: Transfer): readonly Outcome[] {
    const refusals: Outcome[] = [];
    if (this.overdraws(transfer, [])) refusals.push('refused: insufficient');
    if (this.isTaken(transfer)) refusals.push('refused: posted before');
    if (this.lacksReservation(transfer)) refusals.push('refused: no such reservation');
    return refusals.length > 0 ? refusals : ['posted'];
  }

  isTaken({ reference, reservationReference }: Transfer): boolean {
    return this.#references.has(reference) || this.#resolved.has(reservationReference ?? '');
  }

  lacksReservation({ reservationReference }: Transfer): boolean {
    return reservationReference !== undefined && !this.#reservations.has(reservationReference);
  }

  /** Whether a transfer takes more than there is once `others` have taken, but given nothing. */
  overdraws(transfer: Transfer, others: readonly Transfer[]): boolean {
    return transfer.legs.some((leg) => {
      if (leg.account.businessId === null) return false;
      const name = nameOf(leg.account, transfer.environment);
      const taken = others
        .flatMap((other) =>
          other.legs.map((each) => ({ ...each, name: nameOf(each.account, other.environment) })),
        )
        .filter((each) => each.name === name && each.amountMinor < 0n)
        .reduce((sum, each) => sum + each.amountMinor, 0n);
      return (this.balances.get(name) ?? 0n) + taken + leg.amountMinor < 0n;
    });
  }

  post(transfer: Transfer): void {
    this.#references.add(transfer.reference);
    if (transfer.phase === 'reserve') this.#reservations.add(transfer.reference);
    if (transfer.reservationReference !== undefined) this.#resolved.add(transfer.reservationReference);
    for (const { account, amountMinor } of transfer.legs) {
      const name = nameOf(account, transfer.environment);
      this.balances.set(name, (this.balances.get(name) ?? 0n) + amountMinor);
    }
  }
}

function nameOf(account: LedgerAccount, environmentOf: Environment): string {
  return [account.businessId ?? 'platform', environmentOf, account.asset, account.kind].join('/');
}

/**
 * Posts to the model what a ledger posted at once, in some order in which the model accepts each, and checks that
 * what was refused had a reason: money that others may have taken before, or a reference that is taken afterwards.
 */
function explain(model: ModelLedger, transfers: readonly Transfer[], outcomes: readonly Outcome[]): void {
  const posted = transfers.filter((_, index) => outcomes[index] === 'posted');
  const refused = transfers.flatMap((transfer, index) => {
    const outcome = outcomes[index];
    if (outcome === undefined || outcome === 'posted') return [];
    return [{ reference: transfer.reference, outcome, transfer }];
  });
  const mayHaveBeenShort = refused.filter(({ transfer }) => model.overdraws(transfer, posted));
  const mayHaveComeEarly = refused.filter(({ transfer }) => model.lacksReservation(transfer));

  const waiting = [...posted];
  while (waiting.length > 0) {
    const next = waiting.findIndex((transfer) => model.answersTo(transfer).includes('posted'));
    expect({ waiting, isPossible: next >= 0 }).toMatchObject({ isPossible: true });
    for (const transfer of waiting.splice(next, 1)) model.post(transfer);
  }

  const excusable = refused.filter((each) => {
    if (each.outcome === 'refused: insufficient') return mayHaveBeenShort.includes(each);
    if (each.outcome === 'refused: posted before') return model.isTaken(each.transfer);
    return mayHaveComeEarly.includes(each);
  });
  expect(excusable).toEqual(refused);
}

/** Turns operations into transfers, from what earlier ones left behind. */
class Storyteller {
  readonly #storyId: string;
  readonly #merchants: readonly string[];
  #count = 0;
  readonly #withdrawals: WithdrawalMoney[] = [];
  readonly #tried: Transfer[] = [];

  constructor(storyId: string, merchants: readonly string[]) {
    this.#storyId = storyId;
    this.#merchants = merchants;
  }

  /** The transfer of an operation, or undefined where it refers to something that no earlier step left. */
  transferOf(given: Operation): Transfer | undefined {
    const transfer = this.#make(given);
    if (transfer) this.#tried.push(transfer);
    return transfer;
  }

  #make(given: Operation): Transfer | undefined {
    const reference = `${this.#storyId}-${++this.#count}`;
    switch (given.do) {
      case 'pay':
        return paymentTransfer({
          transactionId: reference,
          businessId: this.#business(given.merchant),
          environment: given.environment,
          amountMinor: given.amount,
          commissionMinor: given.commission,
        });
      case 'credit':
        return creditOf(
          reference,
          this.#business(given.merchant),
          given.amount,
          given.environment,
          given.asset,
        );
      case 'give': {
        // A gift to oneself would name one account twice, which is not a transfer.
        const to = given.to === given.merchant ? (given.to + 1) % MERCHANTS : given.to;
        return single(reference, given.environment, [
          merchantLeg(this.#business(given.merchant), 'available', -given.amount, given.asset),
          merchantLeg(this.#business(to), 'available', given.amount, given.asset),
        ]);
      }
      case 'convert': {
        const businessId = this.#business(given.merchant);
        return single(reference, given.environment, [
          merchantLeg(businessId, 'available', -given.usdt, 'USDT'),
          { account: { businessId: null, asset: 'USDT', kind: 'conversion' }, amountMinor: given.usdt },
          { account: { businessId: null, asset: 'NGN', kind: 'conversion' }, amountMinor: -given.amount },
          merchantLeg(businessId, 'available', given.amount, 'NGN'),
        ]);
      }
      case 'reserve': {
        const money: WithdrawalMoney = {
          withdrawalId: reference,
          businessId: this.#business(given.merchant),
          environment: given.environment,
          amountMinor: given.amount,
          feeMinor: given.fee,
        };
        this.#withdrawals.push(money);
        return withdrawalTransfers.reserve(money);
      }
      case 'repeat':
        return pick(this.#tried, given.which);
      default: {
        const money = pick(this.#withdrawals, given.which);
        if (!money) return undefined;
        if (given.do === 'post') return withdrawalTransfers.post(money);
        return given.do === 'void' ? withdrawalTransfers.void(money) : withdrawalTransfers.reverse(money);
      }
    }
  }

  #business(index: number): string {
    return this.#merchants[index] ?? '';
  }
}

function single(reference: string, environmentOf: Environment, legs: Transfer['legs']): Transfer {
  return { reference, kind: 'payment', phase: 'single', environment: environmentOf, legs };
}

function pick<Item>(items: readonly Item[], index: number): Item | undefined {
  return items[index % Math.max(1, items.length)];
}

async function outcomeOf(posting: Promise<void>): Promise<Outcome> {
  try {
    await posting;
    return 'posted';
  } catch (error) {
    if (error instanceof InsufficientFundsError) return 'refused: insufficient';
    if (error instanceof AlreadyPostedError) return 'refused: posted before';
    const { constraint } = error as { constraint?: string };
    const isAboutReservation =
      constraint === 'transfer_resolves_a_reservation' || constraint === 'reservation_released_exactly';
    if (isAboutReservation) return 'refused: no such reservation';
    throw error;
  }
}

let testDatabase: TestDatabase;
let database: Database;
let ledger: LedgerStore;
/** A second process's store: it gathers batches of its own. */
let otherLedger: LedgerStore;
let stories = 0;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = await openDatabase(testDatabase.ownerUrl, { poolSize: 8 });
  ledger = new LedgerStore(database);
  otherLedger = new LedgerStore(database);
});

afterAll(async () => {
  await database?.close();
  await testDatabase?.drop();
});

/** Merchants of a story's own, so that every story begins with nothing. */
async function openMerchants(storyId: string): Promise<readonly string[]> {
  const merchants = Array.from({ length: MERCHANTS }, (_, index) => `${storyId}-m${index}`);
  for (const businessId of merchants) await ledger.openAccounts(businessId);
  return merchants;
}

/** Balances of the merchants, and of the platform since `before`, by the model's names; without zeros. */
async function readBalances(merchants: readonly string[]): Promise<Map<string, bigint>> {
  const rows = await database.run<{ name: string; balanceMinor: string }>({
    sql: `select concat_ws('/', coalesce(business_id, 'platform'), environment, asset, kind) as name,
          sum(balance_minor) as balance_minor
        from ledger.accounts where business_id is null or business_id = any($1) group by 1`,
    parameters: [merchants],
  });
  return new Map(rows.map((row) => [row.name, BigInt(row.balanceMinor)]));
}

/** What changed between two readings, without what did not. */
function changes(before: ReadonlyMap<string, bigint>, after: ReadonlyMap<string, bigint>) {
  const differences = [...after].map(
    ([name, balance]) => [name, balance - (before.get(name) ?? 0n)] as const,
  );
  return Object.fromEntries(differences.filter(([, change]) => change !== 0n).sort());
}

describe('any sequence of operations', () => {
  it('is answered as a ledger in a few lines of memory answers it, and leaves the same balances', async () => {
    const reached = new Set<string>();
    await fc.assert(
      fc.asyncProperty(story, async (steps) => {
        const storyId = `story${++stories}`;
        const merchants = await openMerchants(storyId);
        const teller = new Storyteller(storyId, merchants);
        const model = new ModelLedger();
        const before = await readBalances(merchants);

        for (const step of steps) {
          const transfers = step.map((each) => teller.transferOf(each)).filter((each) => each !== undefined);
          const outcomes = await Promise.all(transfers.map((transfer) => outcomeOf(ledger.post(transfer))));
          for (const [index, outcome] of outcomes.entries())
            reached.add(`${transfers[index]?.phase} ${outcome}`);
          const [alone] = transfers;
          if (transfers.length === 1 && alone) expect(model.answersTo(alone)).toContain(outcomes[0]);
          explain(model, transfers, outcomes);
        }
        expect(changes(before, await readBalances(merchants))).toEqual(changes(new Map(), model.balances));
      }),
      { numRuns: 40 },
    );
    await expectSoundBooks(database);

    // The stories would prove little if they never came to these.
    expect([...reached]).toEqual(
      expect.arrayContaining([
        'single posted',
        'single refused: insufficient',
        'single refused: posted before',
        'reserve posted',
        'reserve refused: insufficient',
        'post posted',
        'post refused: insufficient',
        'post refused: posted before',
        'post refused: no such reservation',
        'void posted',
        'void refused: insufficient',
      ]),
    );
  });
});

describe('transfers posted at once', () => {
  it('never overdraw, deadlock or vanish, through several stores and plain statements', async () => {
    const request = fc.record({
      from: merchant,
      to: merchant,
      amount: fc.bigInt({ min: 1n, max: 400n }),
      store: fc.nat({ max: 2 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(request, { minLength: 20, maxLength: 60 }), async (requests) => {
        const storyId = `crowd${++stories}`;
        const merchants = await openMerchants(storyId);
        const before = await readBalances(merchants);
        const model = new ModelLedger();
        for (const [index, businessId] of merchants.entries()) {
          const credit = creditOf(`${storyId}-credit-${index}`, businessId, 1_000n);
          await ledger.post(credit);
          model.post(credit);
        }

        const stores = [
          (transfer: Transfer) => ledger.post(transfer),
          (transfer: Transfer) => otherLedger.post(transfer),
          async (transfer: Transfer) => {
            try {
              await ledger.postWithin(database, transfer);
            } catch (error) {
              throw ledgerError(error);
            }
          },
        ] as const;
        const transfers = requests.map(({ from, to, amount: amountMinor }, index) =>
          single(`${storyId}-${index}`, 'test', [
            merchantLeg(merchants[from] ?? '', 'available', -amountMinor - 1n),
            merchantLeg(merchants[to === from ? (to + 1) % MERCHANTS : to] ?? '', 'available', amountMinor),
            { account: { businessId: null, asset: 'NGN', kind: 'fees' }, amountMinor: 1n },
          ]),
        );
        const outcomes = await Promise.all(
          transfers.map((transfer, index) =>
            outcomeOf((stores[requests[index]?.store ?? 0] ?? stores[0])(transfer)),
          ),
        );
        explain(model, transfers, outcomes);
        expect(changes(before, await readBalances(merchants))).toEqual(changes(new Map(), model.balances));
      }),
      { numRuns: 30 },
    );
    await expectSoundBooks(database);
  });

  it('post exactly as many equal reservations as the money allows', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 40 }),
        fc.integer({ min: 1, max: 60 }),
        async (enough, tried) => {
          const storyId = `rush${++stories}`;
          const [businessId = ''] = await openMerchants(storyId);
          if (enough > 0)
            await ledger.post(creditOf(`${storyId}-credit`, businessId, BigInt(enough) * 100n + 99n));
          const outcomes = await Promise.all(
            Array.from({ length: tried }, (_, index) =>
              outcomeOf(
                (index % 2 === 0 ? ledger : otherLedger).post(
                  withdrawalTransfers.reserve({
                    withdrawalId: `${storyId}-${index}`,
                    businessId,
                    environment: 'test',
                    amountMinor: 90n,
                    feeMinor: 10n,
                  }),
                ),
              ),
            ),
          );
          const posted = outcomes.filter((outcome) => outcome === 'posted').length;
          expect(posted).toBe(Math.min(enough, tried));
          expect(outcomes.filter((outcome) => outcome === 'refused: insufficient')).toHaveLength(
            tried - posted,
          );
          expect(await ledger.balances({ businessId, environment: 'test' }, 'NGN')).toEqual({
            availableMinor: enough > 0 ? BigInt(enough) * 100n + 99n - BigInt(posted) * 100n : 0n,
            heldMinor: BigInt(posted) * 100n,
          });
        },
      ),
      { numRuns: 25 },
    );
    await expectSoundBooks(database);
  });
});
