#!/usr/bin/env bash
# Installs the programs of the alerts drill from the packages of Debian or Ubuntu, and runs it as root.
set -euo pipefail
cd "$(dirname "$0")/../.."

sudo apt-get update --quiet
sudo apt-get install --yes --quiet --no-install-recommends prometheus prometheus-alertmanager \
  prometheus-blackbox-exporter prometheus-node-exporter prometheus-postgres-exporter libfaketime
sudo --preserve-env=PATH npm run alerts-drill
