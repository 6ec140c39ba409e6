import type { IncomingMessage, ServerResponse } from 'node:http';
import { NO_FILE } from './headers.ts';

/**
 * Answers with a line of text, which no cache keeps; says nothing where the answer has begun or the connection is gone.
 */
export function answer(
  response: ServerResponse,
  status: number,
  text: string,
  headers: Record<string, string> = {},
): void {
  if (response.headersSent || response.destroyed) return;
  const type = { 'content-type': 'text/plain; charset=utf-8' };
  response.writeHead(status, { ...headers, ...type, ...NO_FILE }).end(text);
}

/** Runs a handler; where it throws or rejects, the answer is 500 without a word of why. */
export async function answerAnyway(
  response: ServerResponse,
  handle: () => void | Promise<void>,
): Promise<void> {
  try {
    await handle();
  } catch {
    answer(response, 500, 'Internal Server Error');
  }
}

/** Whether a page of this very server sent the request: browsers name the page's origin, others none. */
export function isOwnOrigin({ headers: { origin, host } }: IncomingMessage): boolean {
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;
}
