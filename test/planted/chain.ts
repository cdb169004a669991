import type { PlantedBug } from './bug.ts';

const SCAN = 'src/db/usdt/chainScan.ts';
const WATCHER = 'src/activities/usdt/chainWatcher.ts';
const CURSOR = 'src/activities/usdt/cursor.ts';
const CHECKPOINTS = 'src/db/usdt/checkpoints.ts';
const NODES = 'src/activities/usdt/agreeingNodes.ts';
const SCHEMA = 'src/db/migrations/0005_usdt.sql';

const ROWS = 'test/db/usdt/chainScan.test.ts';
const SCANNER = 'test/activities/usdt/chainWatcher.test.ts';
const REFUNDS = 'test/activities/usdt/refundsAndLosses.test.ts';
const NATIVE = 'test/db/usdt/nativeDeposits.test.ts';
const AGREEMENT = 'test/activities/usdt/agreeingNodes.test.ts';

const ANY_CURSOR = {
  file: SCAN,
  text: `          where network = \${network} and block_number = \${from.blockNumber} and block_hash = \${from.blockHash}
          returning network, environment),`,
  replacement: `          where network = \${network} and \${from.blockNumber}::bigint >= 0 and \${from.blockHash}::text is not null
          returning network, environment),`,
};
const NO_ALARM = {
  file: CHECKPOINTS,
  text: `            and exists (select from chain_alarms where environment = \${environment} and kind = 'lost_cursor'
              and subject = \${network})`,
  replacement: `            and \${environment}::text is not null`,
};

/** Bugs of reading the chain: its cursor, deposits and sightings. */
export const CHAIN_BUGS: readonly PlantedBug[] = [
  // The cursor.
  { name: 'the cursor is moved from wherever it is', ...ANY_CURSOR, tests: [ROWS, SCANNER] },
  {
    name: 'the cursor is moved from wherever it is, and the database lets it go back',
    ...ANY_CURSOR,
    also: [
      {
        file: SCHEMA,
        text: `  if new.block_number <= old.block_number or new.network <> old.network`,
        replacement: `  if new.network <> old.network`,
      },
    ],
    tests: [ROWS, SCANNER],
  },
  {
    name: 'the hash of the block before is not compared when the cursor moves',
    file: SCAN,
    text: `and block_number = \${from.blockNumber} and block_hash = \${from.blockHash}
          returning network, environment),`,
    replacement: `and block_number = \${from.blockNumber} and \${from.blockHash}::text is not null
          returning network, environment),`,
    tests: [ROWS, SCANNER],
  },
  {
    name: 'deposits are stored although the cursor did not move',
    file: SCAN,
    text: `      \${storeDepositsSql(scanned, sql\`moved cross join\`)},`,
    replacement: `      \${storeDepositsSql(scanned)},`,
    tests: [ROWS, SCANNER],
  },
  {
    name: 'the scanner that was slower goes on as if it had moved the cursor',
    file: WATCHER,
    text: `      return moved;
    }`,
    replacement: `      return to;
    }`,
    tests: [SCANNER],
  },
  {
    name: 'the parent of a block is not compared',
    file: WATCHER,
    text: `block.number !== previous.number + 1 || block.parentHash !== previous.hash) {`,
    replacement: `block.number !== previous.number + 1) {`,
    tests: [SCANNER],
  },
  {
    name: 'a block that could not be read is asked for again without a wait',
    file: WATCHER,
    text: `    if (failure) {
      cursor = to;
      throw failure;
    }`,
    replacement: `    if (failure) cursor = to;`,
    tests: [SCANNER],
  },
  {
    name: 'reading begins at the head although sessions are older',
    file: WATCHER,
    text: `  const oldestMs = await oldestSessionMs(database, environment);`,
    replacement: `  const oldestMs = (await oldestSessionMs(database, environment)) && Date.now();`,
    tests: [SCANNER],
  },
  {
    name: 'a node that asks to be left alone is asked again after ten seconds',
    file: WATCHER,
    text: `  return Math.max(Math.min(asked, MAX_ASKED_WAIT_MS), backoff);`,
    replacement: `  return Math.max(Math.min(asked, MAX_WAIT_MS), backoff);`,
    tests: [SCANNER],
  },
  // Deposits.
  {
    name: 'a deposit to a session that has failed is stored as one of the session',
    file: SCAN,
    text: `            when status in ('SETTLED', 'FAILED') then 'session_over' end as reason) verdict`,
    replacement: `            when status = 'SETTLED' then 'session_over' end as reason) verdict`,
    tests: [ROWS],
  },
  {
    name: 'the scanner does not lock the sessions whose deposits it stores',
    file: SCAN,
    text: `        order by payment.id
        for no key update of payment),`,
    replacement: `        order by payment.id),`,
    tests: [ROWS],
  },
  {
    name: 'the TRX of a top-up is a deposit',
    file: SCAN,
    text: `ours where ours.tx_id = hit.tx_id and step = 'top_up')`,
    replacement: `ours where ours.tx_id = hit.tx_id and step = 'return_trx')`,
    tests: [NATIVE],
  },
  {
    name: 'the chain of the sandbox pays sessions of production',
    file: SCAN,
    text: `and payment.deposit_address = any(\${column('to')}::text[]) and payment.environment = \${environment}\`;`,
    replacement: `and payment.deposit_address = any(\${column('to')}::text[]) and \${environment}::text is not null\`;`,
    tests: [ROWS, NATIVE],
  },
  {
    name: 'the last block of a range is not read again',
    file: 'src/activities/usdt/rescan.ts',
    text: `number <= to; number++) {`,
    replacement: `number < to; number++) {`,
    tests: [SCANNER],
  },
  // Sightings.
  {
    name: 'a sighting that no block confirms stays',
    file: SCAN,
    text: `            and block_number < \${to.blockNumber - SIGHTING_BLOCKS}`,
    replacement: `            and block_number < \${to.blockNumber - 10_000 * SIGHTING_BLOCKS}`,
    tests: [ROWS, 'test/properties/usdtSession.test.ts'],
  },
  {
    name: 'a sighting is stored after its deposit',
    file: SCAN,
    text: `              and not exists (select from chain_deposits deposit where deposit.network = \${network}
                and deposit.tx_id = transfer.tx_id and deposit.log_index = transfer.log_index)`,
    replacement: `              and \${network}::text is not null`,
    tests: [ROWS],
  },
  {
    name: 'one transfer of a transaction confirms the others',
    file: SCAN,
    text: `and chain_sightings.tx_id = stored.tx_id
          and chain_sightings.log_index = stored.log_index returning`,
    replacement: `and chain_sightings.tx_id = stored.tx_id returning`,
    tests: [ROWS],
  },
  // A lost cursor.
  { name: 'the cursor goes back while its block is not lost', ...NO_ALARM, tests: [ROWS, REFUNDS] },
  {
    name: 'the cursor goes back while its block is not lost, and the database lets it',
    ...NO_ALARM,
    also: [
      {
        file: SCHEMA,
        text: `  if new.block_number <= old.block_number or new.network <> old.network`,
        replacement: `  if new.network <> old.network`,
      },
    ],
    tests: [ROWS, REFUNDS],
  },
  {
    name: 'the cursor goes back although a refund of a vanished deposit is open',
    file: CHECKPOINTS,
    text: `    if (refunds.length > 0) {`,
    replacement: `    if (refunds.length > 1) {`,
    tests: [REFUNDS],
  },
  {
    name: 'blocks after the one that the cursor went back to stay remembered',
    file: CHECKPOINTS,
    text: `        delete from chain_checkpoints where network = \${network} and block_number > \${to.blockNumber}\`,`,
    replacement: `        delete from chain_checkpoints where network = \${network} and block_number > \${to.blockNumber + 1_000_000}\`,`,
    tests: [REFUNDS],
  },
  {
    name: 'one of two nodes is enough to find the last common block',
    file: CURSOR,
    text: `told.every(({ hash }) => hash === block.blockHash)) return block;`,
    replacement: `told.some(({ hash }) => hash === block.blockHash)) return block;`,
    tests: [REFUNDS],
  },
  {
    name: 'a cursor is lost although the second node has its block',
    file: CURSOR,
    text: `  const isThere = nodes.some(({ hash }) => hash === cursor.blockHash);`,
    replacement: `  const isThere = nodes[0]?.hash === cursor.blockHash;`,
    tests: [REFUNDS],
  },
  // Several nodes.
  {
    name: 'nodes agree by one look',
    file: NODES,
    text: `    const [first, ...others] = [...before, ...(await look(ask))];`,
    replacement: `    const [first, ...others] = before;`,
    tests: [AGREEMENT],
  },
  {
    name: 'a node that is behind takes part in an agreement',
    file: NODES,
    text: `          if (number < readUpTo || timestampMs < Date.now() - MAX_SOLID_AGE_MS) {`,
    replacement: `          if (number < readUpTo && timestampMs < Date.now() - MAX_SOLID_AGE_MS) {`,
    tests: [AGREEMENT],
  },
  {
    name: 'a node that was away is not asked for its chain again',
    file: 'src/chain/nodePool.ts',
    text: `    else peer.isVerified = false;`,
    replacement: ``,
    tests: ['test/chain/wrongChain.test.ts', 'test/chain/tronNode.test.ts'],
  },
];
