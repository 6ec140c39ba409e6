import type { IncomingMessage, ServerResponse } from 'node:http';

/** Answers with a line of text; says nothing where the answer has begun or the connection is gone. */
export function answer(
  response: ServerResponse,
  status: number,
  text: string,
  headers: Record<string, string> = {},
): void {
  if (response.headersSent || response.destroyed) return;
  response.writeHead(status, { ...headers, 'content-type': 'text/plain; charset=utf-8' }).end(text);
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
