#!/bin/sh
# Runs once, when the data of a new PostgreSQL container is made: /docker-entrypoint-initdb.d of the official image.
set -eu
psql --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname postgres \
  --set owner_password="$OWNER_PASSWORD" \
  --set login_password="$LOGIN_PASSWORD" \
  --set temporal_password="$TEMPORAL_PASSWORD" \
  --file /roles.sql
psql --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname postgres \
  --set exporter_password="$EXPORTER_PASSWORD" \
  --file /exporter-role.sql
