import { describe, expect, it } from '@jest/globals';
import { totalCpuMs } from '../../bench/cpu.ts';
import { isMet, type Line, lineOf, medianText, tableOf } from '../../bench/lines.ts';
import { parseOptions } from '../../bench/options.ts';
import { pictureOf } from '../../bench/picture.ts';
import { jsonOf, type Report } from '../../bench/report.ts';
import { linearScale, logScale, spreadOut } from '../../bench/svg.ts';

const ROUNDS = [
  { ours: { perSecond: 150 }, raw: { perSecond: 100 } },
  { ours: { perSecond: 120 }, raw: { perSecond: 100 } },
  { ours: { perSecond: 90 }, raw: { perSecond: 100 } },
];

/** A line of the rounds above, whose median is 1.2. */
function line(more: Partial<Line> = {}): Line {
  const names = { item: 'd', what: 'requests/s <ours> ÷ raw' };
  const figure = { over: 'ours', under: 'raw', figure: 'perSecond', unit: '/s' } as const;
  return { ...lineOf(ROUNDS, { ...names, ...figure }), ...more };
}

function report(...lines: readonly Line[]): Report {
  const machine = {
    cores: 2,
    processor: 'a processor',
    memoryMb: 24_000,
    system: 'Linux 6',
    node: 'v24.0.0',
    postgres: '18.4',
    commit: 'abcdef123456',
  };
  return {
    startedAt: '2026-01-02T03:04:05.000Z',
    size: 'full',
    rounds: 3,
    seconds: 4,
    machine,
    isLedgerIntact: true,
    lines,
  };
}

describe('a line', () => {
  it('holds the median of the ratios of the rounds, their spread, and the medians of both sides', () => {
    expect(line()).toEqual({
      item: 'd',
      what: 'requests/s <ours> ÷ raw',
      ratio: { median: 1.2, least: 0.9, most: 1.5 },
      figures: { ours: 120, baseline: 100, unit: '/s' },
    });
  });

  it.each([
    [{ atLeast: 1.2 }, true],
    [{ atLeast: 1.3 }, false],
    [{ atMost: 1.2 }, true],
    [{ atMost: 1.1 }, false],
  ])('with the goal %j is met: %s', (goal, met) => {
    expect(isMet(line({ goal }))).toBe(met);
  });

  it('shows in the table with its goal and figures, or with why it was skipped', () => {
    const skipped: Line = { item: 'a', what: 'transfers', ratio: undefined, skipped: 'no pgbench' };
    const rows = tableOf([line({ goal: { atLeast: 1.5 }, note: 'noted' }), skipped])
      .split('\n')
      .slice(2);
    expect(rows.map((row) => row.split('|').map((cell) => cell.trim()))).toEqual([
      ['', 'd', 'requests/s <ours> ÷ raw', '1.20', '0.90–1.50', '≥ 1.5', 'NO', '120/s ÷ 100/s; noted', ''],
      ['', 'a', 'transfers', '–', '–', 'reported', 'skipped', 'no pgbench', ''],
    ]);
  });
});

describe('what is counted and not divided', () => {
  it.each([
    ['commits', 5.26, '5.3 commits'],
    ['ms', 71.84, '71.8 ms'],
    ['ms', 171.84, '172 ms'],
    ['bytes', 10_612.4, '10612 bytes'],
    ['MB', 334.2, '334 MB'],
  ] as const)('shows in %s: %d', (unit, median, text) => {
    expect(medianText(line({ unit, ratio: { median, least: median, most: median } }))).toBe(text);
  });

  it('of CPU is that of the service, Postgres and Temporal', () => {
    expect(totalCpuMs({ cpuMs: 40, temporalCpuMs: 50 })).toBe(90);
  });
});

describe('the report', () => {
  it('as JSON holds every figure, and whether each goal is met', () => {
    const parsed = JSON.parse(jsonOf(report(line({ goal: { atMost: 1.1 } }), line())));
    expect(parsed).toMatchObject({
      machine: { cores: 2, commit: 'abcdef123456' },
      isLedgerIntact: true,
      lines: [
        { item: 'd', isMet: false, ratio: { median: 1.2 }, goal: { atMost: 1.1 }, figures: { ours: 120 } },
        { item: 'd', ratio: { median: 1.2 } },
      ],
    });
    expect(parsed.lines[1]).not.toHaveProperty('isMet');
  });

  it('as a picture shows each ratio with its goal, and each curve with its name', () => {
    const events = line({ item: 'g', what: 'events of a history', unit: 'events', goal: { atMost: 10 } });
    const curve = {
      name: 'GET /me',
      points: [
        { x: 10, y: 1 },
        { x: 1_000, y: 20 },
      ],
    };
    const picture = pictureOf(report(line({ goal: { atLeast: 1.5 } }), events, line({ item: 'k', curve })));
    expect(picture).toContain('<title>Ours ÷ baseline, measured side by side</title>');
    const texts = [...picture.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text);
    expect(texts).toContain('requests/s &lt;ours&gt; ÷ raw');
    expect(texts).toEqual(expect.arrayContaining(['1.20', 'goal ≥ 1.5']));
    expect(texts).toContain('events of a history: 1 events, goal ≤ 10');
    expect(texts).toContain('GET /me');
    expect(picture).toContain('prefers-color-scheme: dark');
    expect(picture).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('says in the picture when the ledger was broken', () => {
    expect(pictureOf({ ...report(line()), isLedgerIntact: false })).toContain('THE LEDGER WAS BROKEN');
    expect(pictureOf(report(line()))).not.toContain('THE LEDGER WAS BROKEN');
  });
});

describe('a scale', () => {
  it('of logarithms begins and ends with a power', () => {
    const scale = logScale([0.7, 3], 2, [0, 300]);
    expect(scale.ticks).toEqual([0.5, 1, 2, 4]);
    expect(scale.ticks.map((tick) => scale.at(tick))).toEqual([0, 100, 200, 300]);
  });

  it('of equal steps begins with 0 and holds the largest value', () => {
    const scale = linearScale([470, 1_340], [300, 0]);
    expect(scale.ticks).toEqual([0, 500, 1_000, 1_500]);
    expect(scale.at(1_500)).toBe(0);
  });

  it('moves labels apart that would lie on each other', () => {
    expect(spreadOut([50, 10, 12], 15)).toEqual([50, 10, 25]);
  });
});

describe('the arguments', () => {
  it('name lines, rounds, seconds and files', () => {
    expect(parseOptions(['--only', 'a,g', '--rounds', '2', '--json', 'out.json'])).toMatchObject({
      items: new Set(['a', 'g']),
      size: 'full',
      rounds: 2,
      seconds: 4,
      jsonFile: 'out.json',
      svgFile: undefined,
    });
  });

  it('measure little with --quick', () => {
    expect(parseOptions(['--quick'])).toMatchObject({ size: 'quick', rounds: 1, seconds: 0.2 });
    expect(parseOptions(['--quick', '--rounds', '3'])).toMatchObject({ size: 'quick', rounds: 3 });
  });

  it('leave the lines that take long to --only', () => {
    const usual = [...parseOptions([]).items];
    expect(usual).toEqual(expect.arrayContaining(['a', 's', 't', 'u', 'v']));
    expect(usual).not.toContain('p');
    expect(usual).not.toContain('w');
    expect(parseOptions(['--only', 'p,w']).items).toEqual(new Set(['p', 'w']));
  });

  it('have lines measured again on the cluster of Temporal when asked', () => {
    expect(parseOptions([])).toMatchObject({ alsoOnCluster: false });
    expect(parseOptions(['--temporal-cluster'])).toMatchObject({ alsoOnCluster: true });
  });

  it.each([[['--only', 'a,zz']], [['--rounds', 'many']], [['--unknown']]])('are refused: %j', (args) => {
    expect(() => parseOptions(args)).toThrow(expect.objectContaining({ name: 'UsageError' }));
  });
});
