/** Mark in the header that shows how many messages wait to be sent; nothing while none does. */
export function OutboxMark() {
  return null;
}
