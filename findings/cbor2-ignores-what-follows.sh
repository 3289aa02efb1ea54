#!/usr/bin/env bash
# cbor2.loads() returns the first item of its bytes and drops the rest without a word; msgpack and json raise an error.
#
# Believed: loads() takes one whole document and refuses bytes after it, as json.loads and msgpack.unpackb do.
# Seen: cbor2.loads(b"\x01\x02") is 1, and an array of two with 1000 bytes behind it is the array. msgpack raises
#   ExtraData, json JSONDecodeError. In a map the keys 1 and 1.0 are two in CBOR and one in the dict: the second value
#   wins, and the length of the map says two.
# Versions: cbor2 6.3.0, msgpack 1.2.4 (PyPI), python3 3.11.2-1+b1 (Debian 12)
# How: bytes written by hand and by dumps().
# Why it matters: two messages that a transport has joined are one, and the second is lost; a length that is wrong by
#   one byte is not noticed. Use CBORDecoder on a BytesIO and look at its position.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

package() {  # NAME VERSION: installs the version this was written for, else the one there is, and says which.
  local have install="apt-get -o DPkg::Lock::Timeout=300 install -y -qq --no-install-recommends"
  have=$(dpkg-query -W -f '${Status} ${Version}' "$1" 2>/dev/null | sed -n 's/^install ok installed //p') || true
  if [ "$have" != "$2" ]; then
    export DEBIAN_FRONTEND=noninteractive
    $install "$1=$2" >/dev/null 2>&1 || { apt-get update -qq >/dev/null 2>&1 && $install "$1=$2" >/dev/null 2>&1; } ||
      [ -n "$have" ] || $install "$1" >/dev/null 2>&1 ||
      { echo "cannot run: the Debian package $1 cannot be installed" >&2; exit 2; }
    have=$(dpkg-query -W -f '${Version}' "$1")
  fi
  echo "$1 $have (written for $2)"
}

package python3 3.11.2-1+b1
package python3-venv 3.11.2-1+b1

/usr/bin/python3 -m venv "$work/venv"
"$work/venv/bin/pip" install --quiet --disable-pip-version-check cbor2==6.3.0 msgpack==1.2.4 ||
  { echo "cannot run: PyPI packages cannot be installed" >&2; exit 2; }

"$work/venv/bin/python" - <<'PY'
import json, sys
import cbor2, msgpack

failed = []
def expect(what, make, right):
    try: got = make()
    except Exception as error: got = type(error).__name__
    print(f"{what}: {got!r}")
    if got != right: failed.append(f"{what}: {got!r} and not {right!r}")
two = [1, 2]
expect("cbor2, 01 02", lambda: cbor2.loads(b"\x01\x02"), 1)
expect("cbor2, an array and 1000 bytes", lambda: cbor2.loads(cbor2.dumps(two) + b"\xff" * 1000), two)
expect("cbor2, two messages", lambda: cbor2.loads(cbor2.dumps({"a": 1}) + cbor2.dumps({"b": 2})), {"a": 1})
expect("msgpack", lambda: msgpack.unpackb(msgpack.packb(two) + b"\x02"), "ExtraData")
expect("json", lambda: json.loads("[1, 2] 3"), "JSONDecodeError")
expect("cbor2, keys 1 and 1.0", lambda: cbor2.loads(bytes.fromhex("a2 01 6161 f93c00 6162")), {1: "b"})
if failed: sys.exit("changed: " + "; ".join(failed))
print("as stated")
PY
