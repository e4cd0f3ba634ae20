"""Who sends the requests of `npm run drill:api`: keys of one user in turn, and a session for the site's own calls."""

import itertools
import json
import os

import schemathesis

KEYS = itertools.cycle(json.loads(os.environ["DRILL_KEYS"]))
NUMBERS = itertools.count()
COOKIE = os.environ["DRILL_COOKIE"]


@schemathesis.auth(refresh_interval=None).apply_to(path_regex="^/api/v1/")
class Key:
    def get(self, case, context):
        return next(KEYS)

    def set(self, case, data, context):
        case.headers["Authorization"] = f"Bearer {data}"


@schemathesis.hook
def before_call(context, case, kwargs):
    # Each from another IP address, so that the limits of one do not answer first.
    number = next(NUMBERS)
    case.headers["X-Forwarded-For"] = f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"
    # Signing in or up would replace the session.
    if not case.path.startswith(("/api/v1/", "/api/auth/")):
        case.headers["Cookie"] = COOKIE
