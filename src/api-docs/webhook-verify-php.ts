import { ENV_PREFIX, HEADER_PREFIX, SNAKE_NAME } from './names.ts';

/** Check of an event in PHP. */
export const verifyPhp = `<?php
// $body: file_get_contents('php://input'), before json_decode.
function is_from_${SNAKE_NAME}(array $headers, string $body): bool
{
    $time = $headers['${HEADER_PREFIX}-Time'];
    $secret = getenv('${ENV_PREFIX}_WEBHOOK_SECRET');
    $wanted = hash_hmac('sha256', $time . '.' . $body, $secret);
    return abs(time() - (int) $time) < 300
        && hash_equals($wanted, $headers['${HEADER_PREFIX}-Signature']);
}`;
