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
                // A template gives alerts about the sandbox the severity info; none is that of the Watchdog.
                severity: z
                  .string()
                  .regex(
                    /^((none|warning|critical)|\{\{ if eq \$labels\.\w+ "\w+" \}\}info\{\{ else \}\}(warning|critical)\{\{ end \}\})$/,
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

/** Cases for promtool: whether an alert fires, minute by minute. */
const caseFile = z.object({
  tests: z.array(
    z.object({
      promql_expr_test: z.array(
        z.object({
          expr: z.string(),
          eval_time: z.string().regex(/^(\d+m)?(\d+s)?$/),
          exp_samples: z.array(z.object({ value: z.number() })),
        }),
      ),
    }),
  ),
});

/** Whether each alert fires in the cases of alerts.test.yaml, in the order of their time, a list for each case. */
export function alertCases(): readonly { readonly alert: string; readonly fires: readonly boolean[] }[] {
  const secondsOf = (text: string) => {
    const [, minutes = '0', , seconds = '0'] = /^(?:(\d+)m)?((\d+)s)?$/.exec(text) ?? [];
    return Number(minutes) * 60 + Number(seconds);
  };
  return caseFile.parse(parse(readDeployed('prometheus/alerts.test.yaml'))).tests.map((each) => {
    const steps = each.promql_expr_test.toSorted((a, b) => secondsOf(a.eval_time) - secondsOf(b.eval_time));
    const [, alert = ''] = /ALERTS\{alertname="(\w+)", alertstate="firing"/.exec(steps[0]?.expr ?? '') ?? [];
    return { alert, fires: steps.map(({ exp_samples }) => exp_samples.length > 0) };
  });
}

/** The queries of all panels of the dashboard. */
export function dashboardQueries(): readonly string[] {
  const { panels } = dashboard.parse(JSON.parse(readDeployed('grafana/dashboard.json')));
  return panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
}

/** The metrics that a query of Prometheus names. What stands in braces or after "by" are labels. */
export function metricsIn(query: string): readonly string[] {
  const withoutLabels = query.replaceAll(/\{[^}]*\}|\[[^\]]*\]|"[^"]*"|\b(by|on) *\([^)]*\)/g, ' ');
  return [...withoutLabels.matchAll(/\b((mp|temporal|nodejs|process|pg|node|probe)_[a-z0-9_]+|up)\b/g)].map(
    ([name]) => name,
  );
}
