import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { UsageError } from '../../drivers/arguments.ts';
import { parseOptions } from '../../faults/options.ts';
import { drawPlan, KILL_TARGETS } from '../../faults/plan.ts';
import { Random } from '../../faults/random.ts';
import { commandLineOf } from '../../src/embedded/processes.ts';
import { nightly } from '../support/nightly.ts';
import { waitFor } from '../support/waitFor.ts';

const entry = fileURLToPath(new URL('../../faults/run.ts', import.meta.url));

/** One run of the driver, on servers and a database of its own. */
function drive(args: readonly string[]): { readonly child: ChildProcess; readonly printed: () => string } {
  const child = spawn(process.execPath, [entry, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  const note = (chunk: Buffer) => {
    printed += chunk.toString('utf8');
  };
  child.stdout?.on('data', note);
  child.stderr?.on('data', note);
  return { child, printed: () => printed };
}

const exitOf = (child: ChildProcess) =>
  new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)));

/** The folder of a run while it lasts. */
function workDirOf(driverPid: number): string | undefined {
  const name = readdirSync(tmpdir()).find((each) =>
    each.startsWith(`merchant-payments-faults-${driverPid}-`),
  );
  return name === undefined ? undefined : join(tmpdir(), name);
}

/** What sets processes of a run apart from all others: roles name their driver, servers the data they work on. */
function marksOf(driverPid: number): readonly string[] {
  const workDir = workDirOf(driverPid) ?? '';
  const location = JSON.parse(readFileSync(join(workDir, 'postgres', 'location.json'), 'utf8'));
  return [`driver=${driverPid}`, join(workDir, 'temporal'), location.clusterDir];
}

/** How many processes run that carry each of the marks. */
function processesWith(marks: readonly string[]): readonly number[] {
  const pids =
    process.platform === 'linux'
      ? readdirSync('/proc').filter((name) => /^\d+$/.test(name))
      : execFileSync('ps', ['-e', '-o', 'pid='], { encoding: 'utf8' }).split('\n');
  const lines = pids.map((pid) => commandLineOf(Number(pid)) ?? '');
  return marks.map((mark) => lines.filter((line) => line.includes(mark)).length);
}

/** The lines of a report that tell what was found: each starts with a kind in capitals and ends with how to look. */
function findingsIn(lines: readonly string[]): readonly string[] {
  return lines.filter((line) => /^[A-Z][A-Z ]+ {2}.*\]$/.test(line));
}

const planOf = (args: readonly string[]) => {
  const options = parseOptions(['--minutes', '3', '--kills', '40', ...args]);
  return drawPlan(options, new Random(options.seed).branch('plan'), 3);
};

describe('the plan of npm run faults', () => {
  it('follows from the seed alone', () => {
    expect(planOf(['--seed', '5'])).toEqual(planOf(['--seed', '5']));
    expect(planOf(['--seed', '5'])).not.toEqual(planOf(['--seed', '6']));
  });

  it('leaves out what is switched off, and nothing else', () => {
    const plan = planOf(['--seed', '5']);
    const without = planOf(['--seed', '5', '--without', 'wipe,cancel']);
    expect(plan.some(({ fault }) => fault === 'wipe')).toBe(true);
    expect(without).toEqual(plan.filter(({ fault }) => fault !== 'wipe' && fault !== 'cancel'));
  });

  it('kills every process about equally often', () => {
    const kills = planOf(['--seed', '5']).flatMap(({ deed }) => (deed.kind === 'kill' ? [deed.target] : []));
    const counts = KILL_TARGETS.map((target) => kills.filter((each) => each === target).length);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(5);
    expect(Math.max(...counts)).toBeLessThanOrEqual(6);
  });

  it.each([
    [['--without', 'everything'], '--without takes kills, '],
    [['--minutes', 'few'], '--minutes must be a number from '],
    [['--kills', '1.5'], '--kills must be a whole number.'],
    [['--quick'], "Unknown option '--quick'"],
  ])('is refused for %j', (args, message) => {
    expect(() => parseOptions(args)).toThrow(UsageError);
    expect(() => parseOptions(args)).toThrow(message);
  });
});

describe('a run of npm run faults', () => {
  // Half a minute of every fault, a wiped Temporal database included.
  const short = ['--minutes', '0.5', '--kills', '7'];

  nightly('loses and doubles nothing while every process is killed', async () => {
    const { child, printed } = drive(['--seed', '7', ...short]);
    const code = await exitOf(child);
    const lines = printed().trimEnd().split('\n');
    // A failure shows what was found, and what led to it: it may not be found again.
    expect({ findings: findingsIn(lines), code, lines: code === 0 ? [] : lines }).toEqual({
      findings: [],
      code: 0,
      lines: [],
    });
    expect(lines.at(-1)).toBe('0 findings');
    expect(lines[0]).toContain('npm run faults -- --seed 7 --minutes 0.5 --kills 7');
    expect(printed()).toMatch(/^kills +7: /m);
    expect(workDirOf(child.pid ?? 0)).toBeUndefined();
  });

  nightly('ends everything it started when it is interrupted', async () => {
    const { child, printed } = drive(['--seed', '8', ...short]);
    const ended = exitOf(child);
    await waitFor('faults to begin', () => {
      if (child.exitCode !== null) throw new Error(`The driver ended by itself: ${printed()}`);
      return printed().includes('faults begin');
    });
    const marks = marksOf(child.pid ?? 0);
    // A process that was just killed may not be there at this moment.
    await waitFor('every process to run', () => processesWith(marks).every((count) => count > 0));
    child.kill('SIGINT');
    expect({ code: await ended, printed: printed() }).toMatchObject({ code: 130 });
    expect(processesWith(marks)).toEqual([0, 0, 0]);
    expect(workDirOf(child.pid ?? 0)).toBeUndefined();
  });

  it('says what it takes when it is asked for something else', async () => {
    const child = spawn(process.execPath, [entry, '--without', 'rain'], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const ended = exitOf(child);
    expect(await text(child.stderr)).toMatch(/^--without takes .*, and not rain\.\n\nnpm run faults -- /);
    expect(await ended).toBe(2);
  });
});
