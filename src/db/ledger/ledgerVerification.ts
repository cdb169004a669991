import {
  HELD_KINDS,
  type HeldKind,
  OPERATOR_FLOWS,
  type OperatorFlow,
  type TransactionFlow,
} from '../../contract/kinds.ts';
import type { Database } from '../core/database.ts';
import { rawSql, sql, statement } from '../core/sql.ts';

/** What one check found. */
export interface LedgerCheck {
  readonly name: string;
  /** What must hold, in one sentence. */
  readonly description: string;
  /** How many rows of the kind it is about the check went through. */
  readonly examined: number;
  /** What does not hold, one sentence each, the first 20. */
  readonly violations: readonly string[];
}

/** What verifying the ledger came to. */
export interface LedgerVerification {
  /** Whether every check found the ledger as it must be. */
  readonly ok: boolean;
  readonly checked: readonly LedgerCheck[];
  /** The moment that the checks saw, ISO 8601. */
  readonly asOf: string;
  /** Whether it went through the whole ledger, or through what has changed since a moment. */
  readonly scope: VerificationScope;
}
export type VerificationScope = 'whole' | 'recent';

/** The rows that a check goes through, as SQL: those of the whole ledger, or of the transfers since a moment. */
interface Examined {
  readonly entries: string;
  readonly transfers: string;
}
const WHOLE: Examined = { entries: 'ledger.entries', transfers: 'ledger.transfers' };
const RECENT: Examined = { entries: 'recent_entries', transfers: 'recent_transfers' };

/** The moment since which a recent verification looks, see `recentSql`. */
const SINCE = '(select since from verified)';

/** The rows of RECENT, which each statement of a recent verification begins with. @param since ISO 8601. */
const recentSql = (since: string) => sql`verified (since) as (select ${since}::timestamptz),
  recent_transfers as materialized (
    select id, reference, kind, phase, environment, reservation_id from ledger.transfers where created_at >= ${rawSql(SINCE)}
  ), recent_entries as materialized (
    select entry.* from recent_transfers transfer join ledger.entries entry on entry.transfer_id = transfer.id
  )`;

/** Enough to see what kind of damage it is, without printing millions of lines. */
const MAX_VIOLATIONS = 20;

/** How `account` rows are named in violations, from the columns of an `account` in the query. */
const ACCOUNT_NAME = `format('Account %s (%s, %s %s %s)', account.id, coalesce(account.business_id, 'platform'),
  account.environment, account.asset, account.kind)`;

/** Each `account` with the sum of its `entries`; an account without entries has none. */
const SUMMED_ACCOUNTS = `ledger.accounts account left join (
    select account_id, sum(amount_minor) as sum_minor from ledger.entries group by account_id
  ) entries on entries.account_id = account.id`;

/** What can be counted, and so be the figure of a check: SQL of a number. */
const FIGURES = {
  accounts: '(select count(*) from ledger.accounts)',
  heldAccounts: "(select count(*) from ledger.accounts where kind = 'held')",
  debts: "(select count(*) from ledger.accounts where kind = 'debt' and last_sequence > 0)",
  books: '(select count(*) from (select distinct environment, asset from ledger.accounts) book)',
  entries: '(select count(*) from ledger.entries)',
  transfers: '(select count(*) from ledger.transfers)',
  resolutions: "(select count(*) from ledger.transfers where phase in ('post', 'void'))",
  transactions: '(select count(*) from transactions) + (select count(*) from usdt_sales)',
  days: '(select count(*) from daily_totals)',
  settledSessions: "(select count(*) from crypto_payments where status = 'SETTLED')",
  openHolds: '(select count(*) from wallet_holds where held_minor > 0)',
  operatorsActs:
    '(select count(*) from balance_adjustments) + (select count(*) from wallet_holds) + (select count(*) from wallet_hold_releases)',
};

/** What is counted of what has changed since a moment; the other figures are those of the whole ledger. */
const RECENT_FIGURES: Partial<Record<keyof typeof FIGURES, string>> = {
  entries: '(select count(*) from recent_entries)',
  transfers: '(select count(*) from recent_transfers)',
  resolutions: "(select count(*) from recent_transfers where phase in ('post', 'void'))",
  transactions: `(select count(*) from transactions where updated_at >= ${SINCE})
    + (select count(*) from usdt_sales where updated_at >= ${SINCE})`,
};

/**
 * SQL with one column `violation` and one row per violation, or what the comparison with the records finds. `recent` is the
 * same of what has changed since a moment, on top of a ledger that was sound then; a check without it needs the whole ledger.
 */
type Violations =
  | { readonly query: string; readonly recent?: string }
  | { readonly finding: 'missing' | 'excess' };

/** A check that goes through each entry or transfer by itself, so that some can be left out. */
const ofEach = (query: (examined: Examined) => string) => ({ query: query(WHOLE), recent: query(RECENT) });

/** A check that goes through the accounts only, of which there are few. */
const ofAccounts = (query: string) => ({ query, recent: query });

type Check = Pick<LedgerCheck, 'name' | 'description'> & {
  readonly examines: keyof typeof FIGURES;
} & Violations;

// What domain/ledger/ledger.ts posts for the records is written a second time here on purpose: a check that asked the code it
// checks would find nothing.

/** An entry on an account of the platform, or of the merchant where it says so, its amount as SQL about a `record`. */
type SharedOut = readonly [
  asset: 'NGN' | 'USDT',
  accountKind: string,
  amountMinor: string,
  isMerchant?: boolean | undefined,
];

/** What is held for an order, and how it is shared out when the order completes. */
interface Held {
  readonly asset: 'NGN' | 'USDT';
  readonly heldMinor: string;
  readonly sharedOut: readonly SharedOut[];
}

/** How a fee is shared out: each tax to its own account, also one that the platform pays, and the rest of what the merchant paid is earned. */
const CHARGED: readonly SharedOut[] = [
  [
    'NGN',
    'fees',
    "record.fee_minor - charge_minor(record.charges, 'vat') - charge_minor(record.charges, 'stamp_duty')",
  ],
  ['NGN', 'vat', "charge_minor(record.charges, 'vat')"],
  ['NGN', 'stamp_duty', "charge_minor(record.charges, 'stamp_duty')"],
];

/** Of naira that leave through a provider: the amount is owed to it, and the fee, where there is one, is shared out. */
const PAID_OUT: Held = {
  asset: 'NGN',
  heldMinor: 'record.amount_minor + record.fee_minor',
  sharedOut: [['NGN', 'provider_clearing', 'record.amount_minor'], ...CHARGED],
};

const SOLD: Held = {
  asset: 'USDT',
  heldMinor: 'record.amount_minor',
  sharedOut: [
    ['USDT', 'conversion', 'record.amount_minor'],
    ['NGN', 'conversion', '-(record.gross_minor + record.margin_minor)'],
    // A sale into the wallet pays no bank.
    ['NGN', 'provider_clearing', "case when record.bank_code = 'wallet' then 0 else record.net_minor end"],
    ['NGN', 'available', "case when record.bank_code = 'wallet' then record.net_minor else 0 end", true],
    ...CHARGED,
    ['NGN', 'commission', 'record.margin_minor'],
  ],
};

/** As a list of SQL. */
const LISTED_OPERATOR_FLOWS = OPERATOR_FLOWS.map((flow) => `'${flow}'`).join(', ');

/** What is held for the orders of a kind: of every one whose record is a transaction, naira that leave. */
const heldOf = (kind: HeldKind): Held => (kind === 'usdt_sale' ? SOLD : PAID_OUT);

/** What reaches the merchant, in kobo, and what the platform earns, when money that has arrived is credited. */
const CREDITED: Record<
  Exclude<TransactionFlow, HeldKind | OperatorFlow | 'refund' | 'chargeback' | 'debt_repayment'>,
  { readonly reference: string; readonly netMinor: string; readonly commissionMinor: string }
> = {
  payment: {
    reference: 'record.id',
    netMinor: 'record.amount_minor - record.fee_minor',
    commissionMinor: 'record.fee_minor',
  },
  vendor_credit: {
    reference: `'vendor_credit:' || credit.provider || ':' || credit.provider_reference`,
    netMinor: 'record.amount_minor - record.fee_minor',
    commissionMinor: 'record.fee_minor',
  },
  collection: {
    reference: `record.id || ':credit'`,
    netMinor: 'record.amount_minor',
    commissionMinor: 'collection.margin_minor',
  },
};

type HeldStep = 'reserve' | 'post' | 'void' | 'reversal';

/** The demands of one step of an order, one SQL row for each entry. */
function stepRows(
  { kind, step, statuses }: { kind: HeldKind; step: HeldStep; statuses: readonly string[] },
  entries: readonly SharedOut[],
): readonly string[] {
  const phase = step === 'reversal' ? 'single' : step;
  const reservation = step === 'post' || step === 'void' ? `record.id || ':reserve'` : 'null::text';
  return entries.map(
    ([asset, accountKind, amountMinor, isMerchant = false]) =>
      `('${kind}', array['${statuses.join(`', '`)}'], record.id || ':${step}', '${kind}_${step}', '${phase}',
        ${reservation}, ${isMerchant}, '${asset}', '${accountKind}', ${amountMinor})`,
  );
}

function heldRows(kind: HeldKind): readonly string[] {
  const { asset, heldMinor, sharedOut } = heldOf(kind);
  const merchant = (accountKind: string, amountMinor: string) =>
    [asset, accountKind, amountMinor, true] as const;
  const undone = sharedOut.map(
    ([of, accountKind, amountMinor, isMerchant]) =>
      [of, accountKind, `-(${amountMinor})`, isMerchant] as const,
  );
  const rows = (step: HeldStep, statuses: readonly string[], entries: readonly SharedOut[]) =>
    stepRows({ kind, step, statuses }, entries);
  const [taken, given] = [`-(${heldMinor})`, heldMinor];
  const reserved = [merchant('available', taken), merchant('held', given)];
  return [
    ...rows('reserve', ['PROCESSING', 'COMPLETED', 'FAILED', 'REVERSED'], reserved),
    ...rows('post', ['COMPLETED', 'REVERSED'], [merchant('held', taken), ...sharedOut]),
    ...rows('void', ['FAILED'], [merchant('held', taken), merchant('available', given)]),
    ...rows('reversal', ['REVERSED'], [merchant('available', given), ...undone]),
  ];
}

function creditedRows(flow: keyof typeof CREDITED): readonly string[] {
  const { reference, netMinor, commissionMinor } = CREDITED[flow];
  const row = (isMerchant: boolean, accountKind: string, amountMinor: string) =>
    `('${flow}', array['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED'], ${reference}, '${flow}', 'single', null, ${isMerchant}, 'NGN', '${accountKind}',
      ${amountMinor})`;
  return [
    row(true, 'available', netMinor),
    row(false, 'provider_clearing', `-(${netMinor} + ${commissionMinor})`),
    row(false, 'commission', commissionMinor),
  ];
}

/** A refund gives back what its payment brought: the net amount by the merchant, its commission by the platform. */
const REFUNDED_ROWS = (
  [
    ['available', '-(record.amount_minor - record.fee_minor)'],
    ['provider_clearing', 'record.amount_minor'],
    ['commission', '-record.fee_minor'],
  ] as const
).map(
  ([accountKind, amountMinor]) =>
    `('refund', array['COMPLETED'], record.id, 'payment_refund', 'single', null, ${accountKind === 'available'}, 'NGN',
      '${accountKind}', ${amountMinor})`,
);

/** A chargeback takes amount and fee of the merchant. One that is won gives back the amount, and of the fee what is returned. */
const CHARGED_BACK_ROWS = (
  [
    ['', 'available', '-(record.amount_minor + record.fee_minor)'],
    ['', 'provider_clearing', 'record.amount_minor'],
    ['', 'fees', 'record.fee_minor'],
    ['won', 'available', 'record.amount_minor + chargeback.returned_fee_minor'],
    ['won', 'provider_clearing', '-record.amount_minor'],
    ['won', 'fees', '-chargeback.returned_fee_minor'],
  ] as const
).map(([end, accountKind, amountMinor]) =>
  end === 'won'
    ? `('chargeback', array['REVERSED'], record.id || ':won', 'chargeback_won', 'single', null, ${accountKind === 'available'},
        'NGN', '${accountKind}', ${amountMinor})`
    : `('chargeback', array['COMPLETED', 'REVERSED'], record.id, 'chargeback', 'single', null, ${accountKind === 'available'},
        'NGN', '${accountKind}', ${amountMinor})`,
);

/** What repays a debt leaves the wallet. Both accounts are the merchant's. */
const REPAID_ROWS = (
  [
    ['available', '-record.amount_minor'],
    ['debt', 'record.amount_minor'],
  ] as const
).map(
  ([accountKind, amountMinor]) =>
    `('debt_repayment', array['COMPLETED'], record.id, 'debt_repayment', 'single', null, true, 'NGN', '${accountKind}', ${amountMinor})`,
);

/** SQL of the entries that the records of a table demand, from the rows of each flow kept there. */
function demandedBy(
  { records, flowOf, isRecent }: { records: string; flowOf: string; isRecent: boolean },
  rows: readonly string[],
): string {
  return `
  select demanded.reference, demanded.kind, demanded.phase, record.environment, demanded.reservation_reference,
      case when demanded.is_merchant then record.business_id end as business_id, demanded.asset, demanded.account_kind,
      demanded.amount_minor::numeric as amount_minor
    from ${records}
    cross join lateral (values ${rows.join(',\n      ')}) demanded (flow, statuses, reference, kind, phase,
      reservation_reference, is_merchant, asset, account_kind, amount_minor)
    where demanded.flow = ${flowOf} and record.status = any(demanded.statuses) and demanded.amount_minor <> 0
      ${isRecent ? `and record.updated_at >= ${SINCE}` : ''}`;
}

const HELD_FLOWS = Object.keys(HELD_KINDS) as readonly HeldKind[];
const CREDITED_FLOWS = Object.keys(CREDITED) as readonly (keyof typeof CREDITED)[];
const isTransaction = (kind: HeldKind) => HELD_KINDS[kind].record.table === 'transactions';

/** The flows of transactions whose demands are known. A record of any other flow is a violation, whatever it demands. */
const KNOWN_FLOWS = [
  'refund',
  'chargeback',
  'debt_repayment',
  // What operators did demands its transfers by its own records.
  ...OPERATOR_FLOWS,
  ...CREDITED_FLOWS,
  ...HELD_FLOWS.filter(isTransaction),
];

/** The entries that the records demand, one row each: a record's flow, status and amounts say which. */
const demandedSql = (isRecent: boolean) =>
  [
    demandedBy(
      {
        records: `transactions record
    left join vendor_credits credit on credit.transaction_id = record.id
    left join collections collection on collection.transaction_id = record.id
    left join chargebacks chargeback on chargeback.transaction_id = record.id`,
        flowOf: 'record.flow',
        isRecent,
      },
      [
        ...CREDITED_FLOWS.flatMap(creditedRows),
        ...REFUNDED_ROWS,
        ...CHARGED_BACK_ROWS,
        ...REPAID_ROWS,
        ...HELD_FLOWS.filter(isTransaction).flatMap(heldRows),
      ],
    ),
    ...HELD_FLOWS.filter((kind) => !isTransaction(kind)).map((kind) =>
      demandedBy(
        { records: `${HELD_KINDS[kind].record.table} record`, flowOf: `'${kind}'`, isRecent },
        heldRows(kind),
      ),
    ),
  ].join(' union all ');

/**
 * The same of what is not a transaction: settled sessions, refunds of their deposits, what the USDT contract took of sweeps and
 * refunds, unexpected deposits that an operator credited, what operators moved between the treasury and cold storage, what they
 * booked as lost, what they corrected by hand, and what they hold of wallets and released.
 */
const DEMANDED_BESIDE_TRANSACTIONS = `
  select demanded.reference, demanded.kind, 'single', record.environment, null,
      case when demanded.account_kind = 'available' then record.business_id end, 'USDT', demanded.account_kind,
      demanded.amount_minor
    from (
      select id as reference, 'crypto_settlement' as kind, environment, business_id,
          amount_received_minor::numeric as received_minor, amount_credited_minor::numeric as credited_minor
        from crypto_payments where status = 'SETTLED'
      union all
      select 'crypto_deposit:' || tx_id || ':' || log_index, 'crypto_deposit', environment, business_id, amount_minor,
          amount_minor
        from chain_deposits where status = 'CREDITED' and reason is not null
    ) record
    cross join lateral (values
      (record.reference, record.kind, 'custody', -record.received_minor),
      (record.reference, record.kind, 'fees', record.received_minor - record.credited_minor),
      (record.reference, record.kind, 'available', record.credited_minor)
    ) demanded (reference, kind, account_kind, amount_minor)
    where demanded.amount_minor <> 0
  union all
  select record.id || ':' || demanded.step, 'crypto_refund_' || demanded.step, demanded.step, record.environment,
      case when demanded.step <> 'reserve' then record.id || ':reserve' end,
      case when demanded.account_kind <> 'custody' then record.business_id end, 'USDT', demanded.account_kind,
      demanded.amount_minor::numeric
    from crypto_refunds record
    cross join lateral (values
      ('reserve', null, 'available', -record.amount_minor), ('reserve', null, 'held', record.amount_minor),
      ('post', 'COMPLETED', 'held', -record.amount_minor), ('post', 'COMPLETED', 'custody', record.amount_minor),
      ('void', 'CANCELED', 'held', -record.amount_minor), ('void', 'CANCELED', 'available', record.amount_minor)
    ) demanded (step, status, account_kind, amount_minor)
    where record.source = 'balance' and (demanded.status is null or demanded.status = record.status)
  union all
  select 'token_fee/' || record.tx_id, 'token_fee', 'single', record.environment, null,
      null, 'USDT', demanded.account_kind, demanded.amount_minor::numeric
    from (
      select moved.tx_id, moved.token_fee_minor, sweep.environment
        from crypto_sweep_transactions moved join crypto_sweeps sweep on sweep.id = moved.sweep_id
      union all
      select tx_id, token_fee_minor, environment from crypto_refunds
    ) record
    cross join lateral (values ('custody', record.token_fee_minor), ('fees', -record.token_fee_minor))
      demanded (account_kind, amount_minor)
    where record.token_fee_minor > 0
  union all
  select 'treasury/' || record.tx_id || '/' || record.log_index, 'treasury_movement', 'single', record.environment, null,
      null, 'USDT', demanded.account_kind, demanded.amount_minor::numeric
    from treasury_movements record
    cross join lateral (values
      (case when record.direction in ('in', 'cold_storage_fee') then 'cold_storage' else 'custody' end,
        record.amount_minor),
      (case record.direction when 'out' then 'cold_storage' when 'in' then 'custody' else 'fees' end,
        -record.amount_minor)
    ) demanded (account_kind, amount_minor)
  union all
  select 'crypto_loss:' || record.id, 'crypto_loss', 'single', record.environment, null,
      case when demanded.account_kind = 'available' then record.business_id end, 'USDT', demanded.account_kind,
      demanded.amount_minor::numeric
    from crypto_losses record
    cross join lateral (values
      ('custody', record.amount_minor),
      (case record.borne_by when 'merchant' then 'available' else 'fees' end, -record.amount_minor)
    ) demanded (account_kind, amount_minor)
    where record.borne_by <> 'payer'
  union all
  select record.id, 'adjustment', 'single', record.environment, null,
      case when demanded.account_kind = 'available' then record.business_id end, record.asset, demanded.account_kind,
      demanded.amount_minor::numeric
    from balance_adjustments record
    cross join lateral (values
      ('available', record.amount_minor),
      (case record.asset when 'NGN' then 'provider_clearing' else 'custody' end, -record.amount_minor)
    ) demanded (account_kind, amount_minor)
  union all
  select hold.id || ':' || record.part || ':' || demanded.step, 'wallet_hold_' || demanded.step, demanded.step,
      hold.environment, case demanded.step when 'void' then hold.id || ':' || record.part || ':reserve' end,
      hold.business_id, hold.asset, demanded.account_kind, demanded.amount_minor::numeric
    from (
      select id, 1 as part, amount_minor as reserved_minor, part > 1 as is_released from wallet_holds
      union all
      select release.hold_id, release.part + 1, release.remaining_minor, hold.part > release.part + 1
        from wallet_hold_releases release join wallet_holds hold on hold.id = release.hold_id
        where release.remaining_minor > 0
    ) record
    join wallet_holds hold on hold.id = record.id
    cross join lateral (values
      ('reserve', 'available', -record.reserved_minor), ('reserve', 'held', record.reserved_minor),
      ('void', 'held', -record.reserved_minor), ('void', 'available', record.reserved_minor)
    ) demanded (step, account_kind, amount_minor)
    where demanded.step = 'reserve' or record.is_released`;

/** The entries that transfers have, in the same columns. No record demands what a debt lends: it follows from the wallet, see `debts_follow_wallets`. */
const POSTED = `
  select transfer.reference, transfer.kind, transfer.phase, transfer.environment,
      reservation.reference as reservation_reference, account.business_id, account.asset,
      account.kind as account_kind, entry.amount_minor::numeric as amount_minor
    from ledger.transfers transfer
    left join ledger.transfers reservation on reservation.id = transfer.reservation_id
    join ledger.entries entry on entry.transfer_id = transfer.id
    join ledger.accounts account on account.id = entry.account_id
    where transfer.kind <> 'debt_incurred'`;

// Grouping counts both sides in one pass, and goes to disk where it must; EXCEPT would keep all entries in memory.
const compareSql = (posted: string, demanded: string) => `
    differing as materialized (
      select reference, kind, phase, environment, reservation_reference, business_id, asset, account_kind,
          amount_minor, sum(side) as surplus
        from (select *, 1 as side from (${posted}) posted union all select *, -1 from (${demanded}) demanded) both_sides
        group by 1, 2, 3, 4, 5, 6, 7, 8, 9
        having sum(side) <> 0
    ), described as (
      select surplus, reference, format('an entry of %s on the %s account %s in %s', amount_minor, asset,
          concat_ws(' of ', account_kind, business_id), environment) as entry,
          format('%s (%s, %s)', reference, kind, concat_ws(' of ', phase, reservation_reference)) as transfer
        from differing
    )
    (select 'missing' as finding, format('Transfer %s lacks %s.', transfer, entry) as violation
      from described where surplus < 0 limit ${MAX_VIOLATIONS})
    union all
    (select 'excess', format('No record demands %s of transfer %s.', entry, transfer)
      from described where surplus > 0 limit ${MAX_VIOLATIONS})`;

const COMPARE = compareSql(POSTED, `${demandedSql(false)} union all ${DEMANDED_BESIDE_TRANSACTIONS}`);

/** The same of the references of recent transfers, and of those that records demand which have changed since. */
const COMPARE_RECENT = `
    demanded_recently as materialized (${demandedSql(true)}),
    concerned as materialized (select reference from recent_transfers union select reference from demanded_recently),
    ${compareSql(
      `${POSTED} and transfer.reference in (select reference from concerned)`,
      `select * from demanded_recently union all
        select * from (${DEMANDED_BESIDE_TRANSACTIONS}) beside where reference in (select reference from concerned)`,
    )}`;

const KNOWN_FLOWS_SQL = `array[${KNOWN_FLOWS.map((flow) => `'${flow}'`).join(', ')}]`;

const CHECKS: readonly Check[] = [
  {
    name: 'account_balances',
    description: 'The balance of every account is the sum of its entries.',
    examines: 'accounts',
    query: `
      select format('%s has a balance of %s, but its entries sum to %s.', ${ACCOUNT_NAME}, account.balance_minor,
          coalesce(entries.sum_minor, 0)) as violation
        from ${SUMMED_ACCOUNTS}
        where account.balance_minor <> coalesce(entries.sum_minor, 0)`,
    recent: `
      select format('%s has a balance of %s, but its last entry left %s.', ${ACCOUNT_NAME}, account.balance_minor, last_minor)
          as violation
        from (
          select *, coalesce((select balance_after_minor from ledger.entries
              where account_id = accounts.id and sequence = accounts.last_sequence), 0) as last_minor
            from ledger.accounts
        ) account
        where account.balance_minor <> last_minor`,
  },
  {
    name: 'account_sequences',
    description: 'The entries of every account are numbered from 1 without a gap, up to its last sequence.',
    examines: 'accounts',
    query: `
      select format('%s has the last sequence %s, but %s entries, numbered %s to %s.', ${ACCOUNT_NAME},
          account.last_sequence, coalesce(entries.count, 0), coalesce(entries.first, 0), coalesce(entries.last, 0))
          as violation
        from ledger.accounts account
        left join (
          select account_id, count(*) as count, min(sequence) as first, max(sequence) as last
            from ledger.entries group by account_id
        ) entries on entries.account_id = account.id
        where account.last_sequence <> coalesce(entries.count, 0)
          or entries.first <> 1 or entries.last <> entries.count`,
    recent: `
      select format('%s has the last sequence %s, but entries up to %s.', ${ACCOUNT_NAME}, account.last_sequence, last)
          as violation
        from (
          select *, coalesce((select max(sequence) from ledger.entries where account_id = accounts.id), 0) as last
            from ledger.accounts
        ) account
        where account.last_sequence <> last`,
  },
  {
    name: 'running_balances',
    description: 'The balance after every entry is the balance before it plus its amount.',
    examines: 'entries',
    query: `
      select format('Entry %s of account %s: %s before and an amount of %s do not make %s.', sequence, account_id,
          previous_minor, amount_minor, balance_after_minor) as violation
        from (
          select account_id, sequence, amount_minor, balance_after_minor,
              lag(balance_after_minor, 1, 0) over (partition by account_id order by sequence) as previous_minor
            from ledger.entries
        ) entry
        where previous_minor::numeric + amount_minor <> balance_after_minor`,
    recent: `
      select format('Entry %s of account %s: %s before and an amount of %s do not make %s.', entry.sequence,
          entry.account_id, coalesce(previous.balance_after_minor, 0), entry.amount_minor, entry.balance_after_minor)
          as violation
        from recent_entries entry
        left join ledger.entries previous
          on previous.account_id = entry.account_id and previous.sequence = entry.sequence - 1
        where coalesce(previous.balance_after_minor, 0)::numeric + entry.amount_minor <> entry.balance_after_minor
          or (previous.account_id is null) <> (entry.sequence = 1)`,
  },
  {
    name: 'merchants_never_negative',
    description: 'No account of a merchant is, or after any entry was, below zero.',
    examines: 'entries',
    ...ofEach(
      ({ entries }) => `
      select format('%s is at %s.', ${ACCOUNT_NAME}, account.balance_minor) as violation
        from ledger.accounts account
        where account.business_id is not null and account.balance_minor < 0 and account.kind <> 'debt'
      union all
      select format('%s was at %s after its entry %s.', ${ACCOUNT_NAME}, entry.balance_after_minor, entry.sequence)
        from ${entries} entry join ledger.accounts account on account.id = entry.account_id
        where account.business_id is not null and entry.balance_after_minor < 0 and account.kind <> 'debt'`,
    ),
  },
  {
    name: 'debts_follow_wallets',
    description:
      'No debt is, or ever was, below zero. Each covers exactly what the next transfer took beyond the wallet, and each repayment takes all of the wallet or ends the debt.',
    examines: 'debts',
    ...ofEach(
      ({ entries, transfers }) => `
      with moved as materialized (
        select transfer.id, transfer.reference, transfer.kind, entry.sequence, entry.amount_minor,
            entry.balance_after_minor, account.kind as account_kind, account.business_id, account.id as account_id
          from ${transfers} transfer
          join ledger.entries entry on entry.transfer_id = transfer.id
          join ledger.accounts account on account.id = entry.account_id
          where transfer.kind in ('debt_incurred', 'debt_repayment')
      ), debt as (
        select wallet.*, owed.balance_after_minor as owed_minor, owed.account_kind as owed_kind, (
            select cause.balance_after_minor from ledger.entries cause
              join ledger.transfers its on its.id = cause.transfer_id
              where cause.account_id = wallet.account_id and its.reference || ':debt' = wallet.reference
                and cause.sequence = wallet.sequence + 1 and cause.amount_minor < 0
          ) as left_minor
          from moved wallet left join moved owed
            on owed.id = wallet.id and owed.account_kind = 'debt' and owed.business_id = wallet.business_id
              and owed.amount_minor = -wallet.amount_minor
          where wallet.account_kind <> 'debt'
      )
      select format('Debt %s of %s is not what the wallet lacked.', reference, business_id) as violation
        from debt where kind = 'debt_incurred' and (
          account_kind <> 'available' or owed_kind is null or amount_minor <= 0 or left_minor is distinct from 0)
      union all
      select format('Repayment %s of %s takes neither all of the wallet nor all of the debt.', reference, business_id)
        from debt where kind = 'debt_repayment' and (
          account_kind <> 'available' or owed_kind is null or amount_minor >= 0
            or (balance_after_minor <> 0 and owed_minor <> 0))
      union all
      select format('%s was at %s after its entry %s.', ${ACCOUNT_NAME}, entry.balance_after_minor, entry.sequence)
        from ${entries} entry join ledger.accounts account on account.id = entry.account_id
        where account.kind = 'debt' and entry.balance_after_minor > 0
      union all
      select format('%s changed by transfer %s, which is of the kind %s.', ${ACCOUNT_NAME}, transfer.reference, transfer.kind)
        from ledger.accounts account join ${entries} entry on entry.account_id = account.id
        join ledger.transfers transfer on transfer.id = entry.transfer_id
        where account.kind = 'debt' and transfer.kind not in ('debt_incurred', 'debt_repayment')`,
    ),
  },
  {
    name: 'debts_are_repaid_first',
    description:
      'A wallet has nothing available while its business owes something, unless its debts are not repaid first.',
    examines: 'debts',
    ...ofAccounts(`
      select format('%s has %s available and owes %s.', business_id, available.balance_minor, -debt.balance_minor)
          as violation
        from ledger.accounts debt
        join ledger.accounts available using (business_id, environment, asset)
        join businesses business on business.id = business_id
        where debt.kind = 'debt' and debt.balance_minor < 0 and available.kind = 'available'
          and business.repays_debts and available.balance_minor > 0`),
  },
  {
    name: 'alerts_are_applied',
    description:
      'Every wallet has the threshold of its balance alert, and is low while its balance is below that.',
    examines: 'accounts',
    ...ofAccounts(`
      select format('%s has %s and an alert below %s; its wallet has one below %s and is low since %s.', ${ACCOUNT_NAME},
          account.balance_minor, coalesce(alert.threshold_minor::text, 'nothing'), account.alert_below, account.low_since)
          as violation
        from ledger.accounts account
        left join balance_alerts alert using (business_id, environment, asset)
        where account.kind = 'available' and (account.alert_below is distinct from alert.threshold_minor
          or (account.low_since is not null) <> coalesce(account.balance_minor < account.alert_below, false))`),
  },
  {
    name: 'transfers_sum_to_zero',
    description: 'The entries of every transfer sum to zero per asset.',
    examines: 'transfers',
    ...ofEach(
      ({ entries }) => `
      select format('The %s entries of transfer %s sum to %s.', account.asset, entry.transfer_id,
          sum(entry.amount_minor)) as violation
        from ${entries} entry join ledger.accounts account on account.id = entry.account_id
        group by entry.transfer_id, account.asset
        having sum(entry.amount_minor) <> 0`,
    ),
  },
  {
    name: 'transfers_have_entries',
    description: 'Every transfer has at least two entries.',
    examines: 'transfers',
    ...ofEach(
      ({ entries, transfers }) => `
      select format('Transfer %s (%s) has %s entries.', transfer.id, transfer.reference, coalesce(entries.count, 0))
          as violation
        from ${transfers} transfer
        left join (select transfer_id, count(*) as count from ${entries} group by transfer_id) entries
          on entries.transfer_id = transfer.id
        where coalesce(entries.count, 0) < 2`,
    ),
  },
  {
    name: 'transfers_in_one_environment',
    description: 'Every transfer moves money within its own environment only.',
    examines: 'entries',
    ...ofEach(
      ({ entries }) => `
      select format('Transfer %s (%s) of %s has an entry on %s.', transfer.id, transfer.reference,
          transfer.environment, ${ACCOUNT_NAME}) as violation
        from ${entries} entry
        join ledger.transfers transfer on transfer.id = entry.transfer_id
        join ledger.accounts account on account.id = entry.account_id
        where account.environment <> transfer.environment`,
    ),
  },
  {
    name: 'entries_belong',
    description: 'Every entry belongs to a transfer and to an account that exist.',
    examines: 'entries',
    ...ofEach(
      ({ entries }) => `
      select format('Entry %s of account %s, of transfer %s: there is no such %s.', entry.sequence, entry.account_id,
          entry.transfer_id, case when account.id is null then 'account' else 'transfer' end) as violation
        from ${entries} entry
        left join ledger.transfers transfer on transfer.id = entry.transfer_id
        left join ledger.accounts account on account.id = entry.account_id
        where transfer.id is null or account.id is null`,
    ),
  },
  {
    name: 'held_money_moves_in_two_phases',
    description:
      'Held money rises by reservations only, falls by posts and voids only, and each of them moves some.',
    examines: 'transfers',
    ...ofEach(
      ({ entries, transfers }) => `
      select format('Transfer %s (%s), a %s, changes %s by %s.', transfer.id, transfer.reference, transfer.phase,
          ${ACCOUNT_NAME}, entry.amount_minor) as violation
        from ledger.accounts account
        join ${entries} entry on entry.account_id = account.id
        join ledger.transfers transfer on transfer.id = entry.transfer_id
        where account.kind = 'held'
          and (transfer.phase = 'single' or (transfer.phase = 'reserve') <> (entry.amount_minor > 0))
      union all
      select format('Transfer %s (%s), a %s, moves no held money.', transfer.id, transfer.reference, transfer.phase)
        from ${transfers} transfer
        where transfer.phase <> 'single' and not exists (
          select from ledger.entries entry join ledger.accounts account on account.id = entry.account_id
            where entry.transfer_id = transfer.id and account.kind = 'held')`,
    ),
  },
  {
    name: 'reservations_resolved_exactly',
    description:
      'Every post and void resolves one reservation, which no other resolves, and releases exactly what it held; a void gives all of it back.',
    examines: 'resolutions',
    ...ofEach(
      ({ transfers }) => `
      with resolution as materialized (
        select id, reference, phase, environment, reservation_id from ${transfers} where phase in ('post', 'void')
      )
      select format('Transfer %s (%s) resolves no reservation of its environment.', resolution.id,
          resolution.reference) as violation
        from resolution left join ledger.transfers reservation on reservation.id = resolution.reservation_id
        where reservation.id is null or reservation.phase <> 'reserve'
          or reservation.environment <> resolution.environment
      union all
      select format('Reservation %s is resolved %s times.', reservation_id, count(*))
        from resolution group by reservation_id having count(*) > 1
      union all
      select format('Transfer %s (%s) moves %s on %s, where its reservation moved %s.', resolution.id,
          resolution.reference, coalesce(released.amount_minor, 0), ${ACCOUNT_NAME}, coalesce(reserved.amount_minor, 0))
        from (
          select resolution.id, entry.account_id, entry.amount_minor
            from resolution join ledger.entries entry on entry.transfer_id = resolution.reservation_id
        ) reserved
        full join (
          select resolution.id, entry.account_id, entry.amount_minor
            from resolution join ledger.entries entry on entry.transfer_id = resolution.id
        ) released using (id, account_id)
        join resolution using (id)
        join ledger.accounts account on account.id = account_id
        where (account.kind = 'held' or resolution.phase = 'void')
          and released.amount_minor is distinct from -reserved.amount_minor`,
    ),
  },
  {
    name: 'held_balances',
    description: 'What every merchant has held is the sum of its reservations that nothing has resolved yet.',
    examines: 'heldAccounts',
    query: `
      select format('%s holds %s, but its open reservations sum to %s.', ${ACCOUNT_NAME}, account.balance_minor,
          coalesce(reserved.sum_minor, 0)) as violation
        from ledger.accounts account
        left join (
          select entry.account_id, sum(entry.amount_minor) as sum_minor
            from ledger.transfers reservation
            left join ledger.transfers resolution on resolution.reservation_id = reservation.id
            join ledger.entries entry on entry.transfer_id = reservation.id
            where reservation.phase = 'reserve' and resolution.id is null
            group by entry.account_id
        ) reserved on reserved.account_id = account.id
        where account.kind = 'held' and account.balance_minor <> coalesce(reserved.sum_minor, 0)`,
  },
  {
    name: 'books_sum_to_zero',
    description: 'All balances, and all entries, of an environment and asset sum to zero.',
    examines: 'books',
    query: `
      select format('In %s, all %s balances sum to %s and all entries to %s.', account.environment, account.asset,
          sum(account.balance_minor), coalesce(sum(entries.sum_minor), 0)) as violation
        from ${SUMMED_ACCOUNTS}
        group by account.environment, account.asset
        having sum(account.balance_minor) <> 0 or coalesce(sum(entries.sum_minor), 0) <> 0`,
    recent: `
      select format('In %s, all %s balances sum to %s.', environment, asset, sum(balance_minor)) as violation
        from ledger.accounts group by environment, asset having sum(balance_minor) <> 0`,
  },
  {
    name: 'records_have_their_transfers',
    description:
      'Every transaction and sale of USDT has the transfers that its status demands, with the amounts of its record.',
    examines: 'transactions',
    finding: 'missing',
  },
  {
    name: 'transfers_have_their_record',
    description: 'Every transfer is demanded by a record, and so is every entry of it.',
    examines: 'transfers',
    finding: 'excess',
  },
  {
    name: 'holds_are_held',
    description: 'What operators hold of every wallet is the sum of its open reservations for holds.',
    examines: 'openHolds',
    query: `
      select format('Holds of %s in %s sum to %s %s, but their open reservations to %s.', business_id, environment,
          coalesce(holds.sum_minor, 0), asset, coalesce(reserved.sum_minor, 0)) as violation
        from (
          select business_id, environment, asset, sum(held_minor) as sum_minor from wallet_holds group by 1, 2, 3
        ) holds
        full join (
          select account.business_id, account.environment, account.asset, sum(entry.amount_minor) as sum_minor
            from ledger.transfers reservation
            left join ledger.transfers resolution on resolution.reservation_id = reservation.id
            join ledger.entries entry on entry.transfer_id = reservation.id
            join ledger.accounts account on account.id = entry.account_id and account.kind = 'held'
            where reservation.kind = 'wallet_hold_reserve' and resolution.id is null
            group by 1, 2, 3
        ) reserved using (business_id, environment, asset)
        where coalesce(holds.sum_minor, 0) <> coalesce(reserved.sum_minor, 0)`,
  },
  {
    name: 'operators_acts_are_transactions',
    description:
      'Every adjustment, hold and release by an operator is a transaction of its merchant, and there is no other of these flows.',
    examines: 'operatorsActs',
    query: `
      select format('The act %s of an operator is not the transaction that its merchant sees.', id) as violation
        from (
          select id, 'adjustment' as flow, business_id, environment, asset, abs(amount_minor) as amount_minor
            from balance_adjustments
          union all
          select id, 'hold', business_id, environment, asset, amount_minor from wallet_holds
          union all
          select release.transaction_id, 'hold_release', hold.business_id, hold.environment, hold.asset, release.released_minor
            from wallet_hold_releases release join wallet_holds hold on hold.id = release.hold_id
        ) act
        full join (
          select id, flow, business_id, environment, asset, amount_minor from transactions
            where flow in (${LISTED_OPERATOR_FLOWS}) and status = 'COMPLETED' and fee_minor = 0
        ) shown using (id)
        where act is distinct from shown`,
  },
  {
    name: 'deposits_are_counted_once',
    description: 'What every settled session received is the sum of the deposits that it credited.',
    examines: 'settledSessions',
    query: `
      select format('Session %s received %s, but its deposits sum to %s.', payment.id, payment.amount_received_minor,
          coalesce(deposits.sum_minor, 0)) as violation
        from crypto_payments payment
        left join (
          select payment_id, sum(amount_minor) as sum_minor from chain_deposits
            where status = 'CREDITED' and reason is null group by payment_id
        ) deposits on deposits.payment_id = payment.id
        where payment.status = 'SETTLED' and payment.amount_received_minor is distinct from deposits.sum_minor`,
  },
  {
    name: 'days_are_counted',
    description: 'The totals of every day are those of its completed transactions.',
    examines: 'days',
    query: `
      select format('On %s, %s of %s in %s are counted as %s of %s with fees of %s, but are %s of %s with fees of %s.',
          day, flow, business_id, environment, coalesce(counted.transactions, 0), coalesce(counted.amount_minor, 0),
          coalesce(counted.fee_minor, 0), coalesce(recorded.transactions, 0), coalesce(recorded.amount_minor, 0),
          coalesce(recorded.fee_minor, 0)) as violation
        from daily_totals counted
        full join (
          select business_id, environment, day_in_lagos(created_at) as day, flow, count(*) as transactions,
              sum(amount_minor) as amount_minor, sum(fee_minor) as fee_minor
            from transactions where status in ('COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED')
              and flow not in (${LISTED_OPERATOR_FLOWS}) group by 1, 2, 3, 4
        ) recorded using (business_id, environment, day, flow)
        where (coalesce(counted.transactions, 0), coalesce(counted.amount_minor, 0), coalesce(counted.fee_minor, 0))
          <> (coalesce(recorded.transactions, 0), coalesce(recorded.amount_minor, 0), coalesce(recorded.fee_minor, 0))`,
  },
  {
    name: 'charges_make_their_fee',
    description: 'Of every fee that is itemized, what the merchant pays of the items sums to it.',
    examines: 'transactions',
    query: `
      select format('The charges of %s are not its fee of %s.', id, fee_minor) as violation
        from (
          select id, fee_minor, charges from transactions union all select id, fee_minor, charges from usdt_sales
        ) itemized
        where charges is not null and not charges_make_fee(charges, fee_minor)`,
  },
  {
    name: 'refunds_fit_their_payments',
    description:
      'Every refund is of one payment of its merchant, and the refunds of a payment sum to what its status says, with no more commission than it had.',
    examines: 'transactions',
    query: `
      select format('Refund %s is of no payment of its merchant.', refund.id) as violation
        from transactions refund
        left join payment_refunds its on its.transaction_id = refund.id
        left join transactions payment on payment.id = its.payment_id and payment.flow = 'payment'
          and (payment.business_id, payment.environment) = (refund.business_id, refund.environment)
        where refund.flow = 'refund' and payment.id is null
      union all
      select format('Payment %s of %s is %s, but its refunds sum to %s with %s of %s commission.', payment.id,
          payment.amount_minor, payment.status, coalesce(refunds.sum_minor, 0), coalesce(refunds.fee_minor, 0),
          payment.fee_minor)
        from transactions payment
        left join (
          select its.payment_id, sum(refund.amount_minor) as sum_minor, sum(refund.fee_minor) as fee_minor
            from payment_refunds its join transactions refund on refund.id = its.transaction_id group by its.payment_id
        ) refunds on refunds.payment_id = payment.id
        where (payment.status in ('PARTIALLY_REFUNDED', 'REFUNDED') or refunds.payment_id is not null) and (
          refunds.fee_minor > payment.fee_minor
          or payment.status is distinct from case when refunds.sum_minor = payment.amount_minor then 'REFUNDED'
            when refunds.sum_minor < payment.amount_minor then 'PARTIALLY_REFUNDED' end)`,
  },
  {
    name: 'chargebacks_fit_their_money',
    description:
      'Every chargeback is of money that its merchant received, its transaction is REVERSED when it is won, and with the refunds it takes back no more than arrived.',
    examines: 'transactions',
    query: `
      select format('Chargeback %s is of no money of its merchant, or is not %s.', charged.id, charged.status) as violation
        from transactions charged
        left join chargebacks its on its.transaction_id = charged.id
          and charged.status = case its.status when 'WON' then 'REVERSED' else 'COMPLETED' end
        left join transactions received on received.id = its.received_id
          and (received.business_id, received.environment) = (charged.business_id, charged.environment)
        where charged.flow = 'chargeback' and received.id is null
      union all
      select format('Of %s, which brought %s, %s was taken back.', received.id, received.amount_minor,
          taken_back_minor(received.id))
        from transactions received
        where received.id in (select received_id from chargebacks)
          and taken_back_minor(received.id) > received.amount_minor`,
  },
  {
    name: 'records_are_known',
    description: 'Every transaction is of a flow whose transfers are known.',
    examines: 'transactions',
    query: `
      select format('It is not known which transfers transaction %s, of the flow %s, demands.', id, flow) as violation
        from transactions where flow <> all (${KNOWN_FLOWS_SQL})`,
    recent: `
      select format('It is not known which transfers transaction %s, of the flow %s, demands.', id, flow) as violation
        from transactions where updated_at >= ${SINCE} and flow <> all (${KNOWN_FLOWS_SQL})`,
  },
];

/**
 * Recomputes every balance from the entries and checks everything that must hold of the ledger, and of the ledger
 * against the records. It reads only, and sees one moment: payments go on meanwhile and do not disturb it.
 *
 * Each check goes through its tables as sets, so that the time grows with the rows and not with their combinations.
 *
 * @param options.allowsTransfersWithoutRecord true for books that stand alone, as those of tests and benchmarks do.
 * @param options.since ISO 8601: goes only through the transfers since then, through the records that have changed since then,
 * and through the balance of each account. It shows that a ledger that was sound then has stayed so. What was changed past
 * the service and leaves no such trace is found by a verification of the whole ledger.
 */
export async function verifyLedger(
  database: Database,
  {
    allowsTransfersWithoutRecord = false,
    since,
  }: { readonly allowsTransfersWithoutRecord?: boolean; readonly since?: string | undefined } = {},
): Promise<LedgerVerification> {
  const scope = since === undefined ? 'whole' : 'recent';
  const named = (name: string) => `ledgerVerification.${since === undefined ? '' : 'recent.'}${name}`;
  const recent = since === undefined ? undefined : recentSql(since);
  return database.transaction(
    async (runner) => {
      // Sums over millions of rows stay in memory with this, and go to disk without.
      await runner.run(
        statement('ledgerVerification.moreMemory')`select set_config('work_mem', '64MB', true)`,
      );
      const figures = rawSql(
        Object.entries({ ...FIGURES, ...(recent && RECENT_FIGURES) })
          .map(([name, figure]) => `${figure} as "${name}"`)
          .join(', '),
      );
      const counted = await runner.one(
        statement<Record<keyof typeof FIGURES, bigint> & { asOf: string }>(
          named('count'),
        )`${recent ? sql`with ${recent}` : rawSql('')} select ${figures}, now() as as_of`,
      );
      const compared = await runner.run(
        statement<{ finding: 'missing' | 'excess'; violation: string }>(
          named('compareWithRecords'),
        )`with ${recent ? sql`${recent}, ${rawSql(COMPARE_RECENT)}` : rawSql(COMPARE)}`,
      );
      const findings = compared.filter(
        ({ finding }) => finding !== 'excess' || !allowsTransfersWithoutRecord,
      );
      const checked: LedgerCheck[] = [];
      for (const { name, description, examines, ...check } of CHECKS) {
        const query = 'query' in check ? (recent ? check.recent : check.query) : undefined;
        if ('query' in check && query === undefined) continue;
        const found: readonly { readonly violation: string }[] =
          'finding' in check
            ? findings.filter(({ finding }) => finding === check.finding)
            : await runner.run(
                statement<{ violation: string }>(named(name))`${recent ? sql`with ${recent}` : rawSql('')}
                  select violation from (${rawSql(query ?? '')}) found limit ${MAX_VIOLATIONS}`,
              );
        const violations = found.map(({ violation }) => violation);
        checked.push({ name, description, examined: Number(counted[examines]), violations });
      }
      const ok = checked.every((check) => check.violations.length === 0);
      return { ok, checked, asOf: counted.asOf, scope };
    },
    { readOnlySnapshot: true },
  );
}
