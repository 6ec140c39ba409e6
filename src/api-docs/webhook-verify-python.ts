/** Check of an event in Python. */
export const verifyPython = `import hashlib
import hmac
import os
import time


def is_from_kolam(headers, body):
    """body: the raw bytes as they were received, before json.loads."""
    sent = headers["Kolam-Time"]
    wanted = hmac.new(
        os.environ["KOLAM_WEBHOOK_SECRET"].encode(),
        sent.encode() + b"." + body,
        hashlib.sha256,
    ).hexdigest()
    is_recent = abs(time.time() - int(sent)) < 300
    return is_recent and hmac.compare_digest(wanted, headers["Kolam-Signature"])`;
