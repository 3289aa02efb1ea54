#!/usr/bin/env bash
# Runs the stages of continuous integration, on clean clones of the last commit, beside other work. The runs find tests that
# only pass on an idle machine, or never end on a busy one.
#
#     scripts/ci-beside-load.sh [TIMES [quiet]]
#
# Until the run has ended, two loads run beside it: clean builds of another clone, and the browser tests with the programs of this
# folder's last build. `quiet` disables the loads. The script prints the folder of the logs; each log ends with the times of the
# stages. The script fails if one run fails.
set -euo pipefail
cd "$(dirname "$0")/.."
here=$PWD
times=${1:-3}
folder=$(mktemp -d /tmp/ippo-ci.XXXXXX)
load=()
trap 'kill "${load[@]}" 2>/dev/null || true; wait 2>/dev/null || true; rm -rf "$folder"/{checked,other}' EXIT
echo "Logs: $folder"

beside() {
  local name=$1
  shift
  scripts/limited.py --name "$name" 86400 bash -c "$*" >"$folder/$name.log" 2>&1 &
  load+=($!)
}

if [ "${2:-}" != quiet ]; then
  if [ ! -x .venv/bin/python ] || [ ! -x .build/debug/Gallery ]; then
    echo "error: nothing is built here: run make test-examples first" >&2
    exit 1
  fi
  git clone --quiet . "$folder/other"
  beside build "cd '$folder/other' && while :; do rm -rf .build && swift build || sleep 1; date; done"
  beside browser "cd '$here' && while :; do .venv/bin/python -m pytest -q Tests/Browser || sleep 1; date; done"
fi

status=0
for ((number = 1; number <= times; number++)); do
  rm -rf "$folder/checked"
  git clone --quiet . "$folder/checked"
  if "$folder/checked/.ci/run" >"$folder/run-$number.log" 2>&1; then result=passed; else
    result=failed
    status=1
  fi
  echo "Run $number $result:"
  sed -n '/^stage .*result$/,$p' "$folder/run-$number.log"
done
exit $status
