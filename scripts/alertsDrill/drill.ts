import { setTimeout as sleep } from 'node:timers/promises';
import { waitFor } from '../../test/support/waitFor.ts';
import type { Condition } from './conditions/condition.ts';
import type { Notice } from './monitoring.ts';
import type { Scene } from './scene.ts';

/** What came of one alert. */
export interface Result {
  readonly alert: string;
  readonly condition: Condition;
  readonly severity: string;
  /** Milliseconds from the condition to the notice, and from its end to the notice that it is resolved; undefined when none came. */
  readonly firedMs: number | undefined;
  readonly clearedMs: number | undefined;
  /** What is wrong, if anything. */
  readonly finding: string | undefined;
}

/** Ages of five minutes are waited for, and `for` on top of it. */
const FIRES_WITHIN_MS = 480_000;
const CLEARS_WITHIN_MS = 300_000;
/** Three times as long as Alertmanager waits before it repeats a notice of the Watchdog. */
const SILENCE_MS = 45_000;
/** How long alerts must go on firing after what is done meanwhile: longer than the 16 seconds after which one once cleared. */
const GOES_ON_FOR_MS = 20_000;

/** The receiver of the example route for each severity. */
const RECEIVER_OF: Readonly<Record<string, string>> = {
  critical: 'on-call',
  warning: 'day',
  none: 'watchdog',
};

type Labels = Readonly<Record<string, string>>;

const fits = (labels: Labels, alert: string, wanted: Labels) =>
  labels.alertname === alert && Object.entries(wanted).every(([name, value]) => labels[name] === value);

/** Makes the conditions of a stage true at once, waits for their notices, undoes them, and waits again. */
export async function drillStage(
  scene: Scene,
  stage: readonly Condition[],
  { say, isWanted }: { readonly say: (line: string) => void; readonly isWanted: (alert: string) => boolean },
): Promise<readonly Result[]> {
  const made: { readonly condition: Condition; readonly atMs: number; readonly undo: Undo }[] = [];
  const results: Result[] = [];
  // One after the other, because several order payouts of one bank.
  for (const condition of stage.filter(({ alerts }) => Object.keys(alerts).some(isWanted))) {
    const atMs = Date.now();
    try {
      made.push({ condition, atMs, undo: await condition.make(scene) });
    } catch (error) {
      const finding = `could not be made: ${(error as Error).message}`;
      say(`${Object.keys(condition.alerts).join(', ')} ${finding}`);
      const nothing = { severity: '', firedMs: undefined, clearedMs: undefined };
      results.push(
        ...Object.keys(condition.alerts).map((alert) => ({ alert, condition, ...nothing, finding })),
      );
    }
  }
  results.push(...(await Promise.all(made.map((each) => watchCondition(scene, each, say)))).flat());
  while (scene.afterwards.length > 0) await scene.afterwards.pop()?.();
  return results;
}

type Undo = Awaited<ReturnType<Condition['make']>>;

async function watchCondition(
  scene: Scene,
  { condition, atMs, undo }: { readonly condition: Condition; readonly atMs: number; readonly undo: Undo },
  say: (line: string) => void,
): Promise<readonly Result[]> {
  const names = `${Object.keys(condition.alerts).join(', ')}${condition.isOfSandbox ? ' of the sandbox' : ''}`;
  const watches = Object.entries(condition.alerts).map(([alert, labels]) => ({ alert, labels }));
  const fired = await Promise.all(watches.map((watch) => whenFires(scene, condition, watch, atMs)));
  say(`${names}: ${fired.map(({ firedMs }) => secondsOf(firedMs)).join(', ')} to fire`);
  let lost: readonly (string | undefined)[] = [];
  if (condition.meanwhile) {
    await condition.meanwhile(scene);
    await sleep(GOES_ON_FOR_MS);
    lost = watches.map(({ alert, labels }) =>
      isFiring(scene.monitoring.notices, alert, labels)
        ? undefined
        : 'cleared although its condition was true',
    );
  }
  const undoneAtMs = Date.now();
  let failed: string | undefined;
  await undo().catch((error) => {
    failed = `could not be undone: ${(error as Error).message}`;
  });
  const results = await Promise.all(
    watches.map(async ({ alert, labels }, index) => {
      const { severity, firedMs, finding } = fired[index] ?? { severity: '', firedMs: undefined };
      const clearedMs =
        firedMs === undefined ? undefined : await whenClears(scene, condition, { alert, labels }, undoneAtMs);
      const notCleared =
        firedMs !== undefined && clearedMs === undefined
          ? 'its condition is gone, and it did not clear'
          : undefined;
      return {
        ...{ alert, condition, severity, firedMs, clearedMs },
        finding: failed ?? finding ?? lost[index] ?? notCleared,
      };
    }),
  );
  say(`${names}: ${results.map(({ clearedMs }) => secondsOf(clearedMs)).join(', ')} to clear`);
  return results;
}

const secondsOf = (ms: number | undefined) => (ms === undefined ? 'never' : `${(ms / 1_000).toFixed(1)} s`);

/** Whether the latest notice of some series of the alert says that it fires. */
function isFiring(notices: readonly Notice[], alert: string, labels: Labels): boolean {
  const latest = new Map<string, Notice>();
  for (const notice of notices)
    if (fits(notice.labels, alert, labels)) latest.set(notice.fingerprint, notice);
  return [...latest.values()].some(({ status }) => status === 'firing');
}

async function inTime<Value>(wait: Promise<Value>): Promise<Value | undefined> {
  return wait.catch(() => undefined);
}

async function whenFires(
  { monitoring }: Scene,
  { isOfSandbox }: Condition,
  { alert, labels }: { readonly alert: string; readonly labels: Labels },
  sinceMs: number,
): Promise<Pick<Result, 'severity' | 'firedMs' | 'finding'>> {
  if (isOfSandbox) {
    const found = await inTime(
      waitFor(
        `${alert} of the sandbox to fire`,
        async () => (await monitoring.firing()).find((each) => fits(each, alert, labels)),
        FIRES_WITHIN_MS,
      ),
    );
    const firedMs = found && Date.now() - sinceMs;
    const severity = found?.severity ?? '';
    if (!found) return { severity, firedMs, finding: 'did not fire' };
    return {
      severity,
      firedMs,
      finding: severity === 'info' ? undefined : 'pages an operator about the sandbox',
    };
  }
  const notice = await inTime(
    waitFor(
      `the notice of ${alert}`,
      () =>
        monitoring.notices.find(
          (each) => each.status === 'firing' && each.atMs >= sinceMs && fits(each.labels, alert, labels),
        ),
      FIRES_WITHIN_MS,
    ),
  );
  if (!notice) return { severity: '', firedMs: undefined, finding: 'did not fire' };
  const severity = notice.labels.severity ?? '';
  const finding =
    RECEIVER_OF[severity] === notice.receiver
      ? undefined
      : `${severity} went to the receiver ${notice.receiver}`;
  return { severity, firedMs: notice.atMs - sinceMs, finding };
}

async function whenClears(
  { monitoring }: Scene,
  { isOfSandbox, clearsBySilence }: Condition,
  { alert, labels }: { readonly alert: string; readonly labels: Labels },
  sinceMs: number,
): Promise<number | undefined> {
  const ofAlert = () => monitoring.notices.filter((each) => fits(each.labels, alert, labels));
  const cleared = async () => {
    if (isOfSandbox) return !(await monitoring.firing()).some((each) => fits(each, alert, labels));
    if (clearsBySilence) return Date.now() - (ofAlert().at(-1)?.atMs ?? sinceMs) > SILENCE_MS;
    return !isFiring(monitoring.notices, alert, labels);
  };
  if (!(await inTime(waitFor(`${alert} to clear`, cleared, CLEARS_WITHIN_MS)))) return undefined;
  if (isOfSandbox) return Date.now() - sinceMs;
  return Math.max(0, (ofAlert().at(-1)?.atMs ?? sinceMs) - sinceMs);
}
