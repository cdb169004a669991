import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyOfService } from '../../scripts/copyOfService.ts';
import type { PlantedBug, Replacement } from '../planted/bug.ts';
import { BUGS } from '../planted/bugs.ts';
import type { SimulationServer } from './runs.ts';

/** Bugs that were once found by chance, and that simulation finds by seed. */

type Bug = Replacement & Pick<PlantedBug, 'name'>;

/** Those of the order engine, by their names in test/planted/bugs.ts. */
const OF_ORDERS = [
  // A return was forgotten after Temporal had lost the workflow that knew of it.
  'an update of a settled order does not make it due',
  // An update that arrived during a check was taken for read.
  'a check reads the updates that arrived while it ran',
];

export const PLANTED: readonly Bug[] = [
  ...BUGS.filter(({ name }) => OF_ORDERS.includes(name)),
  {
    name: 'a session is started again without a look at its deposit',
    file: 'src/contract/starts.ts',
    text: 'return { ...beginningWithLook(usdtSessionStart(payment)), signal: DEPOSIT_NEWS };',
    replacement: 'return { ...usdtSessionStart(payment), signal: DEPOSIT_NEWS };',
  },
  {
    name: 'the token of a purchase is not kept when a check brings it',
    file: 'src/activities/orders/bills.ts',
    text: "      if ('reason' in found) await keepValue(database, purchase.purchaseId, found);",
    replacement: '',
  },
  {
    name: 'a sale by a quote is made at the present rate',
    file: 'src/api/usdtSales/useCases.ts',
    text: `    quoteId === undefined
      ? await offeredTerms(amountUsdt)
      : termsOfQuote(await findUsdtQuote(database, quoteId, caller), amountUsdt);`,
    replacement: '    await offeredTerms(amountUsdt);',
  },
  {
    name: 'a sale into the wallet is paid to a bank as well',
    file: 'src/activities/orders/usdtSales.ts',
    text: '    candidates: async (sale) => (isToWallet(sale) ? [WALLET] : banks.candidates(sale)),',
    replacement: '    candidates: (sale) => banks.candidates(sale),',
  },
  {
    name: 'automatic payouts are not looked at again when their process dies',
    file: 'src/db/orders/automaticPayouts/lease.ts',
    text: `set look_at = now() + \${LEASE_SECONDS}::integer * interval '1 second'`,
    replacement: "set look_at = 'infinity'",
  },
  {
    name: 'the cursor moves to a head that another node showed',
    file: 'src/activities/usdt/chainWatcher.ts',
    text: '    const to = cursorAt(last);',
    replacement: '    const to = cursorAt(await node.solidHead());',
  },
  {
    name: 'a callback that is sent again is not followed up',
    file: 'src/api/providerCallbacks/takeCallback.ts',
    text: '  if (callback.transferReference !== undefined)\n',
    replacement: '  if (!isNew) return;\n  if (callback.transferReference !== undefined)\n',
  },
  {
    name: 'a collection that cannot be taken back is given up',
    file: 'src/activities/orders/collections.ts',
    text: "      if (answer.status === 'not_found')\n",
    replacement: "      if (answer.status !== 'approved')\n",
  },
  {
    name: 'a transaction looks accounts up on a second connection',
    file: 'src/db/ledger/ledgerStore.ts',
    text: 'await this.legsOf(transfer, runner);',
    replacement: 'await this.legsOf(transfer);',
  },
];

/** How long a bug may take to be found, in real time. */
const FOUND_WITHIN_MS = 10 * 60_000;

/** Turns of one seed: short runs, because healing follows each and shows what was forgotten. */
const STEPS = 6_000;

/** Plants each bug in a copy of the service, and simulates that. Returns how many are not found. */
export async function findPlanted(
  server: SimulationServer,
  firstSeed: number,
  stopping: AbortSignal,
): Promise<number> {
  let missed = 0;
  const copy = copyOfService();
  try {
    for (const bug of PLANTED)
      if (!stopping.aborted && !(await isFound(server, copy, bug, firstSeed))) missed++;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
  console.log(`${PLANTED.length - missed} found, ${missed} missed`);
  return missed;
}

async function isFound(
  server: SimulationServer,
  copy: string,
  bug: Bug,
  firstSeed: number,
): Promise<boolean> {
  const path = join(copy, bug.file);
  const sound = readFileSync(path, 'utf8');
  if (sound.split(bug.text).length !== 2) throw new Error(`${bug.file} has not one place for "${bug.name}".`);
  writeFileSync(
    path,
    sound.replace(bug.text, () => bug.replacement),
  );
  try {
    const entry = join(copy, 'test/simulation/simulate.ts');
    const beganAtMs = Date.now();
    for (let seed = firstSeed; Date.now() - beganAtMs < FOUND_WITHIN_MS; seed++) {
      const { finding } = await server.run({ seed, steps: STEPS, seconds: 600 }, entry);
      if (finding === undefined) continue;
      const seconds = Math.round((Date.now() - beganAtMs) / 1_000);
      console.log(`found   ${bug.name}\n        seed ${seed}, after ${seconds} s: ${finding.split('\n')[0]}`);
      return true;
    }
    console.log(`MISSED  ${bug.name}`);
    return false;
  } finally {
    writeFileSync(path, sound);
  }
}
