#!/usr/bin/env bash
# orjson reads an integer of more than 64 bits as a float, and refuses to write one: 2**64 comes back as 1.8446744073709552e+19.
#
# Believed: orjson.loads gives the numbers that json.loads gives, or an error where it cannot.
# Seen: 18446744073709551616 and 30 digits become floats without a word; up to 2**64 - 1 the value is exact.
#   orjson.dumps(2**64) raises TypeError. json, ujson 6, simplejson and python-rapidjson read and write all digits.
# Versions: orjson 3.13.0, ujson 6.1.0, simplejson 4.3.0, python-rapidjson 1.25 (PyPI), python3 3.11.2-1+b1 (Debian
#   12)
# How: loads and dumps of one integer by each library.
# Why it matters: identifiers and amounts in the smallest unit of a currency change when the parser is exchanged for a
#   faster one, and an equality by == with the integer is still true for 2**64 itself. Send such numbers as strings.
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
"$work/venv/bin/pip" install --quiet --disable-pip-version-check \
  orjson==3.13.0 ujson==6.1.0 simplejson==4.3.0 python-rapidjson==1.25 ||
  { echo "cannot run: PyPI packages cannot be installed" >&2; exit 2; }

"$work/venv/bin/python" - <<'PY'
import json, sys
import orjson, rapidjson, simplejson, ujson

failed = []
def expect(what, make, right):
    try: got = make()
    except TypeError as error: got = type(error).__name__
    print(f"{what}: {got!r}")
    if repr(got) != repr(right): failed.append(f"{what}: {got!r} and not {right!r}")
digits = "123456789012345678901234567890"
expect("orjson, 2**64 - 1", lambda: orjson.loads(str(2**64 - 1)), 2**64 - 1)
expect("orjson, 2**64", lambda: orjson.loads(str(2**64)), 1.8446744073709552e+19)
expect("orjson, 2**64 == itself", lambda: orjson.loads(str(2**64)) == 2**64, True)
expect("orjson, 30 digits", lambda: orjson.loads(digits), 1.2345678901234568e+29)
expect("orjson.dumps(2**64)", lambda: orjson.dumps(2**64), "TypeError")
for library in json, ujson, simplejson, rapidjson:
    expect(library.__name__, lambda: library.loads(digits), int(digits))
    expect(library.__name__ + ".dumps", lambda: library.dumps(int(digits)), digits)
if failed: sys.exit("changed: " + "; ".join(failed))
print("as stated")
PY
