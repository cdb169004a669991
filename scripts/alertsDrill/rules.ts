import { readFileSync } from 'node:fs';
import { parse, stringify } from 'yaml';

/** By how much the durations of the rules are divided: hours cannot be waited for. */
const FACTOR = 20;

/** The shortest range: two scrapes of an API are in it. */
const MIN_RANGE_SECONDS = 20;

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly for?: string;
}
interface RuleFile {
  readonly groups: readonly { readonly name: string; readonly rules: readonly Rule[] }[];
}

/** A file of deploy/prometheus. */
export function readDeployed<Content>(name: string): Content {
  return parse(readFileSync(new URL(`../../deploy/prometheus/${name}`, import.meta.url), 'utf8'));
}

/** The alerts of alerts.yaml, in its order. */
export function deployedAlerts(): readonly Rule[] {
  return readDeployed<RuleFile>('alerts.yaml').groups.flatMap(({ rules }) => rules);
}

/**
 * The rules with `for`, ranges and offsets divided by the factor, but ranges of 20 seconds at least. Thresholds stay, those in
 * seconds too: what must be so old in production is so old in the drill.
 */
export function shortenedRules(): string {
  const groups = readDeployed<RuleFile>('alerts.yaml').groups.map((group) => ({
    ...group,
    rules: group.rules.map((rule) => ({
      ...rule,
      ...(rule.for !== undefined && { for: shortened(rule.for) }),
      expr: rule.expr.replaceAll(
        /\[(\d+[smh])\]|\boffset (\d+[smh])\b/g,
        (_, range?: string, offset?: string) =>
          range === undefined
            ? `offset ${shortened(offset ?? '')}`
            : `[${shortened(range, MIN_RANGE_SECONDS)}]`,
      ),
    })),
  }));
  return stringify({ groups });
}

const SECONDS = { s: 1, m: 60, h: 3_600 };

/** A duration of Prometheus divided by the factor. @throws Error when it is not whole seconds. */
function shortened(duration: string, minSeconds = 1): string {
  const [, count = '', unit = ''] = /^(\d+)([smh])$/.exec(duration) ?? [];
  const seconds = (Number(count) * SECONDS[unit as keyof typeof SECONDS]) / FACTOR;
  if (!Number.isInteger(seconds)) throw new Error(`${duration} cannot be divided.`);
  return `${Math.max(seconds, minSeconds)}s`;
}
