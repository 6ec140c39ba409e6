import type { Page } from 'playwright/test';

/** Opens a path and waits until the application has taken the served page over. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await taken(page);
}

/** Opens a path and stops its clock: from then on time passes when the test says. */
export async function openWithStoppedClock(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: '2026-11-21T10:00:00Z' });
  await open(page, path);
  await page.clock.pauseAt('2026-11-21T10:30:00Z');
}

/**
 * The shell takes scrolling over once it runs, and the parts of a page are hydrated one after the other after that:
 * each field, button and link then has React's own property. Before, what is typed and pressed is the browser's alone.
 */
export async function taken(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      history.scrollRestoration === 'manual' &&
      [...document.querySelectorAll('#root :is(a, button, form, input, select, textarea)')].every(
        (element) => Object.keys(element).some((key) => key.startsWith('__reactProps$')),
      ),
  );
}

/**
 * Waits until a page that was navigated to is rendered. The URL changes first; who turns back at that moment
 * has never left. For canonical paths.
 */
export async function arrival(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    // A page that search engines are asked to stay away from has none.
    if (!canonical)
      return document.querySelector('meta[name="robots"][content="noindex"]') !== null;
    return new URL(canonical.href).pathname === location.pathname;
  });
}

/** Goes to a page by a link of the header, inside the application. */
export async function goTo(page: Page, link: string | RegExp): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: link }).first().click();
  await arrival(page);
}
