import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { STAGES } from '../../scripts/alertsDrill/conditions/stages.ts';
import { findPrograms } from '../../scripts/alertsDrill/programs.ts';
import { shortenedRules } from '../../scripts/alertsDrill/rules.ts';
import { OPERATOR_DOCUMENTS, sentencesOfText } from '../../scripts/sentenceRules.ts';
import { runAdmin } from '../../src/cli/program.ts';
import { createMetrics, describedMetrics } from '../../src/observability/metrics.ts';
import { alertCases, alertRules, dashboardQueries, metricsIn } from '../support/watchedMetrics.ts';

const rules = alertRules();
const cases = alertCases();
const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const runbook = read('docs/RUNBOOK.md');

/** The names under which a scrape shows each metric of the service, and those that Prometheus itself adds. */
function shownNames(): ReadonlySet<string> {
  const ofRegistry = createMetrics()
    .registry.getMetricsAsArray()
    .flatMap(({ name, type }) =>
      String(type) === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    );
  return new Set([...ofRegistry, 'up', 'ALERTS']);
}

/** By which label an alert is about the sandbox, the surest first. */
const SANDBOX_LABELS = [
  ['environment', 'test'],
  ['network', 'simulated'],
  ['provider', 'simulator'],
] as const;

/** Alerts of which the sandbox has no series: nothing calls its simulated providers over HTTP, and they send no callbacks. */
const LIVE_ONLY: ReadonlySet<string> = new Set(['ProviderFails', 'ProviderSlow', 'ProviderCallbacksForged']);

describe.each(rules)('the alert $alert', ({ alert, expr, labels, annotations }) => {
  it('looks at metrics that there are', () => {
    const named = metricsIn(expr);
    if (alert !== 'Watchdog') expect(named.length).toBeGreaterThan(0);
    const shown = shownNames();
    for (const name of named.filter((each) => !/^(temporal|pg|node|probe)_/.test(each)))
      expect(shown).toContain(name);
  });

  it('has its section in the runbook', () => {
    expect(annotations.runbook_url).toBe(`docs/RUNBOOK.md#${alert.toLowerCase()}`);
    expect(runbook.split('\n')).toContain(`### ${alert}`);
  });

  it('pages no operator about the sandbox', () => {
    const sandboxLabels = SANDBOX_LABELS.filter(([label]) =>
      describedMetrics().some(
        ({ name, labelNames }) => metricsIn(expr).includes(name) && labelNames.includes(label),
      ),
    );
    const [sandbox] = sandboxLabels;
    // That series are absent is of no environment.
    if (sandbox === undefined || LIVE_ONLY.has(alert) || alert === 'MetricsMissing') return;
    const [label, value] = sandbox;
    expect(expr).toMatch(new RegExp(`by \\([^)]*\\b${label}\\b`));
    expect(labels.severity).toContain(`{{ if eq $labels.${label} "${value}" }}info{{ else }}`);
  });

  it('has a page that starts with one sentence and the first command, and says when it clears', () => {
    const [, page = ''] = runbook.split(`### ${alert}\n`);
    const [section = ''] = page.split(/^##/m);
    const [meaning = '', steps = ''] = section.trim().split(/\n\n(.*)/s);
    expect(sentencesOfText(alert, meaning)).toHaveLength(1);
    expect(steps).toMatch(/^- \*\*Type\*\*(?:\s+`|\n\n {2}```\n {2})[a-z]+ [^`]/);
    expect(section).toContain('**It clears**');
  });

  it('has a case for promtool in which it is quiet, fires, and clears', () => {
    const fires = cases.filter((each) => each.alert === alert).map((each) => each.fires);
    // It never clears: that it no longer arrives is the alert.
    if (alert === 'Watchdog') expect(fires).toEqual([[true, true]]);
    else expect(fires).toContainEqual([false, true, false]);
  });
});

describe('the alerts drill', () => {
  const drilled = STAGES.flat().flatMap(({ alerts }) => Object.keys(alerts));

  it.each(rules)('makes the condition of $alert', ({ alert }) => expect(drilled).toContain(alert));

  it('has no condition of an alert that is gone', () => {
    const names = rules.map(({ alert }) => alert);
    expect(drilled.filter((alert) => !names.includes(alert))).toEqual([]);
  });

  it('has a table with the severity, duration and times of each alert', () => {
    const [page = ''] = read('docs/contributing/alerts-drill.md').split('\n## ');
    const lines = page
      .split('\n')
      .filter((line) => /^\| [A-Z]/.test(line))
      .map((line) => line.split('|').map((cell) => cell.trim()));
    for (const [, alert = '', severity = '', , duration, fired, cleared] of lines) {
      const rule = rules.find((each) => each.alert === alert);
      expect([alert, duration]).toEqual([rule?.alert, rule?.for ?? 'none']);
      expect(rule?.labels.severity.split(/\W+/)).toContain(severity);
      for (const time of [fired, cleared]) expect(time).toMatch(/^\d+ s$/);
    }
    const timed = lines.map(([, alert = '']) => alert);
    expect([...new Set(timed)].toSorted()).toEqual(rules.map(({ alert }) => alert).toSorted());
  });

  it('divides durations by 20, to a range of 20 seconds at least, and changes nothing else', () => {
    const { groups } = parse(shortenedRules());
    const shortened: typeof rules = groups.flatMap((group: { rules: typeof rules }) => group.rules);
    const unit = (text: string) => (text.endsWith('h') ? 3_600 : text.endsWith('m') ? 60 : 1);
    const seconds = (text = '0s') => Number(text.slice(0, -1)) * unit(text);
    const found = (expr: string, pattern: RegExp) =>
      [...expr.matchAll(pattern)].map(([text]) => seconds(text));
    const ranges = /(?<=\[)\d+[smh](?=\])/g;
    const offsets = /(?<=offset )\d+[smh]/g;
    const words = (expr: string) => expr.replaceAll(ranges, '').replaceAll(offsets, '');
    for (const [index, rule] of rules.entries()) {
      const { expr = '', for: duration, ...rest } = shortened[index] ?? {};
      const { expr: ofExpr, for: ofDuration, ...ofRest } = rule;
      expect(rest).toEqual(ofRest);
      expect(words(expr)).toBe(words(ofExpr));
      expect(seconds(duration)).toBe(seconds(ofDuration) / 20);
      expect(found(expr, offsets)).toEqual(found(ofExpr, offsets).map((each) => each / 20));
      expect(found(expr, ranges)).toEqual(found(ofExpr, ranges).map((each) => Math.max(20, each / 20)));
    }
  });

  it('says in one sentence which programs are missing', () => {
    expect(() => findPrograms([])).toThrow(
      /^The drill needs prometheus, alertmanager, postgres_exporter, blackbox_exporter, node_exporter[^.]*: install them, or name their folders by --programs\.$/,
    );
  });
});

const promtool = spawnSync('promtool', ['--version']).status === 0;
(promtool ? it : it.skip)(
  'the judge of Prometheus finds that each fires when it has to, where it is installed',
  () => {
    const files = [
      ['check', 'config', 'deploy/prometheus/prometheus.yaml'],
      ['test', 'rules', 'deploy/prometheus/alerts.test.yaml'],
    ];
    for (const args of files) {
      const { status, stdout, stderr } = spawnSync('promtool', args, {
        cwd: new URL('../../', import.meta.url),
        encoding: 'utf8',
      });
      expect({ status, text: status === 0 ? '' : `${stdout}${stderr}` }).toEqual({ status: 0, text: '' });
    }
  },
);

it('each alert is there once', () => {
  const names = rules.map(({ alert }) => alert);
  expect(new Set(names).size).toBe(names.length);
});

it('there is one for a queue without pollers', () => {
  expect(rules.find(({ alert }) => alert === 'TaskQueueWithoutPollers')?.expr).toBe(
    'max by (queue, kind) (mp_task_queue_pollers) == 0',
  );
});

it('the dashboard looks at metrics that there are', () => {
  const queries = dashboardQueries();
  expect(queries.length).toBeGreaterThan(20);
  const shown = shownNames();
  const others = queries
    .flatMap(metricsIn)
    .filter((name) => !shown.has(name) && !name.startsWith('temporal_'));
  expect(others).toEqual([]);
});

describe('the documents of operators', () => {
  const commands = [
    ...new Set(
      commandsIn(
        [...OPERATOR_DOCUMENTS.map(read), ...rules.map(({ annotations }) => annotations.description)].join(
          '\n',
        ),
      ),
    ),
  ];

  it('name commands', () => expect(commands.length).toBeGreaterThan(80));

  it.each(commands)('name a command that there is: %s', async (command) => {
    const words = [...command.matchAll(/"[^"]*"|\S+/g)].map(([word]) => word);
    const path = words.slice(0, words.findIndex((word) => !/^[a-z][a-z-]*$/.test(word)) >>> 0);
    const { code, text } = await helpOf(path);
    expect({ command, code }).toEqual({ command, code: 0 });
    for (const option of words.filter((word) => word.startsWith('--'))) expect(text).toContain(option);
  });

  it.each(OPERATOR_DOCUMENTS)('lead to sections that there are: %s', (document) => {
    const links = [...read(document).matchAll(/\]\(([^)#:\s]*\.md|)#([^)]+)\)/g)];
    const lost = links.flatMap(([link, path = '', anchor = '']) => {
      const target = path === '' ? document : posix.join(posix.dirname(document), path);
      return anchorsOf(read(target)).has(anchor) ? [] : [link];
    });
    expect(lost).toEqual([]);
  });
});

/** The anchors of the headings of a document, as GitHub makes them. */
function anchorsOf(text: string): ReadonlySet<string> {
  return new Set(
    [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
      title
        .toLowerCase()
        .replaceAll(/[^a-z0-9 -]/g, '')
        .replaceAll(' ', '-'),
    ),
  );
}

/**
 * The commands of operators that a text names, without what begins them: `npm run admin --`, or `admin` as RUNBOOK defines it.
 * Lines are joined: prose wraps in the middle of one.
 */
function commandsIn(text: string): readonly string[] {
  const inProse = text.replaceAll(/^```[\s\S]*?^```/gm, '').replaceAll(/\n/g, ' ');
  const quoted = [...inProse.matchAll(/`(?:npm run admin --|admin) ([^`]+)`/g)].map(
    ([, command = '']) => command,
  );
  const typed = [...text.matchAll(/^ *\$ (?:npm run admin --|admin) (.+)$/gm)].map(
    ([, command = '']) => command,
  );
  return [...quoted, ...typed].map((command) => command.replaceAll(/\s+/g, ' '));
}

/** The help of the command that these words name. Words beyond it are its arguments, where it takes some. */
async function helpOf(words: readonly string[]): Promise<{ readonly code: number; readonly text: string }> {
  let path = words;
  for (;;) {
    let text = '';
    const write = (part: string) => {
      text += part;
    };
    const code = await runAdmin([...path, '--help'], {
      env: {},
      dataDir: '/nowhere',
      out: write,
      err: write,
    });
    const [usage = ''] = text.split('\n\n');
    const isNamed = usage.startsWith(`Usage: admin ${path.join(' ')} `);
    const mayHaveMore = path.length === words.length || /<|\[(?!options|command)/.test(usage);
    if (isNamed || path.length === 0) return { code: isNamed && mayHaveMore ? code : 2, text };
    path = path.slice(0, -1);
  }
}
