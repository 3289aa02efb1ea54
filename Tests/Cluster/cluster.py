"""Three nodes of the gallery, a store they share, and HAProxy in front of them, which sends each connection to the next node.

As a program: starts them, prints the address, and ends them on Ctrl-C.
"""

import argparse
import glob
import json
import os
import pathlib
import pwd
import re
import secrets
import shutil
import signal
import subprocess
import sys
import tempfile

from ports import free_port, listens
from programs import PATIENCE, binary
from waits import Overdue, until

HAPROXY = """\
defaults
  mode http
  timeout connect 1s
  timeout client 90s
  timeout server 90s
  timeout tunnel 90s
  timeout check 1s
  # A page that a node did not get is asked of the next one.
  option redispatch 1
  retries 3
  retry-on conn-failure empty-response

frontend pages
  bind 127.0.0.1:{port}
  http-request del-header X-Forwarded-For
  option forwardfor
  default_backend nodes

backend nodes
  balance roundrobin
  option httpchk GET /_ippo/health
  http-check send hdr Host localhost
  default-server check inter 250ms fall 2 rise 1 on-marked-down shutdown-sessions
{servers}
"""


class Broken(Exception):
    """Something of the cluster does not do what it is there for."""


def family(pid):
    """A process and those that it has started."""
    found = [pid]
    for path in glob.glob("/proc/[0-9]*/stat"):
        try:
            fields = pathlib.Path(path).read_text().rsplit(")", 1)[1].split()
        except OSError:
            continue
        if int(fields[1]) == pid:
            found.append(int(path.split("/")[2]))
    return found


class Server:
    """A process that is started again and again, and writes into a file."""

    def __init__(self, name, folder):
        self.name, self.folder, self.process = name, folder, None
        self.log = folder / f"{name}.log"

    def spawn(self, arguments, **options):
        with open(self.log, "ab") as log:
            # Ctrl-C is for the one who started them.
            self.process = subprocess.Popen([str(word) for word in arguments], stdout=log, stderr=log,
                                            stdin=subprocess.DEVNULL, start_new_session=True, **options)

    def tell(self, number):
        for pid in family(self.process.pid):
            try:
                os.kill(pid, number)
            except ProcessLookupError:
                pass

    def end(self, number=signal.SIGTERM):
        """Ends the process; returns its status."""
        if self.process is None or self.process.poll() is not None:
            return None
        self.process.send_signal(number)
        return self.process.wait(PATIENCE)

    def clear(self):
        """Ends it, whatever it does."""
        if self.process is not None and self.process.poll() is None:
            self.tell(signal.SIGKILL)
            self.process.wait()


class Postgres(Server):
    """A database of its own."""

    def __init__(self, folder):
        super().__init__("postgres", folder)
        tools = sorted(glob.glob("/usr/lib/postgresql/*/bin/initdb"), key=lambda path: int(path.split("/")[4]))
        if not tools:
            raise Broken("PostgreSQL is not installed: run scripts/setup-stores.sh")
        self.tools = pathlib.Path(tools[-1]).parent
        self.port = free_port()
        self.data = folder / "postgres"
        self.data.mkdir(mode=0o700)
        self.user = {}
        if os.getuid() == 0:
            # It does not run as root.
            account = pwd.getpwnam("postgres")
            self.user = {"user": account.pw_uid, "group": account.pw_gid, "extra_groups": []}
            os.chown(self.data, account.pw_uid, account.pw_gid)
        self.password = secrets.token_hex(16)
        word = self.data.parent / "postgres.password"
        word.write_text(self.password)
        if self.user:
            os.chown(word, self.user["user"], self.user["group"])
        subprocess.run([self.tools / "initdb", "-D", self.data / "data", "-U", "ippo", "--pwfile", word, "--auth",
                        "scram-sha-256", "--no-sync", "--encoding", "UTF8", "--locale", "C"],
                       check=True, capture_output=True, cwd=self.data, **self.user)

    @property
    def url(self):
        return f"postgres://ippo:{self.password}@127.0.0.1:{self.port}/postgres"

    def start(self):
        # What is written stays in memory of the system, which does not fail here.
        self.spawn([self.tools / "postgres", "-D", self.data / "data", "-p", self.port, "-c", "fsync=off", "-c",
                    "listen_addresses=127.0.0.1", "-c", f"unix_socket_directories={self.data}"], cwd=self.data, **self.user)
        ready = [self.tools / "pg_isready", "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        until("PostgreSQL to be ready", lambda: subprocess.run(ready, check=False).returncode == 0, process=self.process)

    def fail(self):
        """Ends without ceremony, as after a crash."""
        self.end(signal.SIGQUIT)

    def stop(self):
        self.end(signal.SIGINT)


class Redis(Server):
    """A server that writes everything down."""

    def __init__(self, folder):
        super().__init__("redis", folder)
        if not shutil.which("redis-server"):
            raise Broken("Redis is not installed: run scripts/setup-stores.sh")
        self.port = free_port()
        self.password = secrets.token_hex(16)

    @property
    def url(self):
        return f"redis://default:{self.password}@127.0.0.1:{self.port}/0"

    def start(self):
        self.spawn(["redis-server", "--port", self.port, "--bind", "127.0.0.1", "--dir", self.folder, "--requirepass",
                    self.password, "--appendonly", "yes", "--appendfsync", "always", "--save", ""])
        until("Redis to listen", lambda: listens(self.port), process=self.process)

    def fail(self):
        self.end(signal.SIGKILL)

    def stop(self):
        self.end(signal.SIGTERM)


class SQLite:
    """A file."""

    def __init__(self, folder):
        self.url = f"sqlite:{folder / 'sessions.db'}"

    def start(self):
        pass

    def clear(self):
        pass


STORES = {"postgres": Postgres, "redis": Redis, "sqlite": SQLite}


class Node(Server):
    """A process of the app."""

    def __init__(self, number, folder, url, options):
        super().__init__(f"node{number}", folder)
        self.port = free_port()
        self.options = ["--secret-file", folder / "secret", "--trust-proxy", "127.0.0.1", *options]
        # An address may hold a password, which is not for the list of processes.
        self.environment = os.environ | {"IPPO_SESSIONS": url}

    def start(self):
        offset = self.log.stat().st_size if self.log.exists() else 0
        self.spawn([binary("Gallery"), "--port", self.port, *self.options], env=self.environment)
        try:
            until(f"{self.name} to listen", lambda: listens(self.port), process=self.process)
        except Overdue as overdue:
            raise Broken(f"{overdue}\n{self.log.read_text()[offset:]}") from None


class Balancer(Server):
    """HAProxy, which does not care where a client was before."""

    def __init__(self, folder, nodes):
        super().__init__("haproxy", folder)
        self.program = shutil.which("haproxy") or "/usr/sbin/haproxy"
        if not os.access(self.program, os.X_OK):
            raise Broken("HAProxy is not installed: run scripts/setup-tests.sh")
        self.port = free_port()
        servers = "\n".join(f"  server {node.name} 127.0.0.1:{node.port}" for node in nodes)
        (folder / "haproxy.cfg").write_text(HAPROXY.format(port=self.port, servers=servers))

    def start(self):
        self.spawn([self.program, "-db", "-f", self.folder / "haproxy.cfg"])
        until("HAProxy to listen", lambda: listens(self.port), process=self.process)


class Cluster:
    """All of it; ends with its context."""

    def __init__(self, store="postgres", nodes=3, state=None, options=()):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="ippo-cluster-"))
        # PostgreSQL has a folder in it, and may belong to another user.
        self.folder.chmod(0o755)
        self.servers = []
        try:
            (self.folder / "secret").write_text(secrets.token_hex(32))
            if state is not None:
                (self.folder / "state.json").write_text(json.dumps(state))
                options = [*options, "--state", self.folder / "state.json"]
            self.store = STORES[store](self.folder)
            self.nodes = [Node(number, self.folder, self.store.url, options) for number in range(1, nodes + 1)]
            self.balancer = Balancer(self.folder, self.nodes)
        except BaseException:
            shutil.rmtree(self.folder, ignore_errors=True)
            raise

    @property
    def url(self):
        return f"http://127.0.0.1:{self.balancer.port}/"

    def __enter__(self):
        try:
            for server in [self.store, *self.nodes, self.balancer]:
                self.servers.append(server)
                server.start()
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_):
        for server in reversed(self.servers):
            server.clear()
        shutil.rmtree(self.folder, ignore_errors=True)

    def complaints(self):
        """What the nodes have logged as warnings or errors, without the time."""
        lines = []
        for node in self.nodes:
            for line in node.log.read_text(errors="replace").splitlines():
                if re.search(r"\b(warning|error|critical|Fatal)\b", line):
                    lines.append(f"{node.name}: {line}")
        return lines


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--store", choices=STORES, default="postgres")
    parser.add_argument("--nodes", type=int, default=3)
    arguments = parser.parse_args()
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: sys.exit())
    try:
        with Cluster(arguments.store, arguments.nodes) as cluster:
            print(f"{arguments.nodes} nodes with one store are at {cluster.url} (logs in {cluster.folder})")
            for node in cluster.nodes:
                print(f"  {node.name}: http://127.0.0.1:{node.port}/, kill -9 {node.process.pid}")
            print("Ctrl-C ends them.", flush=True)
            signal.pause()
    except (Broken, Overdue) as broken:
        sys.exit(f"error: {broken}")


if __name__ == "__main__":
    main()
