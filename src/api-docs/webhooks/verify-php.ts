/** Check of an event in PHP. */
export const verifyPhp = `<?php
// $headers: getallheaders(), or lists as Laravel and Symfony have them.
// $body: file_get_contents('php://input'), before json_decode. $now: in seconds since 1970.
function verify($headers, $body, $secret, $now = null): bool
{
    if (!is_iterable($headers) || !is_string($body) || !is_string($secret)) {
        return false;
    }
    $named = [];
    foreach ($headers as $name => $text) {
        $named[strtolower($name)] = is_array($text) ? implode(',', $text) : $text;
    }
    $id = $named['webhook-id'] ?? '';
    $time = $named['webhook-timestamp'] ?? '';
    $given = $named['webhook-signature'] ?? '';
    if (!is_string($id) || !is_string($time) || !is_string($given) || $id === '') {
        return false;
    }
    if (preg_match('/^[0-9]{1,12}$/D', $time) !== 1 || abs(($now ?? time()) - (int) $time) > 300) {
        return false;
    }
    $key = base64_decode(preg_replace('/^whsec_/', '', $secret));
    $wanted = 'v1,' . base64_encode(hash_hmac('sha256', "$id.$time.$body", $key, true));
    $right = array_filter(explode(' ', $given), fn ($each) => hash_equals($wanted, $each));
    return count($right) > 0;
}`;
