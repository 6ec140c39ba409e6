import { ENV_PREFIX, HEADER_PREFIX, SNAKE_NAME } from './names.ts';

/** Check of an event in Python. */
export const verifyPython = `import hashlib
import hmac
import os
import re
import time


def is_from_${SNAKE_NAME}(headers, body, now=None):
    """body: the raw bytes as they were received, before json.loads. now: in seconds since 1970."""
    sent = headers.get("${HEADER_PREFIX}-Time")
    given = headers.get("${HEADER_PREFIX}-Signature")
    if not isinstance(sent, str) or not re.fullmatch("[0-9]{1,12}", sent):
        return False
    if not isinstance(given, str) or not re.fullmatch("[0-9a-f]{64}", given):
        return False
    wanted = hmac.new(
        os.environ["${ENV_PREFIX}_WEBHOOK_SECRET"].encode(),
        sent.encode() + b"." + body,
        hashlib.sha256,
    ).hexdigest()
    at = time.time() if now is None else now
    return abs(at - int(sent)) < 300 and hmac.compare_digest(wanted, given)`;
