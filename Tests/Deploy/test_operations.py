"""What operators see of a server: its metrics, and whether it is for new visitors."""

import json
import re
import signal
import subprocess
import urllib.error
import urllib.request

import pytest
from programs import PATIENCE, binary
from prometheus_client.parser import text_string_to_metric_families


@pytest.fixture
def server():
    """Starts the gallery; returns the process and the addresses it tells."""
    running = []

    def start(*options, addresses=1):
        process = subprocess.Popen([binary("Gallery"), "--port", "0", *options], stdout=subprocess.PIPE, text=True)
        running.append(process)
        found = []
        for line in process.stdout:
            found += re.findall(r"http://127\.0\.0\.1:\d+/\S*", line)
            if len(found) == addresses:
                return process, *found
        pytest.fail("The program ended before it served.")

    yield start
    for process in running:
        process.kill()
        process.wait()


def get(address):
    """The status and the text of an answer."""
    try:
        with urllib.request.urlopen(address, timeout=PATIENCE) as answer:
            return answer.status, answer.read().decode()
    except urllib.error.HTTPError as error:
        return error.code, error.read().decode()


def metrics(address):
    return {family.name: family for family in text_string_to_metric_families(get(address)[1])}


def test_the_metrics_are_read_by_a_parser_of_prometheus(server):
    process, page, address = server("--metrics-port", "0", addresses=2)
    before = metrics(address)
    assert before["ippo_web_sessions"].type == "gauge"
    for _ in range(3):
        assert get(page)[0] == 200
    after = metrics(address)
    assert [sample.value for sample in after["ippo_web_sessions"].samples] == [3]
    assert after["ippo_web_events"].type == "counter"
    bytes_ = after["ippo_web_frame_bytes"]
    assert bytes_.type == "histogram"
    process.send_signal(signal.SIGTERM)
    assert process.wait(PATIENCE) == 0


def test_a_server_that_is_told_to_stop_serves_on_while_balancers_notice(server):
    process, page = server("--drain-seconds", "3600")
    assert get(page + "_ippo/ready") == (200, '{"status":"ready"}\n')
    process.send_signal(signal.SIGTERM)
    # The signal is on its way to a thread of its own.
    answers = (get(page + "_ippo/ready") for _ in range(2000))
    assert next(answer for answer in answers if answer[0] == 503)[1] == '{"status":"draining"}\n'
    assert get(page)[0] == 200
    assert json.loads(get(page + "_ippo/health")[1])["status"] == "ok"
    assert process.poll() is None
