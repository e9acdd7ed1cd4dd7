"""Starts somebody else's program and stays with it, so that it never outlives whoever asked for it.

Run as a file with the number of an open end of a pipe and the command. When the other end is closed, even because its
owner was killed, everything that the program has started is killed, this process too.
"""

import os
import signal
import subprocess
import sys
from threading import Thread

NOT_STARTED = 126
"""The exit status that says that the command could not be started, as a shell has it."""


def end_with(line: int) -> None:
    """Wait until the other end is closed; nothing is ever written to it."""
    os.read(line, 1)
    os.killpg(0, signal.SIGKILL)


def main(line: str, *command: str) -> int:
    """Run the command to its end; its exit status is ours, 128 and the signal if one has ended it."""
    Thread(target=end_with, args=(int(line),), daemon=True).start()
    try:
        program = subprocess.Popen(command)
    except OSError as error:
        print(f"{command[0]} cannot be started: {error.strerror}.", file=sys.stderr)
        return NOT_STARTED
    os.close(0)  # the program alone holds its ends: when it closes them, they are closed
    os.close(1)
    status = program.wait()
    return status if status >= 0 else 128 - status


if __name__ == "__main__":
    os._exit(main(*sys.argv[1:]))
