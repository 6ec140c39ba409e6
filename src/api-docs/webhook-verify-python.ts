import { ENV_PREFIX, HEADER_PREFIX, SNAKE_NAME } from './names.ts';

/** Check of an event in Python. */
export const verifyPython = `import hashlib
import hmac
import os
import time


def is_from_${SNAKE_NAME}(headers, body):
    """body: the raw bytes as they were received, before json.loads."""
    sent = headers["${HEADER_PREFIX}-Time"]
    wanted = hmac.new(
        os.environ["${ENV_PREFIX}_WEBHOOK_SECRET"].encode(),
        sent.encode() + b"." + body,
        hashlib.sha256,
    ).hexdigest()
    is_recent = abs(time.time() - int(sent)) < 300
    return is_recent and hmac.compare_digest(wanted, headers["${HEADER_PREFIX}-Signature"])`;
