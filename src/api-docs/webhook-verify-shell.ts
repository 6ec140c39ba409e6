/** The signature of an event in a shell, to compare by eye. */
export const verifyShell = `printf '%s.%s' "$TIME" "$BODY" |
  openssl dgst -sha256 -hmac "$KOLAM_WEBHOOK_SECRET"`;
