#!/usr/bin/env bash
# PostgreSQL 17 with pgvector, and PgBouncer, from Debian trixie, in a separate folder, for tests.
#
#   scripts/postgres.sh install        lay it into .cache/trixie (about half a minute, once; needs root)
#   scripts/postgres.sh serve [PORT]   install, then serve on 127.0.0.1 until SIGINT or SIGTERM; 0, the default, takes a free port
#   scripts/postgres.sh pool URL       serve the server of URL through PgBouncer, in transaction mode with 8 connections
#   scripts/postgres.sh dump URL       print a database as SQL, with the program of that folder, or of PATH
#
# `serve` prints one line, the address of an empty database, when it accepts connections. Its data is temporary and not
# safe against a power cut. SIGHUP restarts it at once, as a crash or an update would. POSTGRES_ROOT names another folder, DEBIAN_MIRROR another mirror.
set -euo pipefail
cd "$(dirname "$0")/.."

root=$(realpath -m "${POSTGRES_ROOT:-.cache/trixie}")

# The mirror that apt already uses on this machine, so that a closed network or a nearer mirror works unasked.
debian_mirror() {
  local configured
  configured=$(apt-get indextargets --format '$(REPO_URI)' 2>/dev/null | grep -m 1 -E '^https?://.*/debian/?$' || true)
  echo "${DEBIAN_MIRROR:-${configured:-http://deb.debian.org/debian}}"
}

install_postgres() {
  [ -e "$root/usr/lib/postgresql/17/bin/postgres" ] && return
  if [ "$(id -u)" != 0 ]; then
    echo 'postgres.sh: laying out PostgreSQL needs root. Set DATABASE_URL to a PostgreSQL with pgvector instead.' >&2
    return 1
  fi
  command -v debootstrap >/dev/null || { apt-get update -qq && apt-get install -y -qq --no-install-recommends debootstrap; } >&2
  local partial=$root.partial
  umount -q "$partial/proc" "$partial/sys" 2>/dev/null || true
  rm -rf --one-file-system "$partial"
  mkdir -p "$partial"
  echo "postgres.sh: laying PostgreSQL 17 into $root" >&2
  if ! debootstrap --variant=minbase --include=postgresql-17,postgresql-17-pgvector,pgbouncer trixie "$partial" "$(debian_mirror)" >"$root.log" 2>&1; then
    tail -n 20 "$root.log" >&2
    return 1
  fi
  rm -rf "$partial/var/cache/apt" "$partial/var/lib/apt/lists"
  mv "$partial" "$root"
}

# How a program of the folder is run: as its user postgres, ending with this script whatever happens to that.
inside=(chroot "$root" setpriv --reuid=postgres --regid=postgres --clear-groups --pdeathsig=INT)

free_port() {
  node -e 'const s = require("net").createServer().listen(0, "127.0.0.1", () => { console.log(s.address().port); s.close() })'
}

serve_postgres() {
  local port=$1 bin=/usr/lib/postgresql/17/bin
  [ "$port" != 0 ] || port=$(free_port)
  data=$("${inside[@]}" mktemp -d /tmp/postgres.XXXXXX)
  trap 'rm -rf "$root$data"' EXIT
  "${inside[@]}" "$bin/initdb" -D "$data" -U foyer --auth=trust --encoding=UTF8 --locale=C.UTF-8 --no-sync --no-instructions >"$root.log" 2>&1 ||
    { cat "$root.log" >&2; return 1; }
  local server restart=''
  start_server() {
    "${inside[@]}" "$bin/postgres" -D "$data" -p "$port" -c listen_addresses=127.0.0.1 -c unix_socket_directories= \
      -c fsync=off -c synchronous_commit=off -c full_page_writes=off -c max_connections=200 >>"$root.log" 2>&1 &
    server=$!
  }
  trap 'restart=; kill -INT $server 2>/dev/null || true' INT TERM
  trap 'restart=yes; kill -INT $server 2>/dev/null || true' HUP
  start_server
  until "${inside[@]}" "$bin/pg_isready" -q -h 127.0.0.1 -p "$port"; do
    kill -0 "$server" 2>/dev/null || { cat "$root.log" >&2; return 1; }
    sleep 0.05
  done
  echo "postgres://foyer@127.0.0.1:$port/postgres"
  while true; do
    # A trapped signal ends the first wait before the server has stopped.
    while kill -0 "$server" 2>/dev/null; do wait "$server" || true; done
    [ "$restart" ] || break
    restart=''
    start_server
  done
}

serve_pool() {
  local port config url_port=${1##*:}
  port=$(free_port)
  config=$("${inside[@]}" mktemp /tmp/pgbouncer.XXXXXX)
  trap 'rm -f "$root$config"' EXIT
  cat >"$root$config" <<CONFIG
[databases]
* = host=127.0.0.1 port=${url_port%%/*} user=foyer
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = $port
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 8
max_prepared_statements = 500
ignore_startup_parameters = options
CONFIG
  "${inside[@]}" pgbouncer "$config" >>"$root.log" 2>&1 &
  local pooler=$!
  trap 'kill -INT $pooler 2>/dev/null || true' INT TERM
  until "${inside[@]}" /usr/lib/postgresql/17/bin/pg_isready -q -h 127.0.0.1 -p "$port" -d postgres; do
    kill -0 "$pooler" 2>/dev/null || { tail "$root.log" >&2; return 1; }
    sleep 0.05
  done
  echo "postgres://foyer@127.0.0.1:$port/postgres"
  wait "$pooler" || true
}

# Prints statements that any client can send.
dump_database() {
  local program=(pg_dump)
  [ ! -e "$root/usr/bin/pg_dump" ] || program=("${inside[@]}" pg_dump)
  "${program[@]}" --dbname="$1" --no-owner --no-privileges --rows-per-insert=200
}

case "${1:-}" in
  install) install_postgres ;;
  pool) serve_pool "$2" ;;
  dump) dump_database "$2" ;;
  serve)
    install_postgres
    serve_postgres "${2:-0}"
    ;;
  *) sed -n '2,10s/^# \{0,1\}//p' "$0" >&2; exit 2 ;;
esac
