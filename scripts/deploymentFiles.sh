#!/usr/bin/env bash
# Checks deploy/ and .github/ by the published schemas of their formats. Needs Python 3 and its registry, kubectl (for Kustomize) and
# systemd-analyze; promtool, amtool, hadolint and actionlint are asked where they are installed.
set -euo pipefail
cd "$(dirname "$0")/.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

python3 -m venv "$work/tools"
"$work/tools/bin/pip" install --quiet kubernetes-validate==1.37.0 check-jsonschema==0.39.0

"$work/tools/bin/check-jsonschema" --builtin-schema vendor.compose-spec deploy/compose.yaml
"$work/tools/bin/check-jsonschema" --builtin-schema vendor.github-workflows .github/workflows/*.yml
"$work/tools/bin/check-jsonschema" --builtin-schema vendor.dependabot .github/dependabot.yml
for folder in . release monitoring prometheus-operator; do
  kubectl kustomize "deploy/kubernetes/$folder" >"$work/all.yaml"
  # The kinds of the Prometheus Operator have no schema here.
  awk 'BEGIN { RS = "---\n"; ORS = "---\n" } !/apiVersion: monitoring.coreos.com/' "$work/all.yaml" >"$work/resources.yaml"
  "$work/tools/bin/kubernetes-validate" --strict -k 1.31 "$work/resources.yaml"
done
# The programs of the units are on the machine that runs them, and need not be here.
units=$(systemd-analyze verify deploy/systemd/*.service 2>&1 | grep -v 'is not executable: No such file' || true)
if [ -n "$units" ]; then echo "$units" >&2; exit 1; fi
for unit in deploy/systemd/*.service; do
  systemd-analyze security --offline=true --threshold=30 "$unit" | tail -1
done

if command -v promtool >/dev/null; then
  promtool check config deploy/prometheus/prometheus.yaml
  promtool test rules deploy/prometheus/alerts.test.yaml
fi
if command -v amtool >/dev/null; then amtool check-config deploy/prometheus/alertmanager.yaml; fi
if command -v hadolint >/dev/null; then hadolint Dockerfile; fi
if command -v actionlint >/dev/null; then actionlint; fi
