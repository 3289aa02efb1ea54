#!/usr/bin/env bash
# tmux erases with the background colour, although its terminfo entries say that it does not (no bce).
#
# Believed: without bce in terminfo an erased cell has the terminal's own background; curses and others rely on it in
#   both directions.
# Seen: infocmp tmux-256color and screen-256color have no bce; CSI 41 m CSI K in tmux 3.3a fills the rest of the row
#   with red (capture-pane -e shows the colour up to the next character), and CSI X does alike.
# Versions: tmux 3.3a-3, ncurses-bin and ncurses-term 6.4-4 (Debian 12)
# How: capture-pane -e of a detached session after the sequences; infocmp.
# Why it matters: a program that goes by terminfo pads rows with blanks in tmux for nothing (80 bytes for 3), and one
#   that resets no colour before it erases is right in tests under TERM=screen and paints stripes in tmux.
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

package tmux 3.3a-3
package ncurses-bin 6.4-4
package ncurses-term 6.4-4

export LC_ALL=C.UTF-8
for entry in tmux-256color screen-256color; do
  if infocmp -1 "$entry" | grep -qw bce; then echo "changed: $entry has bce" >&2; exit 1; fi
done
tmux -f /dev/null -S "$work/socket" new-session -d -x 20 -y 5 "printf 'ab\\033[41m\\033[K\\033[0m\\033[1;20Hw\\r\\nxyz\\033[2;1H\\033[42m\\033[2X\\033[0m'; tmux -S $work/socket wait-for -S drawn; tmux -S $work/socket wait-for done"
tmux -S "$work/socket" wait-for drawn
end=$((SECONDS + 20)); seen=""
until [[ "$seen" == *z* ]] || [ "$SECONDS" -gt "$end" ]; do seen=$(tmux -S "$work/socket" capture-pane -e -p | head -n 2); done
tmux -S "$work/socket" wait-for -S done; tmux -S "$work/socket" kill-server 2>/dev/null || true
cat -v <<<"$seen"
red=$(sed -n 1p <<<"$seen" | grep -oP '\e\[41m *' | head -n 1 | tr -cd ' ' | wc -c)
green=$(sed -n 2p <<<"$seen" | grep -oP '\e\[42m *' | head -n 1 | tr -cd ' ' | wc -c)
echo "red cells after ab: $red of 17, green cells before z: $green of 2"
[ "$red" = 17 ] && [ "$green" = 2 ] || { echo "changed: erased cells have another background" >&2; exit 1; }
echo "as stated"
