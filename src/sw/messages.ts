/** What a page may tell the worker. Everything else is ignored. */
export const SKIP_WAITING = { v: 1, type: 'SKIP_WAITING' } as const;

/** Whether a message asks the waiting worker to take over. */
export function isSkipWaiting(data: unknown): data is typeof SKIP_WAITING {
  const message = data as Partial<typeof SKIP_WAITING> | null;
  return message?.v === SKIP_WAITING.v && message.type === SKIP_WAITING.type;
}
