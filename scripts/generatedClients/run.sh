#!/usr/bin/env bash
# Generates a client from the OpenAPI document of a running service, compiles it, and withdraws with it in the sandbox:
#
#     scripts/generatedClients/run.sh typescript|python|go|php|java ORIGIN
#
# DEMO_MERCHANT names the file of `npm start` with the merchant and its keys. The generator needs Java and Maven; each
# language also needs its own tools, and PHP Composer.
set -euo pipefail
language=$1
origin=$2
here=$(cd "$(dirname "$0")" && pwd)
root=$here/../..
demo=$(realpath "${DEMO_MERCHANT:-$root/.data/demo-merchant.json}")
work=$root/.cache/clients
client=$work/$language

mkdir -p "$work"
rm -rf "$client"
curl -fsS "$origin/openapi.json" -o "$work/openapi.json"

generator=openapi-generator-cli-7.25.0
# Generates into $client. The arguments are options of the generator.
generate() {
  [ -f "$work/$generator.jar" ] ||
    mvn -q -B dependency:copy "-Dartifact=org.openapitools:${generator%-*}:${generator##*-}" "-DoutputDirectory=$work"
  java -jar "$work/$generator.jar" generate -i "$work/openapi.json" -g "$language" -o "$client" "$@" >"$work/$language.log"
}

case $language in
  typescript)
    mkdir -p "$client"
    cp "$here/withdraw.ts" "$client"
    cd "$root"
    npx openapi-typescript "$work/openapi.json" --output "$client/schema.ts"
    npx tsc --noEmit --strict --target es2024 --module nodenext --allowImportingTsExtensions --types node "$client/withdraw.ts"
    npx node "$client/withdraw.ts" "$demo"
    ;;
  python)
    python3 -m venv "$work/python-packages"
    "$work/python-packages/bin/pip" install -q openapi-python-client==0.29.1 mypy==1.18.2
    PATH=$work/python-packages/bin:$PATH
    openapi-python-client generate --path "$work/openapi.json" --output-path "$client" --overwrite
    cp "$here/withdraw.py" "$client"
    cd "$client"
    python -m compileall -q merchant_payments_client
    mypy merchant_payments_client withdraw.py
    python withdraw.py "$demo"
    ;;
  go)
    generate --git-host example.com --git-user-id merchant --git-repo-id client --additional-properties=packageName=merchant
    mkdir "$client/cmd"
    cp "$here/withdraw.go" "$client/cmd"
    cd "$client"
    go mod tidy
    go vet . ./cmd
    go run ./cmd/withdraw.go "$demo"
    ;;
  php)
    generate --invoker-package Merchant --additional-properties=composerPackageName=merchant/client
    cp "$here/withdraw.php" "$client"
    cd "$client"
    composer install --quiet --no-dev --no-interaction
    find lib -name '*.php' -print0 | xargs -0 -n 1 php -l >/dev/null
    php withdraw.php "$demo"
    ;;
  java)
    generate --group-id com.example --artifact-id merchant --invoker-package merchant --api-package merchant.api \
      --model-package merchant.model
    cp "$here/Withdraw.java" "$client/src/main/java"
    cd "$client"
    mvn -q -B -DskipTests package dependency:build-classpath -Dmdep.outputFile=classpath
    java -cp "target/classes:$(cat classpath)" Withdraw "$demo"
    ;;
  *)
    echo "$language is not a language of this script." >&2
    exit 2
    ;;
esac
