"""Ports for programs that are started, and started again, by tests."""

import pathlib
import random
import socket


_reservations = []


def free_port():
    """A port that nobody listens to, that no other test is given, and that the system gives to no connection of its own accord.

    A client that tries to reach a server that is down may reach itself at a port of the range that the system takes the ends of
    outgoing connections from. Programs begin to listen seconds after they were given a port, so the port is reserved by a socket
    of that name outside of the file system, which lives as long as this process; the Swift tests reserve ports by the same names.
    """
    first_outgoing = int(pathlib.Path("/proc/sys/net/ipv4/ip_local_port_range").read_text().split()[0])
    while True:
        port = random.randrange(12_000, max(first_outgoing, 13_000))
        reservation = socket.socket(socket.AF_UNIX)
        try:
            reservation.bind(f"\0ippo-test-port-{port}")
            with socket.socket() as probe:
                probe.bind(("127.0.0.1", port))
        except OSError:
            reservation.close()
            continue
        _reservations.append(reservation)
        return port


def listens(port):
    """Whether a program accepts connections on a port of this machine."""
    try:
        socket.create_connection(("127.0.0.1", port), 1).close()
        return True
    except OSError:
        return False
