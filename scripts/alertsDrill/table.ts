import type { Result } from './drill.ts';
import { deployedAlerts } from './rules.ts';

/** The results as a Markdown table, in the order of alerts.yaml. */
export function tableOf(results: readonly Result[]): string {
  const lines = deployedAlerts().flatMap(({ alert, for: duration = 'none' }) =>
    results
      .filter((result) => result.alert === alert)
      .map(({ condition, severity, firedMs, clearedMs }) => [
        alert,
        severity,
        `${condition.made}; ${condition.undone}`,
        duration,
        secondsOf(firedMs),
        secondsOf(clearedMs),
      ]),
  );
  const head = ['alert', 'severity', 'condition made; undone', 'real `for`', 'fired after', 'cleared after'];
  return [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

const secondsOf = (ms: number | undefined) => (ms === undefined ? 'never' : `${(ms / 1_000).toFixed(0)} s`);
