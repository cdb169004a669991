import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { INHERITED_ENVIRONMENT } from '../../test/support/inheritedEnvironment.ts';
import { waitFor } from '../../test/support/waitFor.ts';
import type { Installation } from '../installation.ts';
import type { Finding } from '../oracle/evidence.ts';
import { finding } from '../oracle/looks.ts';
import type { OrderLog } from '../orders.ts';

/** What operators do when commits were lost, by the commands of docs/RESTORE.md, step 6. */

const ADMIN = fileURLToPath(new URL('../../src/cli/admin.ts', import.meta.url));
const REASON = ['--reason', 'The restore of the drill lost it.'];

/** A workflow without a record, as `flows lost` shows it. */
interface LostFlow {
  readonly workflowId: string;
  readonly kind: string;
  readonly id: string;
  readonly isOpen: boolean;
  readonly verdict?: { readonly is: 'known' | 'unknown' | 'unclear' };
}

/** What was made good, and what could not be. */
export interface MadeGood {
  readonly recreated: number;
  readonly closed: number;
  /** Commands that were refused, with what they said. */
  readonly refused: readonly string[];
}

/**
 * Makes records of withdrawals again, closes what is left, and has what banks returned found. An operator asks the merchant
 * about a withdrawal that no bank knows: what has an answer is made again.
 *
 * @param sinceMs when the first commit may have been lost, ms since 1970.
 */
export async function seeToLostCommits(
  installation: Installation,
  { log, sinceMs }: { readonly log: OrderLog; readonly sinceMs: number },
): Promise<MadeGood> {
  // Providers answer, and what they were going to return they have returned.
  for (const provider of Object.values(installation.providers)) provider.heal();
  await waitFor('callbacks to be taken', () => installation.callbacks.waiting() === 0);
  const acknowledged = new Set(
    log.all.flatMap(({ id, state }) => (state === 'acknowledged' ? (id ?? []) : [])),
  );
  const refused: string[] = [];
  let [recreated, closed] = [0, 0];
  for (const flow of await listLost(installation, ['--since', new Date(sinceMs).toISOString()])) {
    const { workflowId, kind, id, isOpen, verdict } = flow;
    if (kind === 'withdrawal' && (verdict?.is === 'known' || acknowledged.has(id))) {
      const made = await recreate(installation, workflowId);
      if (made === undefined) recreated += 1;
      else refused.push(made);
    } else if (isOpen) {
      const { code, err } = await admin(installation, ['flows', 'close', workflowId, ...REASON]);
      if (code === 0) closed += 1;
      // One that ends by itself is over before.
      else if (!err.includes('nothing to close')) refused.push(err);
    }
  }
  const { code, out, err } = await admin(installation, ['reconcile', 'returns']);
  if (code === 2 || out.includes('NOT COMPARED')) refused.push(`${out}${err}`);
  return { recreated, closed, refused };
}

/** What is without a record still, once all was made good. */
export async function lostFlowFindings(installation: Installation): Promise<readonly Finding[]> {
  return (await listLost(installation, [])).map(({ workflowId }) => ({
    ...finding(
      'WORKFLOW WITHOUT RECORD',
      `${workflowId} is open and has no record`,
      'npm run admin -- flows lost',
    ),
    workflowId,
  }));
}

/** @returns why it could not be made again; undefined when it was. */
async function recreate(installation: Installation, workflowId: string): Promise<string | undefined> {
  const command = ['flows', 'recreate', workflowId, ...REASON];
  const made = await admin(installation, command);
  if (made.code === 0) return undefined;
  // The restore gave the reservation back, and its merchant has spent it.
  const owed = made.err.includes('--may-owe') ? await admin(installation, [...command, '--may-owe']) : made;
  return owed.code === 0 ? undefined : owed.err;
}

async function listLost(
  installation: Installation,
  options: readonly string[],
): Promise<readonly LostFlow[]> {
  const { out, err, code } = await admin(installation, ['flows', 'lost', '--json', ...options]);
  if (code === 2) throw new Error(`flows lost failed: ${err}`);
  return (JSON.parse(out) as { readonly flows: readonly LostFlow[] }).flows;
}

/** Runs the admin command as an operator does, with the settings of a worker. */
function admin(
  { env }: Installation,
  args: readonly string[],
): Promise<{ readonly code: number; readonly out: string; readonly err: string }> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [ADMIN, ...args],
      { env: { ...INHERITED_ENVIRONMENT, HOME: process.env.HOME, ...env }, maxBuffer: 64 * 1_048_576 },
      (error, out, err) => resolve({ code: error ? Number(error.code) : 0, out, err }),
    );
  });
}
