import { describe, expect, it } from '@jest/globals';
import { cpuMicrosOf, cpuTimesIn, residentMbIn, residentMbOf } from '../../bench/procfs.ts';

describe('/proc/<pid>/stat', () => {
  const times = '41 0 0 0 0 150 50 30 10 20 0 1 0 33 1000 200';

  it('holds user and system time of a process, and of its children that have ended', () => {
    expect(cpuTimesIn(`7 (node) S 1 7 7 0 -1 ${times}`)).toEqual({
      ownMicros: 2_000_000,
      endedChildrenMicros: 400_000,
    });
  });

  it('is read behind the name of the program, whatever that holds', () => {
    expect(cpuTimesIn(`7 (a (b) c 1 2) S 1 7 7 0 -1 ${times}`).ownMicros).toBe(2_000_000);
  });

  it('of a process that is gone counts nothing', () => {
    expect(cpuMicrosOf(2 ** 30)).toBe(0);
    expect(residentMbOf(2 ** 30)).toBe(0);
  });
});

it('/proc/<pid>/status holds the memory that is resident', () => {
  expect(residentMbIn('VmHWM:\t  999999 kB\nVmRSS:\t  481280 kB\nRssAnon:\t 1 kB\n')).toBe(470);
});
