/** Check of an event in PHP. */
export const verifyPhp = `<?php
// $body: file_get_contents('php://input'), before json_decode.
function is_from_kolam(array $headers, string $body): bool
{
    $time = $headers['Kolam-Time'];
    $secret = getenv('KOLAM_WEBHOOK_SECRET');
    $wanted = hash_hmac('sha256', $time . '.' . $body, $secret);
    return abs(time() - (int) $time) < 300
        && hash_equals($wanted, $headers['Kolam-Signature']);
}`;
