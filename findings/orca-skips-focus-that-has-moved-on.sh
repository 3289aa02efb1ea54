#!/usr/bin/env bash
# Orca says nothing of an element that has lost the focus again before Orca came to its event.
#
# Believed: each element that gets the focus is said, in order, late on a slow machine; a page that gives the focus to a
#   dialog and two frames later to a button in it is heard as dialog and button.
# Seen: Orca skips an event of the focus while the latest event of the focus is of another element, but for links. What is
#   heard depends on how busy Orca is: Firefox takes what a modal dialog makes inert out of its tree, Orca handles that
#   first, and the event of the dialog is skipped. With two frames between both, Orca 43 said the button alone in 12 of 12
#   trials with Firefox, and both in 6 of 6 with Chromium.
# Versions: Orca 43.1, python3-pyatspi 2.46.0, at-spi2-core 2.46.0 (Debian 12)
# How: Orca's own script for web pages decides about events as its queue holds them.
# Why it matters: the usual advice "focus the dialog, then the control" needs a pause that is as long as the reader takes,
#   and no page is told how long that is. Let a key of the person end a long pause.
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

package orca 43.1-1
package at-spi2-core 2.46.0-5
package python3-pyatspi 2.46.0-2
package dbus 1.14.10-1~deb12u1
package xvfb 2:21.1.7-3+deb12u13
package xauth 1:1.1.2-1

cat >"$work/see.py" <<'PY'
import sys
from types import SimpleNamespace

import pyatspi
from orca.scripts.web import script


def element(role):
    return SimpleNamespace(getRole=lambda: role)


def is_skipped(element, latest, kind="object:state-changed:focused"):
    """Whether Orca skips the event of an element while the latest event of the kind is that of another one."""
    event, last = [SimpleNamespace(type=kind, source=each, detail1=1, any_data=None) for each in (element, latest)]
    reader = script.Script.__new__(script.Script)
    reader.eventCache = {kind: (last, 0)}
    return reader.skipObjectEvent(event)


dialog, button, link = (element(role) for role in (pyatspi.ROLE_DIALOG, pyatspi.ROLE_PUSH_BUTTON, pyatspi.ROLE_LINK))
seen = {"dialog, then button": is_skipped(dialog, button), "link, then button": is_skipped(link, button),
        "dialog, then its name": is_skipped(dialog, button, "object:property-change:accessible-name")}
for what, skipped in seen.items():
    print(f"{what}: the first is {'skipped' if skipped else 'handled'}")
sys.exit(list(seen.values()) != [True, False, False])
PY
HOME=$work xvfb-run -a dbus-run-session -- timeout 100 /usr/bin/python3 -W ignore "$work/see.py" 2>"$work/errors" ||
  { tail -3 "$work/errors" >&2; echo "the behaviour has changed" >&2; exit 1; }
