/** Check of an event in Python. */
export const verifyPython = `import base64
import hashlib
import hmac
import re
import time


def verify(headers, body, secret, now=None):
    """headers: a mapping or pairs. body: the raw bytes, before json.loads.
    now: in seconds since 1970."""
    try:
        pairs = headers.items() if hasattr(headers, "items") else headers
        named = {text_of(name).lower(): text_of(text) for name, text in pairs}
        parts = ("id", "timestamp", "signature")
        event, sent, given = (named["webhook-" + part] for part in parts)
        if not event or not re.fullmatch("[0-9]{1,12}", sent):
            return False
        if abs((time.time() if now is None else now) - int(sent)) > 300:
            return False
        key = base64.b64decode(secret.replace("whsec_", "", 1))
        mac = hmac.new(key, f"{event}.{sent}.".encode() + body, hashlib.sha256)
        wanted = b"v1," + base64.b64encode(mac.digest())
        right = [hmac.compare_digest(each.encode(), wanted) for each in given.split(" ")]
        return any(right)
    except Exception:
        return False


def text_of(given):
    """A value may be a list; ASGI has bytes."""
    one = given if isinstance(given, (str, bytes)) else ",".join(map(text_of, given))
    return one.decode("latin-1") if isinstance(one, bytes) else one`;
