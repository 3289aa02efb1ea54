"""Time limits of commands (scripts/limited.py, scripts/stages.py)."""

import os
import pathlib
import re
import signal
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
LIMITED, STAGES = ROOT / "scripts" / "limited.py", ROOT / "scripts" / "stages.py"


def run(program, *arguments, **options):
    """Returns the status, output, errors and duration."""
    begin = time.monotonic()
    result = subprocess.run(
        [sys.executable, program, *map(str, arguments)], stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=200,
        **options)
    return result, time.monotonic() - begin


def is_there(process):
    try:
        return ") Z" not in pathlib.Path(f"/proc/{process}/stat").read_text()
    except FileNotFoundError:
        return False


def test_a_command_that_ends_in_time_has_its_own_output_and_status():
    result, _ = run(LIMITED, 100, "bash", "-c", "echo out; echo err >&2; exit 7")
    assert (result.returncode, result.stdout, result.stderr) == (7, "out\n", "err\n")
    result, _ = run(LIMITED, 100, "bash", "-c", "kill -9 $$")
    assert (result.returncode, result.stderr) == (128 + 9, "")


def test_a_command_that_hangs_is_ended_with_all_it_has_started(tmp_path):
    # A child, a process in another session, an orphan, and a process that ignores the request to end.
    script = f"""
        cd {tmp_path}
        sleep 1000 & echo $! > child
        setsid sleep 1000 & echo $! > elsewhere
        (setsid bash -c 'echo $$ > orphan; exec sleep 1000' &)
        bash -c 'trap "" TERM; echo $$ > stubborn; while :; do read < fifo; done' &
        sleep 1000
    """
    os.mkfifo(tmp_path / "fifo")
    result, seconds = run(LIMITED, "--name", "the script", "--grace", 2, 10, "bash", "-c", script)
    assert result.returncode == 124
    assert "error: the script did not end within 10 s." in result.stderr
    assert seconds < 100
    for name in ("child", "elsewhere", "orphan", "stubborn"):
        process = int((tmp_path / name).read_text())
        assert re.search(rf"^  {process} ", result.stderr, re.MULTILINE), f"{name} is not named:\n{result.stderr}"
        assert not is_there(process), f"{name} is still there"
    # The stack of the first process that is not a shell.
    assert re.search(r"Stacks of \d+ sleep 1000:\n(?:.*\n)*?(?:.*#0|.*frame #0|What its threads are called)", result.stderr)


def test_a_command_that_is_ended_from_outside_takes_along_what_it_has_started(tmp_path):
    os.mkfifo(tmp_path / "begun")
    process = subprocess.Popen(
        [sys.executable, LIMITED, "--grace", "2", "1000", "bash", "-c",
         f"setsid sleep 1000 & echo $! > {tmp_path}/begun; wait"])
    child = int((tmp_path / "begun").read_text())
    process.send_signal(signal.SIGTERM)
    assert process.wait(100) == 128 + signal.SIGTERM
    assert not is_there(child)


def test_the_tests_that_are_open_are_named(tmp_path):
    lines = [
        "◇ Test run started.",
        "◇ Suite Servers started.",
        "◇ Test ends() started.",
        '◇ Test "hangs a while" started.',
        "◇ Test twice() started.",
        "◇ Test twice() started.",
        "◇ Test `a raw name` started.",
        "✔ Test ends() passed after 0.001 seconds.",
        "✘ Test twice() failed after 0.001 seconds with 1 issue.",
        "✔ Test `a raw name` passed after 0.001 seconds.",
        "Test Case 'ATests.testEnds' started at 2026-01-01",
        "Test Case 'ATests.testEnds' passed (0.0 seconds)",
        "Test Case 'ATests.testHangs' started at 2026-01-01",
    ]
    (tmp_path / "said").write_text("\n".join(lines) + "\n")
    result, _ = run(
        LIMITED, "--log", tmp_path / "log", "--grace", 2, 10, "bash", "-c", f"cat {tmp_path}/said; exec sleep 1000")
    assert result.returncode == 124
    assert 'Open tests:\n  "hangs a while"\n  twice()\n  ATests.testHangs\nProcesses:' in result.stderr
    assert result.stdout == (tmp_path / "said").read_text()


def test_pytest_names_its_open_tests_when_it_is_ended(tmp_path):
    # Without workers, which report the start of a test some time after it, and without the capture of such a run.
    (tmp_path / "test_hang.py").write_text(
        f"import os\ndef test_ends(): pass\ndef test_hangs():\n  open({str(tmp_path / 'begun')!r}, 'w').close()\n"
        "  os.read(os.pipe()[0], 1)\n")
    os.mkfifo(tmp_path / "begun")
    process = subprocess.Popen(
        [sys.executable, "-m", "pytest", "-q", "-s", "-n", "0", "-p", "conftest", "--rootdir", tmp_path, "-c", os.devnull, tmp_path],
        env={**os.environ, "PYTHONPATH": str(ROOT / "Tests")}, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    (tmp_path / "begun").read_bytes()
    process.send_signal(signal.SIGTERM)
    _, errors = process.communicate(timeout=100)
    assert process.returncode == 124
    assert re.search(r"Open tests:\n  test_hang.py::test_hangs, for \d+ s\n", errors), errors


def makefile(folder, text):
    (folder / "Makefile").write_text(text.replace("    ", "\t"))


def test_stages_are_made_in_order_and_their_times_are_shown(tmp_path):
    makefile(tmp_path, "one:\n    @echo 1\ntwo:\n    @echo $(WORD)\nthree:\n    @exit 3\nfour:\n    @echo 4\n")
    # A make of another make prints its folder.
    outside = {name: value for name, value in os.environ.items() if name not in ("MAKELEVEL", "MAKEFLAGS", "MFLAGS")}
    result, seconds = run(STAGES, "--limit", 1, "one", "two", cwd=tmp_path, env={**outside, "MAKEFLAGS": "-- WORD=2"})
    assert result.returncode == 0
    shown = re.fullmatch(r"1\n2\n\nstage +seconds  result\none +(\d+)  made\ntwo +(\d+)  made\nall +(\d+)  of 60 at most\n",
                         result.stdout)
    assert shown, result.stdout
    one, two, whole = map(int, shown.groups())
    assert one + two <= whole + 1 and whole <= seconds + 0.5
    result, _ = run(STAGES, "--limit", 1, "one", "three", "four", cwd=tmp_path, env=outside)
    assert result.returncode == 2
    assert re.search(r"one +\d+  made\nthree +\d+  failed with 2\nfour +0  not made\n", result.stdout)


def test_a_stage_that_hangs_ends_within_the_limit(tmp_path):
    makefile(tmp_path, "one:\n    @echo 1\ntwo:\n    @setsid sleep 1000 & echo $$! > process; wait\nthree:\n    @echo 3\n")
    result, seconds = run(STAGES, "--limit", 0.5, "one", "two", "three", cwd=tmp_path)
    assert result.returncode == 124
    assert seconds < 100
    assert "error: make two did not end within" in result.stderr
    assert re.search(r"one +\d+  made\ntwo +\d+  did not end\nthree +0  not made\n", result.stdout)
    assert not is_there(int((tmp_path / "process").read_text()))
