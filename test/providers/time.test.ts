import { spawnSync } from 'node:child_process';
import { expect, test } from '@jest/globals';
import { providerTimeMs } from '../../src/providers/time.ts';

test.each([
  ['2026-04-08 15:22:15', '2026-04-08T14:22:15.000Z'],
  ['2026-04-08 15:22:15.123456', '2026-04-08T14:22:15.123Z'],
  ['2026-04-08T15:22:15', '2026-04-08T14:22:15.000Z'],
  ['2026-04-08T15:22', '2026-04-08T14:22:00.000Z'],
  ['2026-04-08', '2026-04-07T23:00:00.000Z'],
  [' 2026-04-08T15:22:15.000Z ', '2026-04-08T15:22:15.000Z'],
  ['2026-04-08T15:22:15+01:00', '2026-04-08T14:22:15.000Z'],
  ['2026-04-08 15:22:15 -0330', '2026-04-08T18:52:15.000Z'],
  // Monnify: test/providers/samples/monnify.json, `createdOn`.
  ['2022-05-16T12:20:54.000+0000', '2022-05-16T12:20:54.000Z'],
])('%j is %s', (text, iso) => {
  expect(new Date(providerTimeMs(text) ?? Number.NaN).toISOString()).toBe(iso);
});

test.each(['', 'yesterday', '1717000000', '2026-13-01', '2026-04-08 25:00', '13/11/2019 10:45:08 PM'])(
  '%j is none',
  (text) => {
    expect(providerTimeMs(text)).toBeUndefined();
  },
);

test('is the same in every time zone of the process', () => {
  const module = new URL('../../src/providers/time.ts', import.meta.url).href;
  const script = `console.log((await import('${module}')).providerTimeMs('2026-04-08 15:22:15'))`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    env: { ...process.env, TZ: 'America/New_York' },
    encoding: 'utf8',
  });
  expect(stdout.trim()).toBe(String(Date.parse('2026-04-08T14:22:15Z')));
});
