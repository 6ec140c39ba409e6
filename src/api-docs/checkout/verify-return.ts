/** Checks of the way back from our page, each next to the check of an event in the same language. */
export const returnChecks = {
  javascript: `// query: URLSearchParams, or what of the address is behind the question mark.
function verifyReturn(query, secret, now) {
  const { payment_id, order_id, status, timestamp, signature } = Object.fromEntries(new URLSearchParams(query));
  const headers = { 'webhook-id': payment_id, 'webhook-timestamp': timestamp, 'webhook-signature': signature };
  return verify(headers, order_id + '.' + status, secret, now);
}

export { verifyReturn };`,
  python: `def verify_return(query, secret, now=None):
    """query: the parameters by name, each a text."""
    try:
        headers = {
            "webhook-id": query["payment_id"],
            "webhook-timestamp": query["timestamp"],
            "webhook-signature": query["signature"],
        }
        body = f"{query['order_id']}.{query['status']}".encode()
        return verify(headers, body, secret, now)
    except Exception:
        return False`,
  php: `// $query: $_GET.
function verify_return($query, $secret, $now = null): bool
{
    $names = ['payment_id', 'order_id', 'status', 'timestamp', 'signature'];
    foreach ($names as $name) {
        if (!is_string($query[$name] ?? null)) {
            return false;
        }
    }
    $headers = [
        'webhook-id' => $query['payment_id'],
        'webhook-timestamp' => $query['timestamp'],
        'webhook-signature' => $query['signature'],
    ];
    return verify($headers, $query['order_id'] . '.' . $query['status'], $secret, $now);
}`,
} as const;
