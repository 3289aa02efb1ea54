"""Ports for programs that are started, and started again, by tests."""

import pathlib
import random
import socket


def free_port():
    """A port that nobody listens to, and that the system gives to no connection of its own accord.

    One of the range that it takes the ends of outgoing connections from may be taken while a server is down: even by a client
    that tries to reach that server, and reaches itself.
    """
    first_outgoing = int(pathlib.Path("/proc/sys/net/ipv4/ip_local_port_range").read_text().split()[0])
    while True:
        port = random.randrange(12_000, max(first_outgoing, 13_000))
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port


def listens(port):
    """Whether a program accepts connections on a port of this machine."""
    try:
        socket.create_connection(("127.0.0.1", port), 1).close()
        return True
    except OSError:
        return False
