#!/usr/bin/env bash
# Starts the service, and generates, compiles and runs the client of each language that is named. The last line names
# those that failed. Needs what each language needs: see generate.sh.
set -euo pipefail
cd "$(dirname "$0")/../.."

log=$(mktemp)
npm start >"$log" 2>&1 &
service=$!
trap 'kill "$service" 2>/dev/null; wait "$service" 2>/dev/null || true' EXIT

for _ in $(seq 600); do
  grep -q '^Ready' "$log" && break
  kill -0 "$service" 2>/dev/null || break
  sleep 1
done
origin=$(node -p "new URL(JSON.parse(require('fs').readFileSync('.data/demo-merchant.json')).baseUrl).origin") || {
  cat "$log"
  exit 1
}

failed=()
for language in "$@"; do
  scripts/generatedClients/run.sh "$language" "$origin" || failed+=("$language")
done
echo "failed: ${failed[*]:-none}"
[ ${#failed[@]} -eq 0 ]
