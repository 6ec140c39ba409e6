import type { Page } from 'playwright/test';

/** A file of another application. */
export interface Shared {
  name: string;
  type: string;
  /** What the file begins with; zeros follow up to `size`. */
  text: string;
  size?: number;
}

/**
 * Hands files over as a share sheet does: the browser navigates with a form of the worker's address.
 * Returns the search part of the URL that the locker then has.
 */
export async function share(
  page: Page,
  files: readonly Shared[],
  texts: Record<string, string> = {},
): Promise<string> {
  await page.evaluate(
    ({ files, texts }) => {
      const form = document.createElement('form');
      Object.assign(form, {
        method: 'post',
        action: '/share-in',
        enctype: 'multipart/form-data',
      });
      const input = document.createElement('input');
      Object.assign(input, { type: 'file', name: 'files', multiple: true });
      const transfer = new DataTransfer();
      for (const { name, type, text, size } of files) {
        const parts: BlobPart[] = [text];
        if (size) parts.push(new Uint8Array(size - new TextEncoder().encode(text).length));
        transfer.items.add(new File(parts, name, { type }));
      }
      input.files = transfer.files;
      form.append(input);
      for (const [name, value] of Object.entries(texts)) {
        const field = document.createElement('input');
        Object.assign(field, { name, value });
        form.append(field);
      }
      document.body.append(form);
      form.submit();
    },
    { files, texts },
  );
  return shareResult(page);
}

/** Search part of the URL that the worker or the server leads to; the locker takes it away once it is read. */
export async function shareResult(page: Page): Promise<string> {
  let result = '';
  await page.waitForURL(({ pathname, search }) => {
    if (pathname === '/digilocker') result = search;
    return result !== '';
  });
  return result;
}
