import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from '@jest/globals';
import { WORKFLOWS } from '../../src/contract/flows.ts';
import { KINDS } from '../../src/contract/kinds.ts';
import { bundleWorkflows } from '../../src/temporal/bundle.ts';
import { bundleChangedWorkflows, type ChangedWorkflows } from '../support/changedWorkflows.ts';
import { readStoredHistories, replayErrors, replayProblems } from '../support/histories.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const bundle = process.env.TEST_WORKFLOW_BUNDLE ?? '';
const stored = readStoredHistories();

describe('stored histories', () => {
  it('are there for every workflow type', () => {
    const index = readFileSync(join(root, 'src/workflows/index.ts'), 'utf8');
    const types = [...index.matchAll(/export (?:\{|const) (\w+)/g)].map(([, type]) => type);
    // A type that contract/kinds.ts or contract/flows.ts names is exported there, or its workflows never start.
    expect({ 'src/workflows/index.ts exports': [...types].sort() }).toEqual({
      'src/workflows/index.ts exports': Object.keys(WORKFLOWS).sort(),
    });
    const withHistories = new Set(stored.map(({ name }) => name.split('/')[0]));
    // Add their paths to test/replay/freshHistories.test.ts, and record them: docs/contributing/workflows.md.
    const ofOrders = Object.values(KINDS).map(({ workflow }) => workflow as string);
    // The workflows of orders are one function, so one of them is enough; test/flows/kinds.test.ts replays each.
    const isReplayed = (type: string) =>
      withHistories.has(type) ||
      (ofOrders.includes(type) && ofOrders.some((each) => withHistories.has(each)));
    const missing = types.filter((type = '') => !isReplayed(type));
    expect({ 'to be recorded by test/replay/freshHistories.test.ts': missing }).toEqual({
      'to be recorded by test/replay/freshHistories.test.ts': [],
    });
  });

  it('replay with the workflows as they are', async () => {
    expect(await replayProblems(stored, bundle)).toEqual([]);
  });

  it('replay while they are traced, with spans that begin where none did', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'merchant-payments-traced-'));
    try {
      const tracedBundle = join(folder, 'workflows.js');
      writeFileSync(tracedBundle, (await bundleWorkflows({ isTraced: true })).code);
      expect(await replayProblems(stored, tracedBundle)).toEqual([]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe('a change of a workflow', () => {
  let changed: ChangedWorkflows;
  afterEach(() => changed.delete());

  it('fails the replay of the histories it breaks, and of no other', async () => {
    changed = await bundleChangedWorkflows({ isGuarded: false });
    const errors = await replayErrors(stored, changed.bundlePath);
    const withdrawals = stored
      .map(({ name }) => name)
      .filter((name) => name.startsWith('withdrawalWorkflow/'));
    expect([...errors.keys()].sort()).toEqual([...withdrawals].sort());
    for (const error of errors.values()) expect(error.name).toBe('DeterminismViolationError');
  });

  it('breaks none that it is guarded for', async () => {
    changed = await bundleChangedWorkflows({ isGuarded: true });
    expect(await replayProblems(stored, changed.bundlePath)).toEqual([]);
  });
});
