import { readFileSync } from 'node:fs';
import type { GeneratedDocument } from './configurationDocuments.ts';

/** The alerts of deploy/prometheus as a PrometheusRule, whose form the Prometheus Operator takes them in. */
export function prometheusRules(): GeneratedDocument {
  const alerts = readFileSync(new URL('../deploy/prometheus/alerts.yaml', import.meta.url), 'utf8');
  const groups = alerts.slice(alerts.indexOf('\ngroups:\n') + 1);
  const text = `# Written by npm run docs from deploy/prometheus/alerts.yaml.
apiVersion: monitoring.coreos.com/v1
kind: PrometheusRule
metadata:
  name: merchant-payments
spec:
${groups.replaceAll(/^(?=.)/gm, '  ')}`;
  return { path: 'deploy/kubernetes/prometheus-operator/rules.yaml', text };
}
