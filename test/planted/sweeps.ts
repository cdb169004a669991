import type { PlantedBug } from './bug.ts';

const ROWS_OF = 'src/db/usdt/sweeps.ts';
const STEPS = 'src/activities/usdt/sweeps.ts';
const PLANS = 'src/activities/usdt/sweepPlans.ts';
const RENTAL_ROWS = 'src/db/usdt/energyRentals.ts';
const RULE = 'src/domain/usdt/sweep.ts';
const SIGNER = 'src/chain/signer.ts';
const SCHEMA = 'src/db/migrations/0005_usdt.sql';

const ROWS = 'test/db/usdt/sweeps.test.ts';
const ACTIVITIES = 'test/activities/usdt/sweeps.test.ts';
const LOST = 'test/activities/usdt/lostTransactions.test.ts';
const REFUSED = 'test/activities/usdt/refusedTransactions.test.ts';
const REFUNDS = 'test/activities/usdt/refundsAndLosses.test.ts';
const RULES = 'test/domain/usdt/sweep.test.ts';

const NO_LOCK = {
  file: ROWS_OF,
  text: `select from crypto_sweeps where id = \${sweepId} for no key update\`,`,
  replacement: `select from crypto_sweeps where id = \${sweepId}\`,`,
};
const AFTER_END = {
  file: ROWS_OF,
  text: `where id = \${sweepId} and (status = 'PENDING' or \${step}::text in ('reclaim_energy', 'return_trx'))`,
  replacement: `where id = \${sweepId} and \${step}::text is not null`,
};
const REFUSED_AFTER_RESEND = {
  file: ROWS_OF,
  text: `          where tx_id = \${txId} and status = 'SIGNED' and not is_resent returning sweep_id)`,
  replacement: `          where tx_id = \${txId} and status = 'SIGNED' returning sweep_id)`,
};
const ENDED_TWICE = {
  file: ROWS_OF,
  text: `          where id = \${sweepId} and status = 'PENDING' returning payment_id\`,`,
  replacement: `          where id = \${sweepId} returning payment_id\`,`,
};
const CLAIM_WITHOUT_LOCK = {
  file: RENTAL_ROWS,
  text: `            .forNoKeyUpdate(),`,
  replacement: `,`,
};

/** Bugs of sweeps, and of the energy that they borrow or rent. */
export const SWEEP_BUGS: readonly PlantedBug[] = [
  // What is signed is stored, and stored once.
  { name: 'the lock of a sweep is not taken', ...NO_LOCK, tests: [ROWS, LOST] },
  {
    name: 'the lock of a sweep is not taken, and the database lets two transactions be open',
    ...NO_LOCK,
    also: [
      {
        file: SCHEMA,
        text: `create unique index crypto_sweep_one_signed`,
        replacement: `create index crypto_sweep_one_signed`,
      },
    ],
    tests: [ROWS, LOST],
  },
  {
    name: 'a transaction is stored although one that was given up has landed',
    file: ROWS_OF,
    text: `              = (\${before.length}::bigint, \${givenUp.length}::bigint)`,
    replacement: `              >= (\${before.length}::bigint, \${0 * givenUp.length}::bigint)`,
    tests: [ROWS, LOST],
  },
  { name: 'a transfer is stored after the end of its sweep', ...AFTER_END, tests: [ROWS] },
  {
    name: 'a transfer is stored after the end of its sweep, and the database lets it',
    ...AFTER_END,
    also: [
      {
        file: SCHEMA,
        text: `  if exists (select from crypto_sweeps where id = new.sweep_id and status <> 'PENDING') then`,
        replacement: `  if false then`,
      },
    ],
    tests: [ROWS],
  },
  {
    name: 'two sweeps lend the same stake',
    file: ROWS_OF,
    text: `        select pg_advisory_xact_lock(hashtextextended('crypto_sweep_loans', 0))\`,`,
    replacement: `        select hashtextextended('crypto_sweep_loans', 0)\`,`,
    tests: [ROWS],
  },
  {
    name: 'a loan that was signed meanwhile is not looked for',
    file: ROWS_OF,
    text: `    if (loansNow.some(({ txId }) => !knownIds.has(txId))) return false;`,
    replacement: `    if (loansNow.length > 1_000 + knownIds.size) return false;`,
    tests: [ROWS, ACTIVITIES],
  },
  // What is given up.
  {
    name: 'a transaction that was sent twice is given up by one refusal',
    ...REFUSED_AFTER_RESEND,
    tests: [ROWS, REFUSED],
  },
  {
    name: 'a transaction that was sent twice is given up by one refusal, and the database lets it',
    ...REFUSED_AFTER_RESEND,
    also: [
      {
        file: SCHEMA,
        text: `  constraint crypto_sweep_refused_once_sent check (status <> 'REFUSED' or not is_resent),`,
        replacement: ``,
      },
    ],
    tests: [ROWS, REFUSED],
  },
  {
    name: 'a transaction that was given up is sent again',
    file: STEPS,
    text: `      if (await noteResend(database, txId)) return;
      throw`,
    replacement: `      if ((await noteResend(database, txId)) || txId !== '') return;
      throw`,
    tests: [ACTIVITIES, REFUSED],
  },
  {
    name: 'what was given up and landed is not recorded',
    file: ROWS_OF,
    text: `(status = 'SIGNED' or (status = any(\${GIVEN_UP}::text[]) and \${status}::text <> 'EXPIRED'))`,
    replacement: `(status = 'SIGNED' or (status = any(\${GIVEN_UP}::text[]) and \${status}::text = 'EXPIRED'))`,
    tests: [ROWS, LOST],
  },
  {
    name: 'nothing is looked for that was given up before something else is signed',
    file: STEPS,
    text: `  if (late !== 'none') return planAgain(`,
    replacement: `  if (late === 'unsolid') return planAgain(`,
    tests: [LOST],
  },
  {
    name: 'what was given up and is in a block that is not solid is passed over',
    file: PLANS,
    text: `    if (!inclusion.isSolid) return 'unsolid';`,
    replacement: `    if (!inclusion.isSolid) continue;`,
    tests: [LOST],
  },
  {
    name: 'two answers are enough to give a transaction up',
    file: RULE,
    text: `  if (late.length < MIN_ABSENCES) return false;`,
    replacement: `  if (late.length < MIN_ABSENCES - 1) return false;`,
    tests: [RULES],
  },
  {
    name: 'one of two nodes alone gives a transaction up',
    file: RULE,
    text: `  const isLone = nodeCount > 1 && new Set`,
    replacement: `  const isLone = nodeCount > 2 && new Set`,
    tests: [RULES],
  },
  {
    name: 'the answers of a node count again at once',
    file: ROWS_OF,
    text: `and known.solid_time > said.solid_time - \${ABSENCE_INTERVAL})`,
    replacement: `and known.solid_time = said.solid_time and \${ABSENCE_INTERVAL} is not null)`,
    tests: [ROWS, LOST],
  },
  // The end.
  { name: 'a sweep ends twice', ...ENDED_TWICE, tests: [ROWS, ACTIVITIES] },
  {
    name: 'a sweep ends twice, and the database lets it',
    ...ENDED_TWICE,
    also: [
      {
        file: SCHEMA,
        text: `create trigger check_crypto_sweeps_change before update on crypto_sweeps`,
        replacement: `create trigger check_crypto_sweeps_change before update of address_index on crypto_sweeps`,
      },
    ],
    tests: [ROWS, ACTIVITIES],
  },
  {
    name: 'a sweep ends without a look at the transaction that is open',
    file: STEPS,
    text: `      if (chain) await follow(`,
    replacement: `      if (chain && open.step === 'return_trx') await follow(`,
    tests: [ACTIVITIES, LOST],
  },
  {
    name: 'a step is taken for done by a transaction of an earlier plan',
    file: STEPS,
    text: `before.slice(step.transactionsBefore).find(`,
    replacement: `before.find(`,
    tests: [ACTIVITIES, LOST, REFUSED],
  },
  {
    name: 'a sweep leaves on its address what the node does not show yet',
    file: PLANS,
    text: `  if (amountMinor < sweep.depositedMinor || amountMinor === 0n) {`,
    replacement: `  if (amountMinor === 0n) {`,
    tests: [LOST, ACTIVITIES],
  },
  {
    name: 'tokens other than USDT count as deposited',
    file: ROWS_OF,
    text: `            where payment_id = sweep.payment_id and reason is distinct from 'wrong_token')`,
    replacement: `            where payment_id = sweep.payment_id)`,
    tests: [ROWS, ACTIVITIES],
  },
  // Energy.
  {
    name: 'energy counts as returned when its return was signed',
    file: PLANS,
    text: `      .filter(({ step, status }) => step === kind && status === 'SUCCEEDED')`,
    replacement: `      .filter(({ step, status }) => step === kind && (status === 'SUCCEEDED' || kind === 'reclaim_energy'))`,
    tests: [ACTIVITIES, LOST],
  },
  {
    // With its index, which turns the second one away as well, it has no effect.
    name: 'two attempts at a sweep claim energy at once, and the database lets them',
    ...CLAIM_WITHOUT_LOCK,
    also: [
      {
        file: SCHEMA,
        text: `create unique index crypto_energy_rental_one_open`,
        replacement: `create index crypto_energy_rental_one_open`,
      },
    ],
    tests: [ROWS],
  },
  {
    name: 'the cost of rented energy is added each time that it is told',
    file: RENTAL_ROWS,
    text: `cost_sun = crypto_sweeps.cost_sun + updated.cost_sun - known.cost_sun
        from`,
    replacement: `cost_sun = crypto_sweeps.cost_sun + updated.cost_sun
        from`,
    tests: [ROWS],
  },
  // What is signed and booked.
  {
    name: 'USDT is signed to any address',
    file: SIGNER,
    text: `        if (transfer.to !== treasuryAddress) refuse('USDT goes to the treasury only');`,
    replacement: ``,
    tests: ['test/chain/signer.test.ts'],
  },
  {
    name: 'the stake that is signed has no cap',
    file: SIGNER,
    text: `        if (action.stakeSun <= 0n || action.stakeSun > caps.stakeSun) refuse('the stake is above its cap');`,
    replacement: `        if (action.stakeSun <= 0n) refuse('the stake is above its cap');`,
    tests: ['test/chain/signer.test.ts'],
  },
  {
    name: 'a movement of the treasury is booked before its block is solid',
    file: 'src/activities/usdt/treasury.ts',
    text: `  if (!inclusion.isSolid) {`,
    replacement: `  if (!inclusion.isSolid && blockNumber < 0) {`,
    tests: [REFUNDS, 'test/db/ledger/treasury.test.ts'],
  },
  {
    name: 'a refund ends by a payment to another address',
    file: 'src/activities/usdt/refunds.ts',
    text: `  if (payment.to !== address) throw refused(`,
    replacement: `  if (payment.to === treasuryAddress) throw refused(`,
    tests: [REFUNDS],
  },
  {
    name: 'a loss is booked of money that a transaction moved that was given up',
    file: 'src/activities/usdt/losses.ts',
    text: `    if (!inclusion) continue;`,
    replacement: `    if (!inclusion || inclusion.isSolid) continue;`,
    tests: [REFUSED, REFUNDS],
  },
];
