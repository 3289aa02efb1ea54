#!/usr/bin/env bash
# The terminal of Emacs 28 moves to one column after the one that CHA names, and drops the text after a command with ST.
#
# Believed: CSI 5 G moves to the fifth column in everything that moves at all, as CSI 3;5 H does; a terminal that does not know
#   an operating system command (OSC) skips the command up to its terminator, and prints what follows.
# Seen: after "ab" CSI 5 G "c", the c is in the sixth column. After "a" OSC 8 ; ; URL ST "b" OSC 8 ; ; ST "c", neither b nor c is
#   there. REP (CSI b) does nothing. CUP is right, and CPR (CSI 6 n) tells the sixth column truly.
# Versions: emacs-nox 1:28.2+1-15+deb12u4 (Debian 12), term.el as `M-x term` and `M-x ansi-term` run it
# How: Emacs runs a shell in a terminal of its own without a screen (--batch), and prints what the buffer holds.
# Why it matters: programs that shorten moves in a row to CHA are drawn crooked there, and links and titles eat the text behind
#   them. Asking for the position after a CHA tells such a terminal, which answers no DA1.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

version=1:28.2+1-15+deb12u4
have=$(dpkg-query -W -f '${Status} ${Version}' emacs-nox 2>/dev/null | sed -n 's/^install ok installed //p') || true
if [ "$have" != "$version" ]; then
  export DEBIAN_FRONTEND=noninteractive
  install="apt-get -o DPkg::Lock::Timeout=300 install -y -qq --no-install-recommends"
  $install "emacs-nox=$version" >/dev/null 2>&1 || { apt-get update -qq >/dev/null 2>&1 && $install "emacs-nox=$version" >/dev/null 2>&1; } ||
    [ -n "$have" ] || $install emacs-nox >/dev/null 2>&1 ||
    { echo "cannot run: the Debian package emacs-nox cannot be installed" >&2; exit 2; }
  have=$(dpkg-query -W -f '${Version}' emacs-nox)
fi
echo "emacs-nox $have (written for $version)"

cat >"$work/shown.el" <<'LISP'
(require 'term)
(defun shown (text)
  (let* ((command (format "stty raw -echo; printf '%s'; sleep 1" text))
         (buffer (term-ansi-make-term "shown" "/bin/sh" nil "-c" command))
         (process (get-buffer-process buffer)))
    (while (accept-process-output process))
    (with-current-buffer buffer
      (goto-char (point-min))
      (prog1 (buffer-substring-no-properties (point-min) (line-end-position)) (kill-buffer buffer)))))
(princ (format "column: %S\n" (shown "ab\\033[5Gc")))
(princ (format "place: %S\n" (shown "ab\\033[1;5Hc")))
(princ (format "repeated: %S\n" (shown "a\\033[3bc")))
(princ (format "link: %S\n" (shown "a\\033]8;;http://example.org\\033\\\\b\\033]8;;\\033\\\\c")))
LISP
HOME="$work" LC_ALL=C.UTF-8 timeout 60 emacs --batch -Q -l "$work/shown.el" | tee "$work/shown"
cat >"$work/right" <<'END'
column: "ab   c"
place: "ab  c"
repeated: "ac"
link: "a"
END
diff "$work/right" "$work/shown" || { echo "changed" >&2; exit 1; }
echo "as stated"
