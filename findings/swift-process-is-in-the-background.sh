#!/usr/bin/env bash
# Foundation's Process starts its child in a process group of its own, in the background of the terminal: an editor that it starts is stopped.
#
# Believed: a child started by Process with the inherited standard input can read from the terminal, as a child of
#   system() or posix_spawn() can.
# Seen: on Linux the child is the leader of a new process group while the terminal belongs to the parent's: a shell that
#   reads a line is stopped by SIGTTIN (state T), waitUntilExit() does not return, and Ctrl-C reaches the parent alone.
#   The same shell under posix_spawn() gets the line.
# Versions: Swift 6.3.1 for Linux from swift.org, on Debian 12; any toolchain on the PATH is taken and its version
#   printed
# How: a program on a pseudo-terminal runs sh -c "read line"; process group, foreground group and state from /proc.
# Why it matters: a terminal program that hands over to $EDITOR, a pager or ssh must make the child's group the
#   foreground group (tcsetpgrp, with SIGTTOU ignored) or start it by posix_spawn without a new group; and a program
#   that dies leaves the child alive.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT


command -v swiftc >/dev/null || { echo "cannot run: there is no Swift toolchain on the PATH" >&2; exit 2; }
swift --version 2>/dev/null | head -n 1
export HOME="$work"; cd "$work"

cat >main.swift <<'SWIFT'
import Foundation
let child = Process()
child.executableURL = URL(fileURLWithPath: "/bin/sh")
child.arguments = ["-c", "read line; echo got $line"]
try child.run()
print("child \(child.processIdentifier)")
child.waitUntilExit()
SWIFT
swiftc -swift-version 6 -enable-bare-slash-regex main.swift -o main
python3 - <<'PY'
import os, pty, re, select, signal, subprocess, sys, time

def run(arguments):
    pid, master = pty.fork()
    if pid == 0: os.execv(arguments[0], arguments)
    os.write(master, b"hello\n")
    out, end, state = b"", time.monotonic() + 10, None
    while time.monotonic() < end and b"got hello" not in out and state != "T":
        if select.select([master], [], [], 0.1)[0]:
            try: out += os.read(master, 999)
            except OSError: break
        if found := re.search(rb"child (\d+)", out):
            child = int(found[1])
            try: fields = open(f"/proc/{child}/stat").read().rsplit(")", 1)[1].split()
            except OSError: continue
            state, own, foreground = fields[0], int(fields[2]) == child, int(fields[5])
            seen = state, own, foreground == pid
    if found:
        try: os.kill(child, signal.SIGKILL)
        except OSError: pass
    try: os.kill(pid, signal.SIGKILL)
    except OSError: pass
    os.waitpid(pid, 0)
    return b"got hello" in out, (seen if found else None)
process = run(["./main"])
plain = run([sys.executable, "-c", "import os; os.waitpid(os.posix_spawn('/bin/sh', ['sh', '-c', 'read line; echo got $line'], os.environ), 0)"])
print("Process: got the line, (state, leads a group, parent's group is in the foreground):", process)
print("posix_spawn: got the line:", plain[0])
if process != (False, ("T", True, True)) or not plain[0]: sys.exit("changed: see above")
print("as stated")
PY
