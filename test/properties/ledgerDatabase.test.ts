import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { withdrawalTransfers } from '../../src/contract/kinds.ts';
import { type Database, openDatabase } from '../../src/db/core/database.ts';
import { LedgerStore } from '../../src/db/ledger/ledgerStore.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { creditOf, expectSoundBooks } from '../support/ledger.ts';

/** Ids that the attempts are made of. `a` and `b` are merchants; NGN and test unless the name says otherwise. */
const ids = {
  aAvailable: 0n,
  aHeld: 0n,
  aUsdt: 0n,
  aProd: 0n,
  aHeldProd: 0n,
  bAvailable: 0n,
  bHeld: 0n,
  clearing: 0n,
  fees: 0n,
  custody: 0n,
  clearingProd: 0n,
  /** Reservations: open ones of a (300) and of b (300), an open one of a in prod (300), and a resolved one of a (200). */
  openOfA: 0n,
  openOfB: 0n,
  openInProd: 0n,
  resolved: 0n,
  credit: 0n,
};

type Sql = () => string;

/** How Postgres answered: the constraint it named, or else the code of its error. */
type Refusal = string;

const INSUFFICIENT_PRIVILEGE = '42501';
const FEATURE_NOT_SUPPORTED = '0A000';
const NOT_NULL = '23502';
const MALFORMED_ARRAY = '22P02';
const OUT_OF_RANGE = '22003';

let testDatabase: TestDatabase;
let database: Database;
const clients: Record<'application' | 'owner', pg.Client> = {
  application: new pg.Client(),
  owner: new pg.Client(),
};

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = await openDatabase(testDatabase.ownerUrl, { poolSize: 2 });
  const ledger = new LedgerStore(database);
  for (const businessId of ['a', 'b']) {
    await ledger.openAccounts(businessId);
    for (const environment of ['test', 'prod'] as const) {
      await ledger.post(creditOf(`credit-${businessId}-${environment}`, businessId, 1_000n, environment));
    }
  }
  const reservation = (
    withdrawalId: string,
    businessId: string,
    environment: 'test' | 'prod',
    total: bigint,
  ) => ({
    withdrawalId,
    businessId,
    environment,
    amountMinor: total - 10n,
    feeMinor: 10n,
  });
  await ledger.post(withdrawalTransfers.reserve(reservation('openOfA', 'a', 'test', 300n)));
  await ledger.post(withdrawalTransfers.reserve(reservation('openOfB', 'b', 'test', 300n)));
  await ledger.post(withdrawalTransfers.reserve(reservation('openInProd', 'a', 'prod', 300n)));
  await ledger.post(withdrawalTransfers.reserve(reservation('resolved', 'a', 'test', 200n)));
  await ledger.post(withdrawalTransfers.void(reservation('resolved', 'a', 'test', 200n)));

  for (const role of ['application', 'owner'] as const) {
    clients[role] = new pg.Client({ connectionString: testDatabase.ownerUrl });
    await clients[role].connect();
  }
  await clients.application.query('set role merchant_payments_app');

  const id = async (sql: string) => BigInt((await clients.owner.query<{ id: string }>(sql)).rows[0]?.id ?? 0);
  const account = (business: string | null, environment: string, asset: string, kind: string) =>
    id(`select id from ledger.accounts where business_id is not distinct from ${business ? `'${business}'` : 'null'}
      and environment = '${environment}' and asset = '${asset}' and kind = '${kind}' and shard = 0`);
  const transfer = (reference: string) =>
    id(`select id from ledger.transfers where reference = '${reference}'`);
  ids.aAvailable = await account('a', 'test', 'NGN', 'available');
  ids.aHeld = await account('a', 'test', 'NGN', 'held');
  ids.aUsdt = await account('a', 'test', 'USDT', 'available');
  ids.aProd = await account('a', 'prod', 'NGN', 'available');
  ids.aHeldProd = await account('a', 'prod', 'NGN', 'held');
  ids.bAvailable = await account('b', 'test', 'NGN', 'available');
  ids.bHeld = await account('b', 'test', 'NGN', 'held');
  ids.clearing = await account(null, 'test', 'NGN', 'provider_clearing');
  ids.fees = await account(null, 'test', 'NGN', 'fees');
  ids.custody = await account(null, 'test', 'USDT', 'custody');
  ids.clearingProd = await account(null, 'prod', 'NGN', 'provider_clearing');
  ids.openOfA = await transfer('openOfA:reserve');
  ids.openOfB = await transfer('openOfB:reserve');
  ids.openInProd = await transfer('openInProd:reserve');
  ids.resolved = await transfer('resolved:reserve');
  ids.credit = await transfer('credit-a-test');
});

afterAll(async () => {
  await Promise.all(Object.values(clients).map((client) => client.end()));
  await database?.close();
  await testDatabase?.drop();
});

interface Attempt {
  readonly reference?: string;
  readonly phase?: string;
  readonly environment?: string;
  readonly reservation?: bigint;
  /** Account and amount; sorted by account unless `asGiven`. */
  readonly legs?: readonly (readonly [bigint | null, bigint | number | null])[];
  readonly asGiven?: boolean;
  /** Array literals instead of legs. */
  readonly accounts?: string;
  readonly amounts?: string;
  /** What follows the values, such as `on conflict …`. */
  readonly tail?: string;
}

/** The statement that inserts a transfer, honest except for what the attempt changes. */
function inserting(attempt: Attempt): string {
  const { reference = 'attempt', phase = 'single', environment = 'test', reservation, tail = '' } = attempt;
  const legs = [...(attempt.legs ?? [])];
  if (!attempt.asGiven) legs.sort(([left], [right]) => Number((left ?? 0n) - (right ?? 0n)));
  const list = (values: readonly unknown[]) => `'{${values.map((value) => value ?? 'null').join(',')}}'`;
  const accounts = attempt.accounts ?? list(legs.map(([account]) => account));
  const amounts = attempt.amounts ?? list(legs.map(([, amount]) => amount));
  return `insert into ledger.transfers (reference, kind, phase, environment, reservation_id, leg_accounts, leg_amounts)
    values ('${reference}', 'payment', '${phase}', '${environment}', ${reservation ?? 'null'}, ${accounts}, ${amounts})
    ${tail}`;
}

const honestLegs = () =>
  [
    [ids.clearing, -5n],
    [ids.aAvailable, 5n],
  ] as const;

/** What the trigger and the constraints refuse, for every role. */
const REFUSED_TO_EVERYBODY: readonly (readonly [what: string, sql: Sql, refusal: Refusal])[] = [
  [
    'legs that do not sum to zero',
    () =>
      inserting({
        legs: [
          [ids.clearing, -5n],
          [ids.aAvailable, 6n],
        ],
      }),
    'transfer_balances',
  ],
  [
    'legs that sum to zero over two assets only',
    () =>
      inserting({
        legs: [
          [ids.clearing, -5n],
          [ids.aUsdt, 5n],
        ],
      }),
    'transfer_balances',
  ],
  [
    'more than a merchant has',
    () =>
      inserting({
        legs: [
          [ids.aAvailable, -100_000n],
          [ids.bAvailable, 100_000n],
        ],
      }),
    'merchant_balance_never_negative',
  ],
  [
    'a reservation of more than a merchant has',
    () =>
      inserting({
        phase: 'reserve',
        legs: [
          [ids.aAvailable, -701n],
          [ids.aHeld, 701n],
        ],
      }),
    'merchant_balance_never_negative',
  ],
  [
    'more than a bigint holds',
    () =>
      inserting({
        legs: [
          [ids.clearing, -9_223_372_036_854_775_807n],
          [ids.aAvailable, 9_223_372_036_854_775_807n],
        ],
      }),
    OUT_OF_RANGE,
  ],
  [
    'legs out of order',
    () =>
      inserting({
        asGiven: true,
        legs: [
          [ids.aAvailable, 5n],
          [ids.clearing, -5n],
        ],
      }),
    'transfer_legs_ascending',
  ],
  [
    'the same account twice',
    () =>
      inserting({
        legs: [
          [ids.aAvailable, 5n],
          [ids.aAvailable, -5n],
        ],
      }),
    'transfer_legs_ascending',
  ],
  [
    'two shards of one platform account',
    () =>
      inserting({
        legs: [
          [ids.clearing, 5n],
          [ids.clearing + 1n, -5n],
        ],
      }),
    'transfer_legs_ascending',
  ],
  [
    'a leg without an account',
    () =>
      inserting({
        asGiven: true,
        legs: [
          [ids.clearing, -5n],
          [null, 5n],
        ],
      }),
    'transfer_legs_ascending',
  ],
  [
    'a leg without an amount',
    () =>
      inserting({
        legs: [
          [ids.clearing, -5n],
          [ids.aAvailable, null],
        ],
      }),
    'transfer_legs_ascending',
  ],
  [
    'a negative account',
    () =>
      inserting({
        legs: [
          [-1n, -5n],
          [ids.aAvailable, 5n],
        ],
      }),
    'transfer_legs_ascending',
  ],
  ['one leg', () => inserting({ legs: [[ids.aAvailable, 5n]] }), 'transfer_has_two_legs'],
  ['no legs', () => inserting({ legs: [] }), 'transfer_has_two_legs'],
  ['null for legs', () => inserting({ accounts: 'null', amounts: 'null' }), 'transfer_has_two_legs'],
  [
    'more accounts than amounts',
    () => inserting({ accounts: `'{${ids.clearing},${ids.aAvailable}}'`, amounts: `'{5}'` }),
    'transfer_has_two_legs',
  ],
  [
    'more amounts than accounts',
    () => inserting({ accounts: `'{${ids.clearing},${ids.aAvailable}}'`, amounts: `'{5,-5,7}'` }),
    'transfer_has_two_legs',
  ],
  [
    'legs in two dimensions',
    () => inserting({ accounts: `'{{${ids.clearing},${ids.aAvailable}}}'`, amounts: `'{{-5,5}}'` }),
    'transfer_legs_ascending',
  ],
  [
    'legs that are numbered from 0',
    () => inserting({ accounts: `'[0:1]={${ids.clearing},${ids.aAvailable}}'`, amounts: `'{-5,5}'` }),
    'transfer_legs_ascending',
  ],
  [
    'amounts that are numbered from 0',
    () => inserting({ accounts: `'{${ids.clearing},${ids.aAvailable}}'`, amounts: `'[0:1]={-5,5}'` }),
    'transfer_legs_ascending',
  ],
  [
    'amounts of zero',
    () =>
      inserting({
        legs: [
          [ids.clearing, 0n],
          [ids.aAvailable, 0n],
        ],
      }),
    'entry_moves_money',
  ],
  [
    'an account that does not exist',
    () =>
      inserting({
        legs: [
          [ids.clearing, -5n],
          [987_654_321n, 5n],
        ],
      }),
    'entry_account_exists',
  ],
  [
    'a platform account that does not exist',
    () =>
      inserting({
        legs: [
          [3n, -5n],
          [ids.aAvailable, 5n],
        ],
      }),
    'entry_account_exists',
  ],
  [
    'legs of two environments',
    () =>
      inserting({
        legs: [
          [ids.clearing, -5n],
          [ids.aProd, 5n],
        ],
      }),
    'transfer_in_one_environment',
  ],
  [
    'a transfer of another environment than its legs',
    () => inserting({ environment: 'prod', legs: honestLegs() }),
    'transfer_in_one_environment',
  ],
  [
    'a reference that was posted',
    () => inserting({ reference: 'credit-a-test', legs: honestLegs() }),
    'transfer_posts_once',
  ],
  [
    'a reference that was posted, skipped on conflict',
    () => inserting({ reference: 'credit-a-test', legs: honestLegs(), tail: 'on conflict do nothing' }),
    FEATURE_NOT_SUPPORTED,
  ],
  [
    'a reference that was posted, skipped on conflict of the reference',
    () =>
      inserting({
        reference: 'credit-a-test',
        legs: honestLegs(),
        tail: 'on conflict (reference) do nothing',
      }),
    FEATURE_NOT_SUPPORTED,
  ],
  [
    'a second resolution, skipped on conflict',
    () =>
      inserting({
        phase: 'void',
        reservation: ids.resolved,
        legs: [
          [ids.aHeld, -200n],
          [ids.aAvailable, 200n],
        ],
        tail: 'on conflict (reservation_id) where reservation_id is not null do nothing',
      }),
    FEATURE_NOT_SUPPORTED,
  ],
  [
    'a merge that posts',
    () => `merge into ledger.transfers transfer using (values (1)) given (one) on transfer.reference = 'attempt'
      when not matched then insert (reference, kind, environment, leg_accounts, leg_amounts)
        values ('attempt', 'payment', 'test', '{${ids.clearing},${ids.aAvailable}}', '{-5,5}')`,
    FEATURE_NOT_SUPPORTED,
  ],
  [
    'a reservation resolved twice',
    () =>
      inserting({
        phase: 'void',
        reservation: ids.resolved,
        legs: [
          [ids.aHeld, -200n],
          [ids.aAvailable, 200n],
        ],
      }),
    'reservation_resolved_once',
  ],
  [
    'a post of less than was held',
    () =>
      inserting({
        phase: 'post',
        reservation: ids.openOfA,
        legs: [
          [ids.clearing, 299n],
          [ids.aHeld, -299n],
        ],
      }),
    'reservation_released_exactly',
  ],
  [
    'a post of more than was held, out of what nothing holds',
    () =>
      inserting({
        phase: 'post',
        reservation: ids.openOfA,
        legs: [
          [ids.clearing, 301n],
          [ids.aHeld, -301n],
        ],
      }),
    'merchant_balance_never_negative',
  ],
  [
    'a void to another merchant',
    () =>
      inserting({
        phase: 'void',
        reservation: ids.openOfA,
        legs: [
          [ids.aHeld, -300n],
          [ids.bAvailable, 300n],
        ],
      }),
    'reservation_released_exactly',
  ],
  [
    'a void that keeps a fee',
    () =>
      inserting({
        phase: 'void',
        reservation: ids.openOfA,
        legs: [
          [ids.fees, 1n],
          [ids.aHeld, -300n],
          [ids.aAvailable, 299n],
        ],
      }),
    'reservation_released_exactly',
  ],
  [
    "a post out of another merchant's held money",
    () =>
      inserting({
        phase: 'post',
        reservation: ids.openOfB,
        legs: [
          [ids.clearing, 300n],
          [ids.aHeld, -300n],
        ],
      }),
    'reservation_released_exactly',
  ],
  [
    'a post that takes the held money of a second merchant along',
    () =>
      inserting({
        phase: 'post',
        reservation: ids.openOfA,
        legs: [
          [ids.clearing, 600n],
          [ids.aHeld, -300n],
          [ids.bHeld, -300n],
        ],
      }),
    'reservation_released_exactly',
  ],
  [
    'a post of a reservation in the other environment',
    () =>
      inserting({
        phase: 'post',
        reservation: ids.openInProd,
        legs: [
          [ids.clearing, 300n],
          [ids.aHeld, -300n],
        ],
      }),
    'reservation_released_exactly',
  ],
  [
    'a post of what is no reservation',
    () =>
      inserting({
        phase: 'post',
        reservation: ids.credit,
        legs: [
          [ids.clearing, 300n],
          [ids.aHeld, -300n],
        ],
      }),
    'reservation_released_exactly',
  ],
  [
    'a post of a reservation that does not exist',
    () =>
      inserting({
        phase: 'post',
        reservation: 987_654_321n,
        legs: [
          [ids.clearing, 300n],
          [ids.aHeld, -300n],
        ],
      }),
    'reservation_released_exactly',
  ],
  [
    'a post that names no reservation',
    () =>
      inserting({
        phase: 'post',
        legs: [
          [ids.clearing, 300n],
          [ids.aHeld, -300n],
        ],
      }),
    'reservation_released_exactly',
  ],
  [
    'a single that names a reservation',
    () => inserting({ reservation: ids.openOfA, legs: honestLegs() }),
    'transfer_resolves_a_reservation',
  ],
  [
    'held money released by a single',
    () =>
      inserting({
        legs: [
          [ids.aHeld, -300n],
          [ids.aAvailable, 300n],
        ],
      }),
    'held_moves_in_two_phases',
  ],
  [
    'held money raised by a single',
    () =>
      inserting({
        legs: [
          [ids.aHeld, 5n],
          [ids.aAvailable, -5n],
        ],
      }),
    'held_moves_in_two_phases',
  ],
  [
    'held money lowered by a reservation',
    () =>
      inserting({
        phase: 'reserve',
        legs: [
          [ids.aHeld, -5n],
          [ids.aAvailable, 5n],
        ],
      }),
    'held_moves_in_two_phases',
  ],
  [
    'held money raised by a post',
    () =>
      inserting({
        phase: 'post',
        reservation: ids.openOfA,
        legs: [
          [ids.clearing, -5n],
          [ids.aHeld, 5n],
        ],
      }),
    'held_moves_in_two_phases',
  ],
  [
    'a reservation that holds nothing',
    () => inserting({ phase: 'reserve', legs: honestLegs() }),
    'held_moves_in_two_phases',
  ],
  [
    'a phase that does not exist',
    () =>
      inserting({
        phase: 'other',
        legs: [
          [ids.aHeld, -5n],
          [ids.aAvailable, 5n],
        ],
      }),
    'transfer_phase_known',
  ],
  [
    'an environment that does not exist',
    () => inserting({ environment: 'other', legs: honestLegs() }),
    'transfer_in_one_environment',
  ],
  [
    'a transfer without an environment',
    () =>
      `insert into ledger.transfers (reference, kind, environment, leg_accounts, leg_amounts)
        values ('attempt', 'payment', null, '{${ids.clearing},${ids.aAvailable}}', '{-5,5}')`,
    NOT_NULL,
  ],
  [
    'a transfer without a phase',
    () =>
      `insert into ledger.transfers (reference, kind, phase, environment, leg_accounts, leg_amounts)
        values ('attempt', 'payment', null, 'test', '{${ids.aHeld},${ids.aAvailable}}', '{-5,5}')`,
    'transfer_legs_ascending',
  ],
  [
    'a good transfer followed by a bad one in one statement',
    () =>
      `${inserting({ reference: 'good', legs: honestLegs() })},
        ('bad', 'payment', 'single', 'test', null, '{${ids.clearing},${ids.aAvailable}}', '{-5,6}')`,
    'transfer_balances',
  ],
  [
    'a good transfer followed by a bad one in one call',
    () =>
      postAll([
        ['good', honest()],
        ['bad', `{${ids.clearing},${ids.aAvailable}}`, '{-5,6}'],
      ]),
    'transfer_balances',
  ],
  [
    'the same reference twice in one call',
    () =>
      postAll([
        ['twice', honest()],
        ['twice', honest()],
      ]),
    'transfer_posts_once',
  ],
  [
    'the same reservation resolved twice in one call',
    () =>
      postAll([
        ['one', `{${ids.clearing},${ids.aHeld}}`, '{300,-300}', 'post', 'openOfA:reserve'],
        ['two', `{${ids.clearing},${ids.aHeld}}`, '{300,-300}', 'post', 'openOfA:reserve'],
      ]),
    'merchant_balance_never_negative',
  ],
  [
    'an unknown reservation in a call',
    () => postAll([['post', `{${ids.clearing},${ids.aHeld}}`, '{300,-300}', 'post', 'nothing:reserve']]),
    'reservation_released_exactly',
  ],
  ['legs that are no list in a call', () => postAll([['bad', '5; drop table x', '{1}']]), MALFORMED_ARRAY],
  [
    'lists of different lengths in a call',
    () => `select ledger.post_all('{one,two}', '{payment}', '{single}', '{test}', '{null}',
      array['${honest()}', '${honest()}'], '{"{-5,5}","{-5,5}"}')`,
    NOT_NULL,
  ],
  ['accounts for nobody', () => 'select ledger.open_accounts(null)', 'account_kind_known'],
];

const honest = () => `{${ids.clearing},${ids.aAvailable}}`;

/** A call of ledger.post_all. */
function postAll(
  transfers: readonly (readonly [
    reference: string,
    accounts: string,
    amounts?: string,
    phase?: string,
    reservation?: string,
  ])[],
): string {
  const texts = (values: readonly (string | null)[]) =>
    `array[${values.map((value) => (value === null ? 'null' : `'${value}'`)).join(', ')}]::text[]`;
  return `select ledger.post_all(${texts(transfers.map(([reference]) => reference))},
    ${texts(transfers.map(() => 'payment'))}, ${texts(transfers.map(([, , , phase = 'single']) => phase))},
    ${texts(transfers.map(() => 'test'))}, ${texts(transfers.map(([, , , , reservation = null]) => reservation))},
    ${texts(transfers.map(([, accounts]) => accounts))},
    ${texts(transfers.map(([, , amounts = '{-5,5}']) => amounts))})`;
}

/** Ways around the transfers: refused to the owner by triggers, and to the application by its rights. */
const REFUSED_AROUND_TRANSFERS: readonly (readonly [what: string, sql: Sql])[] = [
  ['a changed balance', () => `update ledger.accounts set balance_minor = 5 where id = ${ids.aAvailable}`],
  [
    'an account given to another',
    () => `update ledger.accounts set business_id = 'b' where id = ${ids.aAvailable}`,
  ],
  ['an account born with a balance', () => openAccount('balance_minor', 5)],
  ['an account born with a sequence', () => openAccount('last_sequence', 5)],
  [
    'an account changed on conflict',
    () => `insert into ledger.accounts (business_id, environment, asset, kind) values ('a', 'test', 'NGN', 'available')
      on conflict (business_id, environment, asset, kind, shard) do update set balance_minor = 5`,
  ],
  ['an edited transfer', () => `update ledger.transfers set reference = 'other' where id = ${ids.credit}`],
  ['an edited transfer that matches no row', () => `update ledger.transfers set kind = 'x' where id = -1`],
  ['an edited entry', () => `update ledger.entries set amount_minor = 5 where transfer_id = ${ids.credit}`],
  ...['accounts', 'transfers', 'entries'].flatMap(
    (table) =>
      [
        [`deleted ${table}`, () => `delete from ledger.${table}`],
        // With what refers to it, which would be refused before the trigger is asked.
        [`truncated ${table}`, () => `truncate ledger.${table} cascade`],
      ] as const,
  ),
  ['everything truncated', () => 'truncate ledger.accounts, ledger.transfers, ledger.entries cascade'],
  [
    'loose entries that balance',
    () => `insert into ledger.entries (account_id, sequence, transfer_id, amount_minor, balance_after_minor)
      values (${ids.aAvailable}, 900, ${ids.credit}, 5, 5), (${ids.bAvailable}, 900, ${ids.credit}, -5, 5)`,
  ],
  [
    'a balance changed inside a block',
    () => `do $$ begin update ledger.accounts set balance_minor = 5 where id = ${ids.aAvailable}; end $$`,
  ],
];

function openAccount(column: string, value: number): string {
  return `insert into ledger.accounts (business_id, environment, asset, kind, ${column})
    values ('c', 'test', 'NGN', 'available', ${value})`;
}

/** What the application has no right to. */
const REFUSED_TO_THE_APPLICATION: readonly (readonly [what: string, sql: Sql])[] = [
  ...['accounts', 'transfers', 'entries'].flatMap(
    (table) =>
      [
        [`triggers of ${table} switched off`, () => `alter table ledger.${table} disable trigger all`],
        [
          // Granting what one may not grant is only a warning; what counts is that it gives nothing.
          `${table} deleted after giving itself the right`,
          () => `grant all on ledger.${table} to merchant_payments_app; delete from ledger.${table}`,
        ],
        [
          `${table} locked against readers`,
          () => `do $$ begin lock table ledger.${table} in access exclusive mode; end $$`,
        ],
        [`${table} dropped`, () => `drop table ledger.${table}`],
      ] as const,
  ),
  ['the trigger dropped', () => 'drop trigger apply_transfer on ledger.transfers'],
  ['the rule against skipped conflicts dropped', () => 'drop rule no_skipped_conflicts on ledger.transfers'],
  ['triggers switched off for the session', () => 'set session_replication_role = replica'],
  ['rows locked', () => `select from ledger.accounts where id = ${ids.aAvailable} for update`],
  [
    'an account of its own',
    () => `insert into ledger.accounts (business_id, environment, asset, kind)
    values ('c', 'test', 'NGN', 'available')`,
  ],
  ['a transfer with an id of its own', () => insertingWith('id', '987654')],
  ['a transfer that a batch is said to have applied', () => insertingWith('applied_by_batch', 'true')],
  ['a transfer with a time of its own', () => insertingWith('created_at', "'2001-01-01'")],
  ['the trigger function called', () => 'select ledger.apply_transfer()'],
  [
    'the trigger function put on a table of its own',
    () => `create temporary table fake (like ledger.transfers);
      create trigger fake before insert on fake for each row execute function ledger.apply_transfer();
      insert into fake (id, reference, kind, phase, environment, leg_accounts, leg_amounts)
        values (${ids.credit}, 'fake', 'payment', 'single', 'test', '{${ids.clearing},${ids.aAvailable}}', '{-5,5}')`,
  ],
  [
    'a balance changed from a trigger of its own',
    () => `create temporary table door (one integer);
      create function pg_temp.walk_in() returns trigger language plpgsql as
        $$ begin update ledger.accounts set balance_minor = 5 where id = ${ids.aAvailable}; return new; end $$;
      create trigger door before insert on door for each row execute function pg_temp.walk_in();
      insert into door values (1)`,
  ],
  ['the next id taken', () => `select nextval('ledger.transfers_id_seq')`],
  ['the ids set back', () => `select setval('ledger.transfers_id_seq', 1)`],
  [
    'a function in the ledger',
    () => `create function ledger.extra() returns integer language sql as 'select 1'`,
  ],
  ['a table in the ledger', () => 'create table ledger.extra (one integer)'],
  ['the record of a transaction changed in its money', () => 'update transactions set amount_minor = 5'],
  ['the record of a transaction deleted', () => 'delete from transactions'],
  ['the audit log edited', () => `update audit_log set actor = 'nobody'`],
  ['the audit log emptied', () => 'delete from audit_log'],
  [
    'a batch of its own',
    () => `insert into ledger.batches values ('{one}', '{payment}', '{test}', '{}', '{}')`,
  ],
];

function insertingWith(column: string, value: string): string {
  return `insert into ledger.transfers (reference, kind, environment, leg_accounts, leg_amounts, ${column})
    values ('attempt', 'payment', 'test', '{${ids.clearing},${ids.aAvailable}}', '{-5,5}', ${value})`;
}

/** Everything the ledger's tables hold, as one value. */
async function ledgerDigest(): Promise<unknown> {
  const { rows } = await clients.owner.query(`select
    (select md5(string_agg(account::text, '|' order by id)) from ledger.accounts account) as accounts,
    (select md5(string_agg(transfer::text, '|' order by id)) from ledger.transfers transfer) as transfers,
    (select md5(string_agg(entry::text, '|' order by account_id, sequence)) from ledger.entries entry) as entries`);
  return rows[0];
}

async function expectRefused(role: 'application' | 'owner', sql: string, refusal: Refusal): Promise<void> {
  const before = await ledgerDigest();
  const answer = await clients[role].query(sql).then(
    () => 'accepted',
    (error: { code?: string; constraint?: string }) => error.constraint ?? error.code,
  );
  expect({ answer, ledger: await ledgerDigest() }).toEqual({ answer: refusal, ledger: before });
}

/** What a batch refuses as the trigger of a single transfer does, though good ones stand before and after it. */
const REFUSED_IN_A_BATCH: readonly (readonly [
  what: string,
  legs: () => readonly [string, string],
  Refusal,
])[] = [
  ['legs that do not sum to zero', () => [honest(), '{-5,6}'], 'transfer_balances'],
  [
    'legs that sum to zero over two assets only',
    () => [`{${ids.clearing},${ids.aUsdt}}`, '{-5,5}'],
    'transfer_balances',
  ],
  ['more than a merchant has', () => [honest(), '{100000,-100000}'], 'batch_keeps_rules'],
  ['legs out of order', () => [`{${ids.aAvailable},${ids.clearing}}`, '{5,-5}'], 'batch_keeps_rules'],
  ['the same account twice', () => [`{${ids.aAvailable},${ids.aAvailable}}`, '{5,-5}'], 'batch_keeps_rules'],
  [
    'two shards of one platform account',
    () => [`{${ids.clearing},${ids.clearing + 1n}}`, '{5,-5}'],
    'batch_keeps_rules',
  ],
  ['a leg without an account', () => ['{null,5}', '{5,-5}'], NOT_NULL],
  ['a leg without an amount', () => [honest(), '{5,null}'], NOT_NULL],
  ['more accounts than amounts', () => [honest(), '{5}'], NOT_NULL],
  ['one leg', () => [`{${ids.aAvailable}}`, '{5}'], 'transfer_balances'],
  ['no legs', () => ['{}', '{}'], 'batch_keeps_rules'],
  ['amounts of zero', () => [honest(), '{0,0}'], 'batch_keeps_rules'],
  ['an account that does not exist', () => [`{${ids.clearing},987654321}`, '{-5,5}'], NOT_NULL],
  ['accounts that do not exist', () => ['{987654321,987654322}', '{-5,5}'], NOT_NULL],
  ['legs of two environments', () => [`{${ids.clearing},${ids.aProd}}`, '{-5,5}'], 'batch_keeps_rules'],
  [
    'held money that moves in one phase',
    () => [`{${ids.clearing},${ids.aHeld}}`, '{-5,5}'],
    'batch_keeps_rules',
  ],
];

describe.each(['application', 'owner'] as const)('in a batch the database refuses the %s', (role) => {
  it.each(REFUSED_IN_A_BATCH)('%s', async (_what, legs, refusal) => {
    const [accounts, amounts] = legs();
    await expectRefused(
      role,
      postAll([
        ['before', honest()],
        ['attempt', accounts, amounts],
        ['after', honest()],
      ]),
      refusal,
    );
  });

  it('money that is there only after it was taken', () =>
    expectRefused(
      role,
      postAll([
        ['taken', honest(), '{5000,-5000}'],
        ['given', honest(), '{-5000,5000}'],
      ]),
      'batch_keeps_rules',
    ));
});

/** Runs the statement, of PL/pgSQL, in a trigger of a temporary table. All of it is undone when the statement fails. */
function fromATrigger(statement: string): string {
  return `create temp table bait (number integer);
    create function pg_temp.post() returns trigger language plpgsql as $$ begin
      ${statement};
      return null;
    end $$;
    create trigger post before insert on bait for each row execute function pg_temp.post();
    insert into bait values (1)`;
}

describe.each(['application', 'owner'] as const)('from a trigger of its own the %s cannot post', (role) => {
  it('without legs, past the trigger of the transfers', () =>
    expectRefused(
      role,
      fromATrigger(
        `insert into ledger.transfers (reference, kind, environment) values ('loose', 'payment', 'test')`,
      ),
      'transfer_has_two_legs',
    ));

  it('what breaks a rule', () =>
    expectRefused(
      role,
      fromATrigger(
        inserting({
          legs: [
            [ids.clearing, -5n],
            [ids.aAvailable, 6n],
          ],
        }),
      ),
      'transfer_balances',
    ));
});

it('the application cannot say that a batch has moved the money of its transfer', () =>
  expectRefused(
    'application',
    fromATrigger(
      `insert into ledger.transfers (reference, kind, environment, applied_by_batch)
         values ('loose', 'payment', 'test', true)`,
    ),
    INSUFFICIENT_PRIVILEGE,
  ));

it.each([true, false])('the owner cannot say by hand that a batch has moved the money: %s', (value) =>
  expectRefused(
    'owner',
    `insert into ledger.transfers (reference, kind, environment, applied_by_batch)
       values ('loose', 'payment', 'test', ${value})`,
    'transfer_has_two_legs',
  ),
);

describe('a trigger cannot call ledger.post_all, which posts as the owner,', () => {
  const releasing = () => `{${ids.aAvailable},${ids.aHeld}}`;
  const cases: readonly (readonly [what: string, posting: Sql])[] = [
    ['for a transfer whose legs do not balance', () => postAll([['loose', honest(), '{-5,6}']])],
    ['for an honest transfer', () => postAll([['loose', honest()]])],
    [
      'for the void of an open reservation',
      () => postAll([['loose', releasing(), '{300,-300}', 'void', 'openOfA:reserve']]),
    ],
    [
      'for the void of an open reservation, without legs',
      () => postAll([['loose', '{}', '{}', 'void', 'openOfA:reserve']]),
    ],
    [
      'for two transfers',
      () =>
        postAll([
          ['loose', honest()],
          ['looser', honest()],
        ]),
    ],
  ];

  it.each(cases)('%s', async (_what, posting) => {
    await expectRefused('application', fromATrigger(`perform (${posting()})`), INSUFFICIENT_PRIVILEGE);
    await expectSoundBooks(database);
  });
});

describe.each(['application', 'owner'] as const)('the database refuses the %s', (role) => {
  it.each(REFUSED_TO_EVERYBODY)('%s', (_what, sql, refusal) => expectRefused(role, sql(), refusal));

  it.each(REFUSED_AROUND_TRANSFERS)('%s', (_what, sql) => expectRefused(role, sql(), INSUFFICIENT_PRIVILEGE));
});

describe('the database refuses the application', () => {
  it.each(REFUSED_TO_THE_APPLICATION)('%s', (_what, sql) =>
    expectRefused('application', sql(), INSUFFICIENT_PRIVILEGE),
  );
});

describe('the database lets the application', () => {
  it('post a transfer of the same form as those it refuses, alone and with others', async () => {
    const before = await ledgerDigest();
    await clients.application.query(inserting({ reference: 'honest', legs: honestLegs() }));
    await clients.application.query(
      postAll([
        ['honest-one', honest()],
        ['honest-two', `{${ids.clearing},${ids.aHeld}}`, '{300,-300}', 'post', 'openOfA:reserve'],
      ]),
    );
    expect(await ledgerDigest()).not.toEqual(before);
    const { rows } = await clients.owner.query<{ balance_minor: string }>(
      `select balance_minor from ledger.accounts where id in (${ids.aAvailable}, ${ids.aHeld}) order by kind`,
    );
    expect(rows.map((row) => row.balance_minor)).toEqual(['710', '0']);
  });

  it('leave a ledger that verifies after all those attempts', () => expectSoundBooks(database));
});
