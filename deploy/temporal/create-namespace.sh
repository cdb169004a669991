#!/bin/sh
# Creates the namespace of the service, unless it is there.
set -eu
until temporal operator cluster health >/dev/null 2>&1; do sleep 1; done
if ! temporal operator namespace describe --namespace "$TEMPORAL_NAMESPACE" >/dev/null 2>&1; then
  temporal operator namespace create --namespace "$TEMPORAL_NAMESPACE" --retention 720h
fi
# The frontends know a new namespace within seconds.
until temporal workflow list --namespace "$TEMPORAL_NAMESPACE" --limit 1 >/dev/null 2>&1; do sleep 1; done
