import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { noteUnfitNodes } from '../../src/activities/usdt/nodes.ts';
import type { NodeInspection } from '../../src/chain/port.ts';
import { type NodeWatch, watchNodes } from '../../src/composition/nodeWatch.ts';
import { listChainAlarms } from '../../src/db/usdt/chainAlarms.ts';
import { openTestBooks, type TestBooks } from '../support/books.ts';
import { createMemoryLog } from '../support/memoryLog.ts';
import { waitFor } from '../support/waitFor.ts';

let books: TestBooks;
beforeAll(async () => {
  books = await openTestBooks({ poolSize: 2 });
});
afterAll(() => books?.close());

let watch: NodeWatch | undefined;
afterEach(() => watch?.stop());

const alarms = async () =>
  (await listChainAlarms(books.database)).map(({ environment, kind, subject, note }) => [
    environment,
    kind,
    subject,
    note,
  ]);

const WELL: NodeInspection = { host: 'node', isReachable: true, lacks: [] };
const DOWN: NodeInspection = { host: 'node', isReachable: false, lacks: [] };
const LACKING: NodeInspection = { host: 'node', isReachable: true, lacks: ['It needs this.'] };

it('looks until every node has what is needed, and says what changes', async () => {
  const answers = [DOWN, LACKING, LACKING, DOWN, LACKING, WELL];
  const left = [...answers];
  const seen: string[][] = [];
  const alarmsSeen: number[] = [];
  const log = createMemoryLog();
  watch = watchNodes(
    {
      networkName: 'nile',
      inspect: async () => {
        seen.push([...(watch?.lackingNetworks ?? [])]);
        alarmsSeen.push((await alarms()).length);
        return [left.shift() ?? DOWN];
      },
    },
    { database: books.database, logger: log.logger, intervalMs: 1 },
  );
  await waitFor('the last look', () => log.records().some(({ level }) => level === 'info'));
  expect(watch.lackingNetworks.size).toBe(0);
  // What is known before each look; a node that is down lacks nothing that is known.
  expect(seen).toEqual([[], [], ['nile'], ['nile'], [], ['nile']]);
  // Operators keep the alarm while the node is down.
  expect(alarmsSeen).toEqual([0, 0, 1, 1, 1, 1]);
  await watch.stop();
  expect(await alarms()).toEqual([]);
  expect(log.records().map(({ level, msg }) => [level, msg])).toEqual([
    ['error', 'A TRON node lacks what is needed: It needs this.'],
    ['info', 'A TRON node has everything that is needed now.'],
  ]);
  expect(left).toEqual([]);
});

it('makes way while a node is being asked', async () => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<readonly NodeInspection[]>();
  const log = createMemoryLog();
  watch = watchNodes(
    { networkName: 'nile', inspect: () => answered },
    { database: books.database, logger: log.logger, intervalMs: 1 },
  );
  const stopped = watch.stop();
  answer([LACKING]);
  await stopped;
  expect(log.records()).toEqual([]);
});

describe('a node that lacks something', () => {
  const note = (...inspections: readonly NodeInspection[]) =>
    noteUnfitNodes({ database: books.database, environment: 'prod' }, inspections);
  const other = { ...LACKING, host: 'other', lacks: ['One.', 'Two.'] };

  it('is an alarm until it has it, or is no longer configured, each node by itself', async () => {
    await note(LACKING, other);
    expect(await alarms()).toEqual([
      ['prod', 'unfit_node', 'node', 'It needs this.'],
      ['prod', 'unfit_node', 'other', 'One. Two.'],
    ]);
    await note(DOWN, { ...other, lacks: ['Two.'] });
    expect(await alarms()).toEqual([
      ['prod', 'unfit_node', 'node', 'It needs this.'],
      ['prod', 'unfit_node', 'other', 'Two.'],
    ]);
    await note(WELL, other);
    expect(await alarms()).toEqual([['prod', 'unfit_node', 'other', 'One. Two.']]);
    await note(WELL);
    expect(await alarms()).toEqual([]);
  });
});
