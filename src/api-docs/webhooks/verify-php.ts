/** Check of an event in PHP. */
export const verifyPhp = `<?php
// $body: file_get_contents('php://input'), before json_decode. $now: in seconds since 1970.
function verify(array $headers, string $body, string $secret, ?int $now = null): bool
{
    $named = array_change_key_case($headers);
    $id = $named['webhook-id'] ?? null;
    $time = $named['webhook-timestamp'] ?? null;
    $given = $named['webhook-signature'] ?? null;
    if (!is_string($id) || !is_string($time) || !is_string($given)) {
        return false;
    }
    if (preg_match('/^[0-9]{1,12}$/D', $time) !== 1 || abs(($now ?? time()) - (int) $time) > 300) {
        return false;
    }
    $key = base64_decode(preg_replace('/^whsec_/', '', $secret));
    $mac = hash_hmac('sha256', "$id.$time.$body", $key, true);
    $wanted = 'v1,' . base64_encode($mac);
    $right = array_filter(explode(' ', $given), fn ($each) => hash_equals($wanted, $each));
    return count($right) > 0;
}`;
