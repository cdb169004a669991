#!/bin/sh
# Makes or brings up to date the tables of a Temporal server, as its administration image is meant to be used
# (github.com/temporalio/samples-server, compose/scripts). Running it again changes nothing. Without the image the tool has the
# schemas in itself.
set -eu
versions=/etc/temporal/schema/postgresql/v12
for database in temporal temporal_visibility; do
  schema=temporal
  if [ "$database" = temporal_visibility ]; then schema=visibility; fi
  sql_tool() {
    temporal-sql-tool --plugin postgres12 --endpoint "$POSTGRES_SEEDS" --port "$DB_PORT" --user "$POSTGRES_USER" \
      --password "$POSTGRES_PWD" --database "$database" "$@"
  }
  # A database that has a version already refuses to be set up again.
  sql_tool setup-schema --version 0.0 || true
  if [ -d "$versions" ]; then sql_tool update-schema --schema-dir "$versions/$schema/versioned"
  else sql_tool update-schema --schema-name "postgresql/v12/$schema"; fi
done
