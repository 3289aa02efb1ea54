"""A program whose processes a supervisor starts: its output, its log, and its end."""

import pathlib

import pytest
from programs import PATIENCE
from waits import end_of_process, until


class SupervisedProgram:
    """The base of classes that start such a program as `process`, with the log in the file `errors`."""

    def after(self, mark):
        """The rest of the next line of the output that has the mark."""
        for line in self.process.stdout:
            if mark in line:
                return line.split(mark)[1].strip()
        pytest.fail(f"The program ended before it served: {self.log}")

    @property
    def log(self):
        return self.errors.read_text()

    def said(self, text, times=1):
        until(f"“{text}” in the log", lambda: self.log.count(text) >= times, lambda: self.log)

    @property
    def children(self):
        """The processes that the supervisor has started, those that have ended and were not waited for among them."""
        process = self.process.pid
        children = pathlib.Path(f"/proc/{process}/task/{process}/children").read_text().split()
        return sorted(int(child) for child in children)

    def stop(self):
        children = self.children
        self.process.terminate()
        assert self.process.wait(PATIENCE) == 0, self.log
        for child in children:
            end_of_process(child, "a process of the supervisor")
