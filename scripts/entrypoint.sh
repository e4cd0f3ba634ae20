#!/bin/sh
# Starts the site in its container: gives up root, fills an empty volume from the replica, and runs the server,
# under Litestream where a bucket for it is set; with DATABASE_URL there is no database on the volume. Arguments are run
# in its place: `node scripts/admin.ts list`.
set -eu
# Files are for this user only.
umask 077

DATA_DIR="${DATA_DIR:-/data}"
export DATA_DIR

if [ "$(id -u)" = 0 ]; then
  # A fresh volume, and what a root shell left behind, belongs to root.
  mkdir -p "$DATA_DIR"
  find "$DATA_DIR" ! -user node -exec chown node:node {} +
  HOME=/home/node
  export HOME
  exec setpriv --reuid=node --regid=node --init-groups "$0" "$@"
fi

if [ "$#" -gt 0 ]; then
  exec "$@"
fi

# The second names are set by `fly storage create`.
LITESTREAM_BUCKET="${LITESTREAM_BUCKET:-${BUCKET_NAME:-}}"
LITESTREAM_ENDPOINT="${LITESTREAM_ENDPOINT:-${AWS_ENDPOINT_URL_S3:-}}"
LITESTREAM_REGION="${LITESTREAM_REGION:-${AWS_REGION:-}}"
LITESTREAM_PATH="${LITESTREAM_PATH:-app.db}"
export LITESTREAM_BUCKET LITESTREAM_ENDPOINT LITESTREAM_REGION LITESTREAM_PATH

if [ -z "$LITESTREAM_BUCKET" ] || [ -n "${DATABASE_URL:-}" ]; then
  exec node server/main.ts
fi

# A failed restore stops here: an empty site must not replace the one in the replica.
litestream restore -config litestream.yml -if-db-not-exists -if-replica-exists "$DATA_DIR/app.db"
if [ ! -e "$DATA_DIR/app.db" ]; then
  # Where its first files are gone, Litestream restores nothing and reports no error.
  files="$(litestream ltx -config litestream.yml -level all "$DATA_DIR/app.db")"
  if [ "$(printf '%s\n' "$files" | wc -l)" -gt 1 ]; then
    echo "The replica has files, but no database could be restored from them: see Backup in docs/operations.md." >&2
    exit 1
  fi
fi
exec litestream replicate -config litestream.yml -exec "node server/main.ts"
