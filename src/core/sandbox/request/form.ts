const BOUNDARY = /^multipart\/form-data *;.*boundary="?([^";]{1,70})"?/i;

/** A part’s own head, and what follows it. */
const PART = /^\r?\n([\s\S]*?)\r?\n\r?\n([\s\S]*?)\r?\n?$/;
const NAME = /\bname="([^"]*)"/i;
const FILE = /\bfilename="([^"]*)"/i;

/**
 * Fields of a form (RFC 7578): of a file its name, of any other its text. Null if the body is not a form. Clients
 * that need `filename*` are not among those that we document.
 */
export function formOf(contentType: string, body: string): Record<string, string> | null {
  const boundary = BOUNDARY.exec(contentType)?.[1];
  if (!boundary) return null;
  const parts = body.split(`--${boundary}`).slice(1, -1);
  const fields = parts.map((part) => {
    const [, head = '', text = ''] = PART.exec(part) ?? [];
    return [NAME.exec(head)?.[1] ?? '', FILE.exec(head)?.[1] ?? text] as const;
  });
  return parts.length > 0 && fields.every(([name]) => name) ? Object.fromEntries(fields) : null;
}

/** The same form without what its files hold, which no sandbox reads or keeps. */
export function withoutFiles(contentType: string, body: string): string {
  const boundary = BOUNDARY.exec(contentType)?.[1];
  if (!boundary) return body;
  const delimiter = `--${boundary}`;
  return body
    .split(delimiter)
    .map((part) => {
      const [, head = ''] = PART.exec(part) ?? [];
      return FILE.test(head) ? `\r\n${head}\r\n\r\n\r\n` : part;
    })
    .join(delimiter);
}
