"""A whole opponent in forty lines: it gives any answer that is allowed (docs/guides/outside-bots.md).

dugout arena toto --bot "python examples/outside_bot.py" --seats easy
python examples/outside_bot.py 'http://localhost:8000/match/ID#seat=TOKEN'    plays a live match
"""

import json
import random
import sys
import uuid
from urllib.parse import urlsplit

# Two questions have too many answers for a list; what to say there is up to us.
WRITTEN = {"ch.lineup": "lineup 1 2,3,4,5 8,9,10 14,15,16", "to.form": "form 1231231231231"}


def answers(message):
    """What to send back when a message says that we are asked."""
    for asked in message.get("asked") or []:
        if asked["seat"] >= 0 and not asked["may"]:  # not the host's choice, and not answered yet
            letter = {"type": "answer", "seat": asked["seat"], "question": message["question"]}
            text = random.choice(asked["choices"] or [WRITTEN[asked["code"]]])
            yield json.dumps({**letter, "action": uuid.uuid4().hex, "answer": text})


def play_live(link):
    from websockets.sync.client import connect

    with connect(f"ws://{link.netloc}/api{link.path.replace('match', 'matches')}/live") as socket:
        socket.send(json.dumps({"type": "hello", "seats": [link.fragment.removeprefix("seat=")]}))
        for message in socket:
            for letter in answers(json.loads(message)):
                socket.send(letter)


if __name__ == "__main__" and len(sys.argv) > 1:
    play_live(urlsplit(sys.argv[1]))
elif __name__ == "__main__":
    for line in sys.stdin:
        print(*(f"{letter}\n" for letter in answers(json.loads(line))), sep="", end="", flush=True)
