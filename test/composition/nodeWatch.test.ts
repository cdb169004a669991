import { afterEach, expect, it } from '@jest/globals';
import type { NodeInspection } from '../../src/chain/port.ts';
import { type NodeWatch, watchNodes } from '../../src/composition/nodeWatch.ts';
import { createMemoryLog } from '../support/memoryLog.ts';
import { waitFor } from '../support/waitFor.ts';

let watch: NodeWatch | undefined;
afterEach(() => watch?.stop());

const WELL: NodeInspection = { host: 'node', isReachable: true, lacks: [] };
const DOWN: NodeInspection = { host: 'node', isReachable: false, lacks: [] };
const LACKING: NodeInspection = { host: 'node', isReachable: true, lacks: ['It needs this.'] };

it('looks until every node has what is needed, and says what changes', async () => {
  const answers = [DOWN, LACKING, LACKING, DOWN, LACKING, WELL];
  const left = [...answers];
  const seen: string[][] = [];
  const log = createMemoryLog();
  watch = watchNodes(
    {
      networkName: 'nile',
      inspect: async () => {
        seen.push([...(watch?.lackingNetworks ?? [])]);
        return [left.shift() ?? DOWN];
      },
    },
    { logger: log.logger, intervalMs: 1 },
  );
  await waitFor('the last look', () => log.records().some(({ level }) => level === 'info'));
  expect(watch.lackingNetworks.size).toBe(0);
  // What is known before each look; a node that is down lacks nothing that is known.
  expect(seen).toEqual([[], [], ['nile'], ['nile'], [], ['nile']]);
  expect(log.records().map(({ level, msg }) => [level, msg])).toEqual([
    ['error', 'A TRON node lacks what is needed: It needs this.'],
    ['info', 'A TRON node has everything that is needed now.'],
  ]);
  expect(left).toEqual([]);
});

it('makes way while a node is being asked', async () => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<readonly NodeInspection[]>();
  const log = createMemoryLog();
  watch = watchNodes({ networkName: 'nile', inspect: () => answered }, { logger: log.logger, intervalMs: 1 });
  const stopped = watch.stop();
  answer([LACKING]);
  await stopped;
  expect(log.records()).toEqual([]);
});
