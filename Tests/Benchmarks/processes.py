"""Processes, and what they cost with all that they start."""
import os
import pathlib
import subprocess
import sys
import time
from dataclasses import dataclass

here = pathlib.Path(__file__).resolve().parent
project = here.parent.parent
scratch = pathlib.Path(os.environ.get("SCRATCH", here / ".build")).resolve()


@dataclass
class Cost:
    """Seconds of processor time (user and system), seconds by the clock, and the MB of the largest process."""

    cpu: float
    wall: float
    memory: float


class Failure(Exception):
    """A process that ended otherwise than it had to; its text says which, and the end of what it printed."""


def run(*command, log=None, folder=None):
    """The cost of a process that succeeds. What it prints goes to the file `log`, or nowhere."""
    log = pathlib.Path(log or os.devnull)
    start = time.monotonic()
    with log.open("w") as output:
        process = subprocess.Popen(
            [str(word) for word in command],
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
            cwd=folder,
        )
        _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        printed = log.read_text().splitlines()[-20:] if log.is_file() else []
        raise Failure("\n".join([f"status {process.returncode}: {' '.join(map(str, command))}", *printed]))
    largest = usage.ru_maxrss / (1e6 if sys.platform == "darwin" else 1e3)
    return Cost(usage.ru_utime + usage.ru_stime, time.monotonic() - start, largest)


def output(*command):
    """What a process prints."""
    done = subprocess.run([str(word) for word in command], check=True, stdout=subprocess.PIPE, text=True)
    return done.stdout.strip()


def built(configuration, product=None, package=project):
    """The folder of the package's products, which are built before."""
    options = ["-c", configuration, "--package-path", package, "--scratch-path", scratch / package.name]
    products = pathlib.Path(output("swift", "build", *options, "--show-bin-path"))
    scratch.mkdir(parents=True, exist_ok=True)
    wanted = ["--product", product] if product else []
    run("swift", "build", *options, *wanted, log=scratch / f"build-{configuration}.log")
    return products


def main(body):
    """Runs a program's body; a failure is told without a trace, with status 1."""
    try:
        body()
    except (Failure, OSError, subprocess.CalledProcessError) as failure:
        sys.exit(f"{pathlib.Path(sys.argv[0]).name}: {failure}")
    except KeyboardInterrupt:
        sys.exit(130)
