import { ENV_PREFIX } from './names.ts';

/** The signature of an event in a shell, to compare by eye. */
export const verifyShell = `printf '%s.%s' "$TIME" "$BODY" |
  openssl dgst -sha256 -hmac "$${ENV_PREFIX}_WEBHOOK_SECRET"`;
