/** Check of an event in Python. */
export const verifyPython = `import base64
import hashlib
import hmac
import re
import time


def verify(headers, body, secret, now=None):
    """body: the raw bytes, before json.loads. now: in seconds since 1970."""
    named = {name.lower(): text for name, text in headers.items()}
    parts = [named.get("webhook-" + part) for part in ("id", "timestamp", "signature")]
    if not all(isinstance(part, str) for part in parts):
        return False
    event, sent, given = parts
    if not re.fullmatch("[0-9]{1,12}", sent):
        return False
    if abs((time.time() if now is None else now) - int(sent)) > 300:
        return False
    key = base64.b64decode(secret.replace("whsec_", "", 1))
    signed = f"{event}.{sent}.".encode("utf-8", "replace") + body
    mac = base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest())
    wanted = b"v1," + mac
    right = [
        hmac.compare_digest(each.encode("utf-8", "replace"), wanted)
        for each in given.split(" ")
    ]
    return any(right)`;
