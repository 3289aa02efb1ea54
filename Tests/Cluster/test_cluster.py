"""A cluster loses nothing and does nothing twice, whatever becomes of its parts.

CLUSTER_SECONDS, CLUSTER_CLIENTS and CLUSTER_SEED say how long, for how many and in which order; CLUSTER_STORE names another
store.
"""

import asyncio
import os

import pytest
from Attack.program import finish
from Cluster.cluster import Broken, Cluster
from Cluster.faults import count_through_faults
from programs import PATIENCE

SECONDS = float(os.environ.get("CLUSTER_SECONDS", "15"))
CLIENTS = int(os.environ.get("CLUSTER_CLIENTS", "8"))
SEED = int(os.environ.get("CLUSTER_SEED", "1"))
STORE = os.environ.get("CLUSTER_STORE", "postgres")


@pytest.fixture
def cluster():
    try:
        with Cluster(STORE, state={"example": "shared-state"}) as it:
            yield it
    except Broken as broken:
        pytest.fail(str(broken))


def test_every_press_counts_once_whatever_becomes_of_nodes_store_and_network(cluster):
    async def run():
        # When all is well again, clients need no longer than a test waits for anything.
        return await asyncio.wait_for(count_through_faults(cluster, SECONDS, CLIENTS, SEED), SECONDS + 2 * PATIENCE)

    try:
        report = finish(run())
    finally:
        print("\n".join(cluster.complaints()))
    print(report)
    assert all(counter.kept == counter.sequence > 0 for counter in report.counters)
