"""A whole opponent in forty lines: it gives any answer that is allowed (docs/guides/outside-bots.md).

dugout arena toto --bot "python examples/outside_bot.py" --seats easy
python examples/outside_bot.py 'http://localhost:8000/match/ID#seat=TOKEN'    plays a live match
"""

import json
import random
import sys
from urllib.parse import urlsplit
from uuid import uuid4

match = {}  # how it stands: its snapshot, and what has changed since
# Two questions have too many answers for a list; what to say there is up to us.
WRITTEN = {"ch.lineup": "lineup 1 2,3,4,5 8,9,10 14,15,16", "to.form": "form 1231231231231"}


def answers(message):
    """What to send back when something is new: an answer where we are asked."""
    match.update(message.get("changed", message))
    for ask in match["asked"] if message["type"] in ("snapshot", "events") else ():
        if ask["seat"] >= 0 and not ask["may"]:  # not the host's choice, and not answered yet
            said = {"answer": random.choice(ask["choices"] or [WRITTEN[ask["code"]]]), "action": uuid4().hex}
            yield json.dumps({"type": "answer", "seat": ask["seat"], "question": match["question"], **said})


def play_live(link):
    from websockets.sync.client import connect

    with connect(f"ws://{link.netloc}/api{link.path.replace('match', 'matches')}/live") as socket:
        socket.send(json.dumps({"type": "hello", "seats": [link.fragment.removeprefix("seat=")]}))
        for letter in (letter for message in socket for letter in answers(json.loads(message))):
            socket.send(letter)


if __name__ == "__main__" and len(sys.argv) > 1:
    play_live(urlsplit(sys.argv[1]))
elif __name__ == "__main__":
    for line in sys.stdin:
        print(*(f"{letter}\n" for letter in answers(json.loads(line))), sep="", end="", flush=True)
