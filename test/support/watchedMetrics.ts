import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

/** What alerts and dashboard look at, read from the files of deploy/. */

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
              labels: z.strictObject({
                // A template gives alerts about the sandbox the severity info.
                severity: z
                  .string()
                  .regex(
                    /^((warning|critical)|\{\{ if eq \$labels\.\w+ "\w+" \}\}info\{\{ else \}\}(warning|critical)\{\{ end \}\})$/,
                  ),
              }),
              annotations: z.strictObject({
                runbook_url: z.string().min(1),
                summary: z.string().min(1),
                description: z.string().min(1),
              }),
            }),
          )
          .min(1),
      }),
    )
    .min(1),
});

const dashboard = z.object({
  panels: z.array(z.object({ targets: z.array(z.object({ expr: z.string().min(1) })).default([]) })),
});

function readDeployed(path: string): string {
  return readFileSync(new URL(`../../deploy/${path}`, import.meta.url), 'utf8');
}

/** The alerts of deploy/prometheus/alerts.yaml. Throws when it is not a rule file, or an alert lacks something. */
export function alertRules() {
  return ruleFile.parse(parse(readDeployed('prometheus/alerts.yaml'))).groups.flatMap(({ rules }) => rules);
}

/** The queries of all panels of the dashboard. */
export function dashboardQueries(): readonly string[] {
  const { panels } = dashboard.parse(JSON.parse(readDeployed('grafana/dashboard.json')));
  return panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
}

/** The metrics that a query of Prometheus names. What stands in braces or after "by" are labels. */
export function metricsIn(query: string): readonly string[] {
  const withoutLabels = query.replaceAll(/\{[^}]*\}|\[[^\]]*\]|\b(by|on) *\([^)]*\)/g, ' ');
  return [...withoutLabels.matchAll(/\b((mp|temporal|nodejs|process)_[a-z0-9_]+|up)\b/g)].map(
    ([name]) => name,
  );
}
