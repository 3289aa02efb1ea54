"""--dev: the end of the program, gentle and hard."""

import os
import pathlib
import urllib.request

import pytest
from dev_package import DevPackage
from programs import PATIENCE
from waits import end_of_process, until


@pytest.fixture
def package(tmp_path):
    package = DevPackage(tmp_path)
    yield package
    package.end()


def processor_seconds(process):
    """The processor time of a process alone, and whether the process has ended and nobody has waited for it."""
    fields = pathlib.Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK"), fields[0] == "Z"


def test_a_save_while_the_program_stops_makes_no_work(package):
    package.start("--dev", "--drain-seconds", "2")
    supervisor = package.process.pid
    before, _ = processor_seconds(supervisor)
    package.process.terminate()
    package.save("version 2")
    until("the end of the supervisor", lambda: processor_seconds(supervisor)[1], within=PATIENCE)
    after, _ = processor_seconds(supervisor)
    assert package.process.wait(PATIENCE) == 0, package.log
    # A loop that goes round and round takes most of the two seconds.
    assert after - before < 0.3
    assert not (package.folder / ".build" / "calls.txt").exists()


def folders(package):
    return sorted(path.name for path in pathlib.Path(package.environment["TMPDIR"]).glob("ippo-files-*"))


def test_values_of_visitors_do_not_outlive_a_killed_program(package):
    urllib.request.urlopen(package.start("--dev"), timeout=PATIENCE).read()
    killed = folders(package)
    assert len(killed) == 1
    workers = package.children
    package.process.kill()
    package.process.wait(PATIENCE)
    assert folders(package) == killed
    for worker in workers:
        end_of_process(worker, "a worker")
    package.start("--dev")
    assert len(folders(package)) == 1
    assert folders(package) != killed
    package.stop()
    assert folders(package) == []
