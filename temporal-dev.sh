#!/bin/sh
# Starts the Temporal development server with the settings this service needs, in the foreground.
#
#   ./temporal-dev.sh [--port 7233] [--ui-port 8233] [--ip 127.0.0.1] [--db-filename FILE | --in-memory]
#                     [--headless] [--log-level warn]
#   ./temporal-dev.sh --print-cli     prints the path of the Temporal CLI, which is fetched if need be
#   ./temporal-dev.sh --print-server  prints the folder of the programs of a whole Temporal server, temporal-server and
#                                     temporal-sql-tool, which are built with Go if need be
#
# A healthy server that already answers on the port is reused: the script says so and ends with 0.
# The CLI is looked for in this order: $TEMPORAL_CLI_PATH, `temporal` on the PATH, a per-user cache, the official
# release, and `go install`. Only the path of --print-cli or --print-server goes to standard output, everything else to
# standard error.
set -eu

cli_version=1.5.1
server_version=1.29.1
cache_home=${XDG_CACHE_HOME:-${HOME:-/tmp}/.cache}
cache_dir=$cache_home/merchant-payments/temporal-cli-$cli_version
server_dir=$cache_home/merchant-payments/temporal-server-$server_version
checkout=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)

say() { printf '%s\n' "$*" >&2; }
fail() { say "$*"; exit 1; }

# Another program may carry the name `temporal`, so it has to say that it is the CLI.
is_temporal_cli() {
  [ -x "$1" ] && case "$("$1" --version 2>/dev/null)" in "temporal version "*) true ;; *) false ;; esac
}

# The sums are those of the release's own checksum list; a download that differs is not used.
release_sum() {
  case "$1" in
    linux_amd64) echo ddc95e08b0b076efd4ea9733a3f488eb7d2be875f8834e616cd2a37358b4852d ;;
    linux_arm64) echo bd1b0db9f18b051026de8bf6cc1505f2510f14bbb7a8b9a4a91fff46c77454f5 ;;
    darwin_amd64) echo bbb73e2a31135abe50a1f1cdb35030c42961df618e8ce9c60ae89f201540c5d9 ;;
    darwin_arm64) echo cca01b7ea35ad56e2a328d9ae596bf716bd22313ef63c7a761c88354457c2415 ;;
    *) return 1 ;;
  esac
}

sha256_of() {
  if command -v sha256sum >/dev/null 2>&1; then sha256sum "$1" | cut -d ' ' -f 1
  else shasum -a 256 "$1" | cut -d ' ' -f 1; fi
}

download_release() {
  case "$(uname -s)" in Linux) os=linux ;; Darwin) os=darwin ;; *) return 1 ;; esac
  case "$(uname -m)" in x86_64 | amd64) arch=amd64 ;; aarch64 | arm64) arch=arm64 ;; *) return 1 ;; esac
  platform=${os}_$arch
  wanted_sum=$(release_sum "$platform") || return 1
  url=https://github.com/temporalio/cli/releases/download/v$cli_version/temporal_cli_${cli_version}_$platform.tar.gz
  say "Downloading the Temporal CLI $cli_version from $url"
  if command -v curl >/dev/null 2>&1; then
    curl -fsSL --connect-timeout 5 --speed-limit 1024 --speed-time 20 --max-time 600 -o "$1/cli.tar.gz" "$url" || return 1
  elif command -v wget >/dev/null 2>&1; then
    wget -q --tries=1 --connect-timeout=5 --read-timeout=20 -O "$1/cli.tar.gz" "$url" || return 1
  else
    return 1
  fi
  if [ "$(sha256_of "$1/cli.tar.gz")" != "$wanted_sum" ]; then
    say "The download does not have the expected SHA-256 sum and is not used."
    return 1
  fi
  tar -xzf "$1/cli.tar.gz" -C "$1" temporal
}

build_with_go() {
  command -v go >/dev/null 2>&1 || return 1
  say "Building the Temporal CLI $cli_version with go install; this takes some minutes, once…"
  GOBIN=$1 go install "github.com/temporalio/cli/cmd/temporal@v$cli_version" >&2
}

# Makes a folder in the folder of a cache that is removed when this shell ends, however it ends.
make_work_dir() {
  work_dir=$(mktemp -d "$1/fetch.XXXXXX")
  trap 'rm -rf "$work_dir"' EXIT
  trap 'exit 130' INT
  trap 'exit 143' TERM HUP
}

# Fills the cache. The binary is moved into place whole, so that no process sees half of one.
fetch_cli() {
  make_work_dir "$cache_dir"
  download_release "$work_dir" || build_with_go "$work_dir" || fail \
    "No Temporal CLI was found: install it (https://docs.temporal.io/cli), or Go 1.25 or newer to have it built, or set TEMPORAL_CLI_PATH."
  is_temporal_cli "$work_dir/temporal" || fail "The fetched Temporal CLI does not run on this machine: set TEMPORAL_CLI_PATH to one that does."
  mv -f "$work_dir/temporal" "$cache_dir/temporal"
}

has_cli() { is_temporal_cli "$cache_dir/temporal"; }

# The last one that is moved into place is the one that is looked for.
has_server() { [ -x "$server_dir/temporal-sql-tool" ] && [ -x "$server_dir/temporal-server" ]; }
build_server() {
  make_work_dir "$server_dir"
  command -v go >/dev/null 2>&1 || fail "A whole Temporal server is built with Go: install Go 1.25 or newer (https://go.dev/dl)."
  say "Building the Temporal server $server_version with go install; this takes some minutes, once…"
  module=go.temporal.io/server
  GOBIN=$work_dir go install "$module/cmd/server@v$server_version" "$module/cmd/tools/sql@v$server_version" >&2 ||
    fail "The Temporal server $server_version could not be built: see the message above."
  mv -f "$work_dir/sql" "$server_dir/temporal-sql-tool" &&
    mv -f "$work_dir/server" "$server_dir/temporal-server"
}

# Fills a folder of the cache unless it is filled: fill_cache FOLDER IS_FILLED FILL. Two commands started at once on a new
# machine must not both build for minutes: the second waits for the first.
fill_cache() {
  if "$2"; then return; fi
  mkdir -p "$1" || fail "The cache folder $1 cannot be created: set XDG_CACHE_HOME or TEMPORAL_CLI_PATH."
  (
    if command -v flock >/dev/null 2>&1; then flock 9; fi
    "$2" || "$3"
  ) 9>"$1/lock" || exit 1
}

find_cli() {
  if [ -n "${TEMPORAL_CLI_PATH:-}" ]; then
    is_temporal_cli "$TEMPORAL_CLI_PATH" || fail "TEMPORAL_CLI_PATH is $TEMPORAL_CLI_PATH, which is not a Temporal CLI that runs here."
    echo "$TEMPORAL_CLI_PATH"
    return
  fi
  on_path=$(command -v temporal 2>/dev/null || true)
  if [ -n "$on_path" ] && is_temporal_cli "$on_path"; then echo "$on_path"; return; fi
  fill_cache "$cache_dir" has_cli fetch_cli
  echo "$cache_dir/temporal"
}

port=7233
ui_port=
ip=127.0.0.1
db_file=$checkout/.data/temporal/temporal.db
headless=
log_level=warn
print_cli=
print_server=
while [ $# -gt 0 ]; do
  case "$1" in
    --print-cli) print_cli=yes; shift; continue ;;
    --print-server) print_server=yes; shift; continue ;;
    --headless) headless=yes; shift; continue ;;
    --in-memory) db_file=; shift; continue ;;
    --port | --ui-port | --ip | --db-filename | --log-level)
      [ $# -ge 2 ] || fail "$1 needs a value." ;;
    *) fail "Unknown option $1: see the first lines of temporal-dev.sh." ;;
  esac
  case "$1" in
    --port) port=$2 ;;
    --ui-port) ui_port=$2 ;;
    --ip) ip=$2 ;;
    --db-filename) db_file=$2 ;;
    --log-level) log_level=$2 ;;
  esac
  shift 2
done
[ -n "$ui_port" ] || ui_port=$((port + 1000))

if [ -n "$print_server" ]; then fill_cache "$server_dir" has_server build_server; echo "$server_dir"; exit 0; fi
cli=$(find_cli)
if [ -n "$print_cli" ]; then echo "$cli"; exit 0; fi

search_attributes='BusinessId Environment Flow FlowStatus Reference'

# The environment is emptied because TEMPORAL_* variables for some other cluster would change the server that the CLI asks.
ask_server() {
  env -i PATH="$PATH" HOME="${HOME:-/tmp}" "$cli" "$@" --address "$ip:$port" --client-connect-timeout 2s --command-timeout 10s
}

if ask_server operator cluster health >/dev/null 2>&1; then
  say "A healthy Temporal server already answers on $ip:$port and is reused."
  registered=$(ask_server operator search-attribute list 2>/dev/null || true)
  for attribute in $search_attributes; do
    if ! printf '%s\n' "$registered" | grep -qw "$attribute"; then
      ask_server operator search-attribute create --name "$attribute" --type Keyword >/dev/null ||
        fail "The Temporal server on $ip:$port lacks the search attribute $attribute and did not let it be added."
      is_new=yes
    fi
  done
  # One that this script started, see below, knows them only then.
  if [ -n "${is_new:-}" ]; then sleep 3; fi
  exit 0
fi

set -- server start-dev --ip "$ip" --port "$port" --log-level "$log_level"
if [ -n "$headless" ]; then set -- "$@" --headless; else set -- "$@" --ui-port "$ui_port"; fi
if [ -n "$db_file" ]; then
  mkdir -p "$(dirname -- "$db_file")"
  # With the write-ahead log a commit does not wait for the disk twice, which doubles the throughput.
  set -- "$@" --db-filename "$db_file" --sqlite-pragma journal_mode=WAL --sqlite-pragma synchronous=NORMAL
fi
for attribute in $search_attributes; do set -- "$@" --search-attribute "$attribute=Keyword"; done
# Out of the box each queue reader polls 20 times a second at most, and every hand-over of a task waits for it.
for queue in transfer timer visibility; do
  set -- "$@" --dynamic-config-value "history.${queue}ProcessorMaxPollRPS=2000" \
    --dynamic-config-value "history.${queue}ProcessorMaxPollHostRPS=5000"
done
# Eager activities are off by default; the others are on in this version and are named for older servers on the PATH.
set -- "$@" --dynamic-config-value system.enableActivityEagerExecution=true \
  --dynamic-config-value system.enableEagerWorkflowStart=true \
  --dynamic-config-value frontend.enableUpdateWorkflowExecution=true \
  --dynamic-config-value frontend.enableUpdateWorkflowExecutionAsyncAccepted=true \
  --dynamic-config-value frontend.enableExecuteMultiOperation=true
# Of the tasks that wait in one queue, those of each business are served in turn, the more urgent first. What waits is
# then kept in other tables, and this version reads only those: data that was begun without fairness stays without.
fairness=true
if [ -n "$db_file" ]; then
  if [ -e "$db_file" ] && [ ! -e "$db_file.fair" ]; then fairness=false; else : >"$db_file.fair"; fi
fi
set -- "$@" --dynamic-config-value matching.useNewMatcher=true --dynamic-config-value "matching.enableFairness=$fairness"

# One process serves every partition of a queue, so several only pass tasks on to one another. What waits in a database file
# may be in any of them, so all of them are read there.
set -- "$@" --dynamic-config-value matching.numTaskqueueWritePartitions=1
if [ -z "$db_file" ]; then set -- "$@" --dynamic-config-value matching.numTaskqueueReadPartitions=1; fi

# Out of the box it reads its search attributes from the database at every use of one, which is more than half of all that it
# reads, so that one that was just created is known at once. Ours are there before it starts; others are known after two seconds.
set -- "$@" --dynamic-config-value system.forceSearchAttributesCacheRefreshOnRead=false

# The server takes this shell's place, so that the caller of the script can stop the server by its process id.
if [ -n "$db_file" ]; then printf '%s %s %s\n' "$$" "$port" "$ui_port" >"$db_file.server"; fi
exec "$cli" "$@"
