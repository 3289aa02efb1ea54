#!/usr/bin/env bash
# tmux moves rows into its history when a narrower window wraps them, also where blank rows are below, and the cursor of a
# row that is moved goes to the first cell of the screen.
#
# Believed: a terminal that wraps its lines anew moves rows into the scrollback only if there is no room, and the cursor
#   stays at its character.
# Seen: a screen of 10 rows has a line of 30 columns in row 1, the cursor at its start, and 9 blank rows. At 20 columns the
#   first half of the line is in the history, the second half in row 1, and the cursor is at (0, 0), before the second half.
# Versions: tmux 3.3a-3 (Debian 12)
# How: resize-window of a detached session; display-message and capture-pane.
# Why it matters: a program that draws below the prompt keeps the cursor at its first cell, so that it can erase and draw
#   anew after a resize. In tmux it finds the rest of its picture above the cursor where the screen is not full.
set -euo pipefail
work=$(mktemp -d)
trap 'tmux -S "$work/socket" kill-server 2>/dev/null || true; rm -rf "$work"' EXIT

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

package tmux 3.3a-3

export LC_ALL=C.UTF-8
line=abcdefghijklmnopqrstuvwxyz0123
tmux -f /dev/null -S "$work/socket" new-session -d -x 40 -y 10 \
  "printf '%s\\r' $line; tmux -S $work/socket wait-for -S drawn; tmux -S $work/socket wait-for done"
tmux -S "$work/socket" wait-for drawn
state() { tmux -S "$work/socket" display-message -p '#{cursor_x},#{cursor_y} #{history_size} #{pane_height}'; }
end=$((SECONDS + 20))
until tmux -S "$work/socket" capture-pane -p | grep -q "$line" || [ "$SECONDS" -gt "$end" ]; do :; done
wide=$(state)
tmux -S "$work/socket" resize-window -x 20 -y 10
narrow=$(state)
first=$(tmux -S "$work/socket" capture-pane -p | head -n 1)
history=$(tmux -S "$work/socket" capture-pane -p -S -10 -E -1)
tmux -S "$work/socket" wait-for -S done
echo "40 columns: cursor, history, rows: $wide"
echo "20 columns: cursor, history, rows: $narrow; history: $history; row 1: $first"
[ "${wide% *}" = "0,0 0" ] && [ "${narrow% *}" = "0,0 1" ] && [ "$history" = "${line:0:20}" ] && [ "$first" = "${line:20}" ] ||
  { echo "changed: rows or cursor are elsewhere" >&2; exit 1; }
echo "as stated"
