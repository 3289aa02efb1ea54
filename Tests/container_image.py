"""The file system of the image of docs/deploy/Containerfile, made from Debian's packages without a container engine."""

import json
import os
import re
import shutil
import subprocess

import pytest
from programs import ROOT

CONTAINERFILE = ROOT / "docs" / "deploy" / "Containerfile"


class Stage:
    """The last stage of the Containerfile, which is the image."""

    def __init__(self):
        text = re.sub(r"\\\n\s*", " ", CONTAINERFILE.read_text())
        lines = [line for line in text.splitlines() if line and not line.startswith("#")]
        last = max(place for place, line in enumerate(lines) if line.startswith("FROM "))
        self.lines = lines[last:]
        self.codename = re.fullmatch(r"FROM docker\.io/library/debian:(\w+)-slim", self.lines[0])[1]

    def words(self, instruction):
        return [line.split(" ", 1)[1] for line in self.lines if line.startswith(instruction + " ")]

    @property
    def packages(self):
        """The packages of the image besides Debian's essential packages."""
        installed = re.search(r"apt-get install -yq --no-install-recommends ([^&]*)&&", self.words("RUN")[0])
        return installed[1].split()

    @property
    def environment(self):
        return dict(word.split("=", 1) for line in self.words("ENV") for word in line.split())

    @property
    def health_check(self):
        return json.loads(self.words("HEALTHCHECK")[0].removeprefix("CMD "))

    @property
    def entry_point(self):
        return json.loads(self.words("ENTRYPOINT")[0])


class Image:
    """A folder with the files of the image's packages, and a way to run a program in it."""

    def __init__(self, folder, enter):
        self.folder, self.enter = folder, enter

    def command(self, *arguments):
        """The command that runs a program in the image, with the image's files and this machine's network."""
        mounts = f"mount --rbind /dev {self.folder}/dev && mount --rbind /proc {self.folder}/proc"
        return [*self.enter, "sh", "-c", f'{mounts} && exec chroot {self.folder} "$@"', "sh", *arguments]

    def run(self, *arguments, **options):
        return subprocess.run(self.command(*arguments), capture_output=True, text=True, timeout=60, **options)


def way_in():
    """The command that gives a program its own root and mounts; skips the test if the system has no such command."""
    ways = [["unshare", "--mount"]] if os.geteuid() == 0 else [["unshare", "--map-root-user", "--mount"]]
    for way in ways:
        tried = subprocess.run([*way, "sh", "-c", "mount --rbind /dev /dev && chroot / true"], capture_output=True, text=True)
        if tried.returncode == 0:
            return way
    pytest.skip(f"No program can be given a root of its own here: {tried.stderr.strip()}")


def make_image(folder, *more):
    """Unpacks the packages of Debian's image, of the Containerfile and of the test, with all dependencies."""
    enter, stage = way_in(), Stage()
    state, packages = folder / "apt", folder / "packages"
    for part in ["lists/partial", "archives/partial"]:
        (state / part).mkdir(parents=True)
    (state / "status").touch()
    options = [f"-o=Dir::State={state}", f"-o=Dir::State::status={state}/status", f"-o=Dir::Cache::archives={state}/archives",
               f"-o=Dir::Cache::pkgcache={state}/pkgcache.bin", f"-o=Dir::Cache::srcpkgcache={state}/srcpkgcache.bin",
               "-o=APT::Sandbox::User=root", "-o=Debug::NoLocking=1"]
    if f"VERSION_CODENAME={stage.codename}" in open("/etc/os-release").read().splitlines():
        options.append("-o=Dir::State::lists=/var/lib/apt/lists")
    else:
        sources = state / "sources.list"
        sources.write_text(f"deb http://deb.debian.org/debian {stage.codename} main\n")
        options += [f"-o=Dir::Etc::sourcelist={sources}", "-o=Dir::Etc::sourceparts=-"]
    known = apt(["apt-cache", *options, "dumpavail"])
    if "Package: libc6\n" not in known:
        apt(["apt-get", *[option for option in options if "lists" not in option], "update"])
        options = [option for option in options if "lists" not in option]
        known = apt(["apt-cache", *options, "dumpavail"])
    essential = [match[1] for entry in known.split("\n\n")
                 if "\nEssential: yes" in entry and (match := re.match(r"Package: (\S+)", entry))]
    assert "bash" in essential
    apt(["apt-get", *options, "install", "-qq", "--yes", "--download-only", "--no-install-recommends",
         *sorted(set(essential)), "apt", *stage.packages, *more])
    root = folder / "root"
    root.mkdir()
    for package in sorted((state / "archives").glob("*.deb")):
        subprocess.run(["dpkg-deb", "--extract", package, root], check=True)
    shutil.rmtree(state)
    # The effects of the packages' scripts.
    for name in ["dev", "proc", "tmp"]:
        (root / name).mkdir(exist_ok=True)
    return Image(root, enter)


def apt(arguments):
    done = subprocess.run(arguments, capture_output=True, text=True, env=os.environ | {"DEBIAN_FRONTEND": "noninteractive"})
    assert done.returncode == 0, f"{arguments[0]} failed: {done.stderr}"
    return done.stdout
