import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleWorkflows } from '../../src/temporal/bundle.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What the made-up change is guarded by. */
export const MADE_UP_PATCH = 'made-up-wait';

/** A bundle of the workflows with a made-up change. */
export interface ChangedWorkflows {
  readonly bundlePath: string;
  /** Deletes it. */
  delete(): void;
}

/**
 * Bundles the workflows with a wait of a millisecond before a withdrawal does anything else: a change as a release may
 * bring one.
 *
 * @param options.isGuarded whether `patched` leaves out the wait for workflows that began without it, as it has to be.
 * @throws when orders/order.ts has no place for it.
 */
export function bundleChangedWorkflows({
  isGuarded,
}: {
  readonly isGuarded: boolean;
}): Promise<ChangedWorkflows> {
  const isChanged = isGuarded
    ? `kind === 'withdrawal' && patched('${MADE_UP_PATCH}')`
    : "kind === 'withdrawal'";
  return bundleWithFirstStep(
    `${isChanged} ? sleep(1) : Promise.resolve()`,
    "import { patched, sleep } from '@temporalio/workflow';",
  );
}

/**
 * Bundles the workflows with a step before all others of an order.
 *
 * @param firstStep an expression, of the order's `kind`, that gives a promise.
 * @param imports what it needs.
 * @throws when orders/order.ts has no place for it.
 */
export async function bundleWithFirstStep(firstStep: string, imports: string): Promise<ChangedWorkflows> {
  const folder = mkdtempSync(join(tmpdir(), 'merchant-payments-changed-'));
  cpSync(join(root, 'src'), join(folder, 'src'), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const file = join(folder, 'src/workflows/orders/order.ts');
  const code = readFileSync(file, 'utf8');
  const runs = '() => order.run(),';
  if (!code.includes(runs)) throw new Error(`${file} does not contain "${runs}".`);
  const runsLater = `() => (${firstStep}).then(() => order.run()),`;
  writeFileSync(file, `${imports}\n${code.replace(runs, runsLater)}`);
  const bundlePath = join(folder, 'workflows.js');
  writeFileSync(
    bundlePath,
    (await bundleWorkflows({ workflowsPath: join(folder, 'src/workflows/index.ts') })).code,
  );
  return { bundlePath, delete: () => rmSync(folder, { recursive: true, force: true }) };
}
