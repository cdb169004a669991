import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Client } from '@temporalio/client';
import { historyFromJSON, historyToJSON } from '@temporalio/common/lib/proto-utils.js';
import { onlyWorkflowId } from '../../src/contract/starts.ts';
import { reasonOf, replayErrors as replayErrorsById } from '../../src/temporal/replay.ts';
import { startedFlow } from './flowInspection.ts';

const folder = fileURLToPath(new URL('../replay/histories', import.meta.url));

type History = ReturnType<typeof historyFromJSON>;

/** One run of a workflow as Temporal kept it. */
export interface StoredHistory {
  /** `<workflow type>/<case>`. */
  readonly name: string;
  readonly history: History;
}

/** The stored histories, which every later version must replay. */
export function readStoredHistories(): readonly StoredHistory[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => ({
      name: file.slice(0, -'.json'.length),
      history: historyFromJSON(JSON.parse(readFileSync(join(folder, file), 'utf8'))),
    }));
}

/** Stores the first history of each workflow type as `<workflow type>/<case>.json`, in place of the one stored before. */
export function storeExamples(histories: readonly StoredHistory[]): void {
  const byType = Map.groupBy(histories, ({ name }) => name.split('/')[0] ?? '');
  for (const [type, [example]] of byType) {
    if (!example) continue;
    rmSync(join(folder, type), { recursive: true, force: true });
    mkdirSync(join(folder, type), { recursive: true });
    const json = JSON.stringify(JSON.parse(historyToJSON(example.history)), null, 1);
    writeFileSync(join(folder, `${example.name}.json`), `${json}\n`);
  }
}

/** The history of a workflow that has ended, from the server. */
export async function fetchHistory(client: Client, workflowId: string, name: string): Promise<StoredHistory> {
  const handle = await startedFlow(client, workflowId);
  await handle.result();
  return { name, history: (await handle.fetchHistory()) as History };
}

/** The only id that a workflow may have; undefined where it may have any. A time-skipping server tells no later run's id. */
function workflowIdOf({ events }: History): string | undefined {
  const started = events?.[0]?.workflowExecutionStartedEventAttributes;
  const [input] = started?.input?.payloads ?? [];
  if (!input?.data) return undefined;
  return onlyWorkflowId(
    started?.workflowType?.name ?? '',
    JSON.parse(Buffer.from(input.data).toString('utf8')),
  );
}

/** What went wrong in a replay, a line each, so that a failed test shows the history and the reason. */
export async function replayProblems(
  histories: readonly StoredHistory[],
  bundlePath: string,
): Promise<readonly string[]> {
  const suspects = await replayErrors(histories, bundlePath);
  if (suspects.size === 0) return [];
  // Code that no longer fits a history fails at the same event each time. The SDK also fails a replay whose thread gets no
  // processor for five seconds, which happens beside a whole run of tests, and not twice.
  const errors = await replayErrors(
    histories.filter(({ name }) => suspects.has(name)),
    bundlePath,
  );
  return [...errors].map(([name, error]) => `${name}: ${reasonOf(error)}`);
}

/**
 * Replays histories against a workflow bundle.
 *
 * @returns what went wrong, by the history's name; empty when the code still does what it did.
 */
export async function replayErrors(
  histories: readonly StoredHistory[],
  bundlePath: string,
): Promise<ReadonlyMap<string, Error>> {
  // Of what may run under one id alone, the replay has that id.
  const namesById = new Map(histories.map(({ name, history }) => [workflowIdOf(history) ?? name, name]));
  const runs = histories.map(({ name, history }) => ({ workflowId: workflowIdOf(history) ?? name, history }));
  const errors = await replayErrorsById({ codePath: bundlePath }, runs);
  return new Map([...errors].map(([workflowId, error]) => [namesById.get(workflowId) ?? workflowId, error]));
}
