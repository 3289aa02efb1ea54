"""Two processes of a program that share a server, and a browser to look at them with.

CLUSTER_STORE names another server than PostgreSQL.
"""

import contextlib
import os
import pathlib
import shutil
import tempfile

import pytest
from chromium import launch
from Cluster.cluster import STORES, Broken, Server
from ports import free_port, listens
from programs import binary
from waits import until

STORE = os.environ.get("CLUSTER_STORE", "postgres")


class Node(Server):
    """A process that serves a program."""

    def __init__(self, program, name, folder, environment):
        super().__init__(name, folder)
        self.program = program
        self.port = free_port()
        self.environment = os.environ | environment

    @property
    def url(self):
        return f"http://127.0.0.1:{self.port}/"

    def start(self):
        self.spawn([binary(self.program), "--port", self.port], env=self.environment)
        until(f"{self.name} to listen", lambda: listens(self.port), self.log.read_text, self.process)


@contextlib.contextmanager
def two_nodes(program, **environment):
    """The server that is shared, and two processes of a program."""
    folder = pathlib.Path(tempfile.mkdtemp(prefix=f"ippo-{program.lower()}-"))
    folder.chmod(0o755)
    servers = []
    try:
        store = STORES[STORE](folder)
        # An address may hold a password, which is not for the list of processes.
        environment = environment | {"IPPO_SHARED": store.url}
        for server in [store, Node(program, "one", folder, environment), Node(program, "two", folder, environment)]:
            servers.append(server)
            server.start()
        yield servers
    except Broken as broken:
        pytest.fail(str(broken))
    finally:
        for server in reversed(servers):
            server.clear()
        shutil.rmtree(folder, ignore_errors=True)


@contextlib.contextmanager
def chromium(browsers):
    """A browser."""
    browser = launch(browsers)
    try:
        yield browser
    finally:
        browser.close()
