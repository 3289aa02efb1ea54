"""The image of docs/deploy/Containerfile contains the dependencies of its program."""

import os
import re
import shutil
import subprocess
import urllib.request
from pathlib import Path

import pytest
from container_image import Stage, make_image
from ports import free_port
from programs import PATIENCE, binary

RUNTIME = "/opt/swift-runtime"
# The image's program keeps sessions in memory and decodes no pictures. The program of the tests is linked with the clients of stores
# and with the decoders.
LINKED = ["libhiredis0.14", "libpng16-16", "libpq5", "libsqlite3-0", "libturbojpeg0"]


@pytest.fixture(scope="module")
def image(tmp_path_factory):
    return make_image(tmp_path_factory.mktemp("image"), *LINKED)


def toolchain():
    """The folder of the compiler's libraries."""
    compiler = Path(shutil.which("swiftc")).resolve()
    return compiler.parent.parent / "lib"


def missing(image, program, *environment):
    """The libraries of a program that are missing in the image."""
    listed = image.run("/usr/bin/env", *environment, "/lib64/ld-linux-x86-64.so.2", "--list", program)
    return sorted(set(re.findall(r"(\S+) => not found", listed.stdout)
                      + re.findall(r"error while loading shared libraries: ([^:]+):", listed.stderr)))


@pytest.mark.timeout(900)
def test_the_program_serves_a_page_in_the_image(image, tmp_path):
    stage, port = Stage(), free_port()
    program = stage.entry_point[0]
    installed = image.folder / program.lstrip("/")
    installed.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(binary("Gallery"), installed)
    # The image's program links the standard library and Foundation statically; the program of the tests loads them.
    shutil.copytree(toolchain() / "swift" / "linux", image.folder / RUNTIME.lstrip("/"),
                    ignore=lambda folder, names: [name for name in names if not name.endswith(".so")])
    variables = [f"LD_LIBRARY_PATH={RUNTIME}", *(f"{name}={port if value == '8080' else value}"
                                                for name, value in stage.environment.items())]
    assert missing(image, program, *variables) == []
    with open(tmp_path / "log", "w+") as log:
        process = subprocess.Popen(image.command("/usr/bin/env", *variables, program, "--allow-host", "app.example"),
                                   stdout=subprocess.PIPE, stderr=log, text=True)
        try:
            said = next((line for line in process.stdout if f":{port}/" in line), None)
            log.seek(0)
            assert said, f"The program did not serve: {log.read()}"
            page = urllib.request.Request(f"http://127.0.0.1:{port}/", headers={"Host": "app.example"})
            with urllib.request.urlopen(page, timeout=PATIENCE) as answer:
                assert "Guessing Game" in answer.read().decode()
            # The health check of a container engine works in the image as well.
            check = [word.replace("8080", str(port)) for word in stage.health_check]
            done = image.run(*check)
            assert done.returncode == 0, done.stderr
        finally:
            process.terminate()
            process.wait(PATIENCE)


@pytest.mark.timeout(900)
def test_a_program_with_the_libraries_in_itself_starts_in_the_image(image, tmp_path):
    """Foundation's HTTP client needs the library of curl, even if Foundation is linked statically."""
    source = tmp_path / "main.swift"
    source.write_text("import Foundation\nimport FoundationNetworking\n"
                      "print(URLSession.shared.configuration.timeoutIntervalForRequest)\n")
    # The library by its link name, which is in Debian's development package.
    listed = subprocess.run(["/sbin/ldconfig", "-p"], capture_output=True, text=True).stdout
    (tmp_path / "libcurl.so").symlink_to(re.search(r"libcurl\.so\.4 .*=> (\S+)", listed)[1])
    built = subprocess.run(["swiftc", "-static-stdlib", source, "-L", tmp_path, "-o", image.folder / "static-program"],
                           capture_output=True, text=True)
    assert built.returncode == 0, built.stderr
    assert missing(image, "/static-program") == []
    done = image.run("/static-program")
    assert (done.returncode, done.stdout) == (0, "60.0\n"), done.stderr


def test_the_image_names_no_package_twice_and_its_user_is_no_administrator():
    stage = Stage()
    assert len(set(stage.packages)) == len(stage.packages)
    assert stage.words("USER") == ["app"]
    assert stage.words("STOPSIGNAL") == ["SIGTERM"]
    assert os.path.basename(stage.entry_point[0]) == "Gallery"
