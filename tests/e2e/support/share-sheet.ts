import type { Page, Request } from 'playwright/test';
import type { Site } from './site.ts';

/** A file of another application. */
export interface Shared {
  name: string;
  type: string;
  /** What the file begins with; zeros follow up to `size`. */
  text: string;
  size?: number;
  /** Chance bytes in place of the zeros: the database compresses what it can. */
  random?: boolean;
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
  const submit = () =>
    page.evaluate(
      ({ files, texts }) => {
        // A share sheet has no origin to send, and so sends `null`.
        const referrers = Object.assign(document.createElement('meta'), { name: 'referrer' });
        referrers.content = 'no-referrer';
        document.head.append(referrers);
        const form = document.createElement('form');
        Object.assign(form, {
          method: 'post',
          action: '/share-in',
          enctype: 'multipart/form-data',
        });
        const input = document.createElement('input');
        Object.assign(input, { type: 'file', name: 'files', multiple: true });
        const transfer = new DataTransfer();
        for (const { name, type, text, size = 0, random } of files) {
          const rest = new Uint8Array(Math.max(0, size - new TextEncoder().encode(text).length));
          // A browser gives 65,536 bytes of chance at a time.
          for (let at = 0; random && at < rest.length; at += 65_536)
            crypto.getRandomValues(rest.subarray(at, at + 65_536));
          const parts: BlobPart[] = [text, rest];
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
  return shareResult(page, submit);
}

/**
 * Another website pushes files into the locker without a press. It hides who it is, so that the browser
 * sends `Origin: null`, as it does for a share sheet: a page without referrers, or a sandboxed frame.
 */
export async function pushFromWebsite(
  page: Page,
  site: Site,
  names: readonly string[],
  hiddenBy: 'no-referrer' | 'sandbox' = 'no-referrer',
): Promise<string> {
  const elsewhere = `http://127.0.0.1:${new URL(site.origin).port}`;
  const script = `const transfer = new DataTransfer();
    for (const name of ${JSON.stringify(names)}) transfer.items.add(new File(['MZ pushed'], name));
    document.querySelector('input').files = transfer.files;
    document.forms[0].submit();`;
  const form = `<!doctype html><form method="post" enctype="multipart/form-data" target="_top"
    action="${site.origin}/share-in"><input type="file" name="files" multiple></form>
    <script>${script}</script>`;
  await page.route(`${elsewhere}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/frame')
      return route.fulfill({
        contentType: 'text/html',
        body: '<iframe src="/" sandbox="allow-scripts allow-forms allow-top-navigation"></iframe>',
      });
    const headers = hiddenBy === 'no-referrer' ? { 'referrer-policy': 'no-referrer' } : undefined;
    return route.fulfill({ contentType: 'text/html', headers, body: form });
  });
  // The page is left before it has loaded.
  const push = () =>
    page
      .goto(elsewhere + (hiddenBy === 'sandbox' ? '/frame' : '/'), { waitUntil: 'commit' })
      .catch(() => {});
  const search = await shareResult(page, push);
  await page.unroute(`${elsewhere}/**`);
  return search;
}

/**
 * Shares something. Returns the search part of the URL that the worker or the server leads to then. Only what a
 * document is asked for counts: the locker's page before may still change its own address, which has an earlier answer
 * in it.
 */
export async function shareResult(page: Page, share: () => Promise<unknown>): Promise<string> {
  let answer: URL | undefined;
  const hear = (request: Request) => {
    const url = new URL(request.url());
    if (request.isNavigationRequest() && url.pathname === '/digilocker') answer = url;
  };
  page.on('request', hear);
  const arrival = page.waitForEvent(
    'domcontentloaded',
    () => answer !== undefined && new URL(page.url()).pathname === answer.pathname,
  );
  await Promise.all([arrival, share()]);
  page.off('request', hear);
  return answer?.search ?? '';
}
