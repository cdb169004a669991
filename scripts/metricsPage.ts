import { type DescribedMetric, describedMetrics } from '../src/observability/metrics.ts';
import { type GeneratedDocument, table } from './configurationDocuments.ts';

/** The page of all metrics, as it has to be in the repository. */
export function metricsPage(): GeneratedDocument {
  const metrics = describedMetrics().toSorted((left, right) => left.name.localeCompare(right.name));
  const text = `# Metrics

\`npm run docs\` writes this page from the tables in [\`src/observability/metrics.ts\`](../src/observability/metrics.ts).

Every process serves \`/metrics\` at \`METRICS_PORT\`. [\`deploy/prometheus/alerts.yaml\`](../deploy/prometheus/alerts.yaml) has
the alerts on these names and [\`deploy/grafana/dashboard.json\`](../deploy/grafana/dashboard.json) a dashboard. Durations are in
seconds, money in minor units (kobo, micro-USDT).

## Read at each scrape

From the database, from Temporal, or from the process itself. What is read from the database and from Temporal is the same
whichever process is asked: take \`max by (…)\` of it, never \`sum\`. A reading that fails, or takes longer than five seconds, is
NaN or absent, and the others are shown without it. What was read stands for a second.

${tableOf(metrics.filter(({ isRead }) => isRead))}

## Counted and measured by each process

Take \`sum by (…) (rate(…))\` of these.

${tableOf(metrics.filter(({ isRead }) => !isRead))}

## Of Node and of the Temporal SDK

\`process_*\` and \`nodejs_*\` are the
[default metrics of prom-client](https://github.com/siimon/prom-client#default-metrics), among them the delay of the event
loop (\`nodejs_eventloop_lag_p99_seconds\`). \`temporal_*\` are the
[metrics of the Temporal SDK](https://docs.temporal.io/references/sdk-metrics), which processes with workers have.
`;
  return { path: 'docs/METRICS.md', text };
}

function tableOf(metrics: readonly DescribedMetric[]): string {
  const rows = metrics.map(({ name, type, labelNames, help }) => [
    `\`${name}\``,
    type,
    labelNames.map((label) => `\`${label}\``).join(', ') || 'none',
    help,
  ]);
  return table([['metric', 'type', 'labels', 'what it says'], ...rows]);
}
