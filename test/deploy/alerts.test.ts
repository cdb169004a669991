import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { z } from 'zod';
import { createMetrics } from '../../src/metrics.ts';

/** The shape of rule files that Prometheus takes (prometheus.io, "Alerting rules"), with what each of ours must say. */
const ruleFile = z.strictObject({
  groups: z
    .array(
      z.strictObject({
        name: z.string().min(1),
        rules: z
          .array(
            z.strictObject({
              alert: z.string().regex(/^[A-Z][A-Za-z]+$/),
              expr: z.string().min(1),
              for: z
                .string()
                .regex(/^\d+[smh]$/)
                .optional(),
              labels: z.strictObject({ severity: z.enum(['warning', 'critical']) }),
              annotations: z.strictObject({ summary: z.string().min(1), description: z.string().min(1) }),
            }),
          )
          .min(1),
      }),
    )
    .min(1),
});

const rules = ruleFile
  .parse(parse(readFileSync(new URL('../../deploy/prometheus/alerts.yaml', import.meta.url), 'utf8')))
  .groups.flatMap((group) => group.rules);

/** The names under which a scrape shows each metric. */
function scrapedNames(): ReadonlySet<string> {
  const { registry } = createMetrics();
  return new Set(
    registry
      .getMetricsAsArray()
      .flatMap(({ name, type }) =>
        String(type) === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
      ),
  );
}

it.each(rules)('the alert $alert looks at metrics that there are', ({ expr }) => {
  const named = expr.match(/\b[a-z]+_[a-z_]+\b/g)?.filter((name) => name.startsWith('mp_')) ?? [];
  expect(named.length).toBeGreaterThan(0);
  const scraped = scrapedNames();
  for (const name of named) expect(scraped).toContain(name);
});

it('each alert is there once', () => {
  const names = rules.map(({ alert }) => alert);
  expect(new Set(names).size).toBe(names.length);
});

it('there is one for a queue without pollers', () => {
  expect(rules.find(({ alert }) => alert === 'TaskQueueWithoutPollers')?.expr).toBe(
    'max by (queue, kind) (mp_task_queue_pollers) == 0',
  );
});
