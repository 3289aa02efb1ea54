"""What the server does by itself over TLS needs the trait TLS; what it says without it."""

import subprocess

from programs import PATIENCE, binary


def test_a_certificate_without_the_trait_says_which_trait_is_missing(certificate):
    chain, key, _ = certificate
    answer = subprocess.run([binary("GuessingGame"), "--port", "0", "--certificate", chain, "--key", key],
                            capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert answer.returncode == 1
    assert "built without the trait “TLS” of the package ippo" in answer.stderr


def test_a_certificate_needs_its_key(certificate):
    answer = subprocess.run([binary("GuessingGame"), "--certificate", certificate[0]], capture_output=True, text=True,
                            timeout=PATIENCE, check=False)
    assert answer.returncode == 64
    assert "--certificate needs the private key: --key FILE." in answer.stderr
