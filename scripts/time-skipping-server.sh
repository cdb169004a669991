#!/bin/sh
# Temporal's time-skipping test server, run from its Maven package.
#
#   time-skipping-server.sh --prepare   fetches the server and what it needs into a per-user cache, once
#   time-skipping-server.sh PORT        runs the server until it is ended, or its standard input is closed
#   time-skipping-server.sh PORT --join stands for a server that runs already, until it is ended
#
# The Temporal SDK starts this script in place of the program it would otherwise download, and gives it five seconds.
# So fetching and starting are steps of their own, and the SDK joins what runs.
set -eu

server_version=1.38.0
plugin=org.apache.maven.plugins:maven-dependency-plugin:3.8.1
cache_home=${XDG_CACHE_HOME:-${HOME:-/tmp}/.cache}
cache_dir=$cache_home/merchant-payments/temporal-test-server-$server_version

prepare() {
  [ -d "$cache_dir/lib" ] && return
  mkdir -p "$cache_dir"
  # Test files run side by side: the first one fetches, the others wait for it.
  (
    if command -v flock >/dev/null 2>&1; then flock 9; fi
    [ -d "$cache_dir/lib" ] && exit 0
    work_dir=$(mktemp -d "$cache_dir/fetch.XXXXXX")
    trap 'rm -rf "$work_dir"' EXIT
    cat >"$work_dir/pom.xml" <<POM
<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>local</groupId>
  <artifactId>temporal-test-server-runner</artifactId>
  <version>1</version>
  <packaging>pom</packaging>
  <dependencies>
    <dependency>
      <groupId>io.temporal</groupId>
      <artifactId>temporal-test-server</artifactId>
      <version>$server_version</version>
    </dependency>
  </dependencies>
</project>
POM
    echo "Fetching the time-skipping test server $server_version with Maven, once…" >&2
    mvn -B -q -f "$work_dir/pom.xml" "$plugin:copy-dependencies" \
      -DincludeScope=runtime "-DoutputDirectory=$work_dir/lib" >&2
    mv "$work_dir/lib" "$cache_dir/lib"
  ) 9>"$cache_dir/lock"
}

case "${1:-}" in
  --prepare) prepare ;;
  '' | *[!0-9]*) echo "Usage: $0 --prepare | PORT [--join]" >&2; exit 1 ;;
  *)
    [ "${2:-}" = --join ] && exec sleep 86400
    # A short start matters more than peak speed: the simple compiler and collector come up fastest.
    java -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -Xshare:auto -cp "$cache_dir/lib/*" \
      io.temporal.testserver.TestServer "$1" </dev/null &
    server=$!
    trap 'kill "$server" 2>/dev/null' TERM INT
    # Its parent may die without a word; what it held open is closed then.
    exec 3<&0
    { cat <&3 >/dev/null; kill "$server" 2>/dev/null; } &
    wait "$server"
    ;;
esac
