import { ENV_PREFIX, HEADER_PREFIX, SNAKE_NAME } from './names.ts';

/** Check of an event in PHP. */
export const verifyPhp = `<?php
// $body: file_get_contents('php://input'), before json_decode. $now: in seconds since 1970.
function is_from_${SNAKE_NAME}(array $headers, string $body, ?int $now = null): bool
{
    $time = $headers['${HEADER_PREFIX}-Time'] ?? null;
    $given = $headers['${HEADER_PREFIX}-Signature'] ?? null;
    if (!is_string($time) || preg_match('/^[0-9]{1,12}$/D', $time) !== 1) {
        return false;
    }
    if (!is_string($given) || preg_match('/^[0-9a-f]{64}$/D', $given) !== 1) {
        return false;
    }
    $secret = getenv('${ENV_PREFIX}_WEBHOOK_SECRET');
    $wanted = hash_hmac('sha256', $time . '.' . $body, $secret);
    return abs(($now ?? time()) - (int) $time) < 300 && hash_equals($wanted, $given);
}`;
