import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { type Browser, type BrowserContext, firefox, type Page } from 'playwright/test';
import type { Engine, EngineOptions, Tab } from './engine.ts';
import { findFirefox } from './find-engines.mjs';

/**
 * What Firefox says of a request that was with the worker when its page was left. Of one that the worker fails to
 * respond to it says the address as well.
 */
const LEFT_BEHIND = /Failed to load ‘’\. A ServiceWorker intercepted the request/;

/** Starts an installed Firefox through Playwright. */
export async function startFirefox({
  isPrivate,
  refusesStorage,
  folder,
}: EngineOptions): Promise<Engine> {
  const downloads = path.join(folder, 'downloads');
  mkdirSync(downloads);
  const complaints: string[] = [];
  const options = {
    channel: 'moz-firefox',
    executablePath: findFirefox(),
    downloadsPath: downloads,
    viewport: { width: 390, height: 844 },
    firefoxUserPrefs: {
      // Otherwise a request to keep data waits for a person for ever.
      'permissions.default.persistent-storage': 1,
      'browser.privatebrowsing.autostart': isPrivate,
      // 2: no cookies, and with them no storage of any kind.
      ...(refusesStorage && { 'network.cookie.cookieBehavior': 2 }),
    },
  };
  const first: Browser = await firefox.launch(options);
  const version = `Firefox ${first.version()}`;
  withoutMediaFeatures(first);
  await first.close();

  const profile = path.join(folder, 'profile');
  async function launch(): Promise<{ context: BrowserContext; page: Page }> {
    const context = await firefox.launchPersistentContext(profile, options);
    context.on('weberror', (error) => {
      const { message, stack } = error.error();
      if (!LEFT_BEHIND.test(message)) complaints.push(`page error: ${stack}`);
    });
    context.on('console', (message) => {
      if (message.type() !== 'error') return;
      // An error that a page writes as it is has no more text than its kind.
      complaints.push(`${message.text()} (${message.location().url})`);
    });
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`);
      });
    });
    return { context, page: context.pages()[0] ?? (await context.newPage()) };
  }
  let open = await launch();
  return {
    version,
    get tab() {
      return tabOf(open.page);
    },
    openTab: async () => tabOf(await open.context.newPage()),
    downloads,
    complaints: () => complaints,
    restart: async () => {
      await open.context.close();
      open = await launch();
    },
    dieAndRestart: async () => {
      const closed = new Promise((resolve) => open.context.once('close', resolve));
      // The folder is this session's own, and so are the processes that name it.
      execFileSync('pkill', ['-9', '-f', '--', profile]);
      await closed;
      for (const name of ['lock', '.parentlock']) rmSync(path.join(profile, name), { force: true });
      open = await launch();
    },
    close: () => open.context.close(),
  };
}

function tabOf(page: Page): Tab {
  const find = (xpath: string) => page.locator(`xpath=${xpath}`).first();
  return {
    goto: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    click: (xpath) => find(xpath).click(),
    type: (xpath, text) => find(xpath).pressSequentially(text),
    choose: (xpath, files) => find(xpath).setInputFiles(files),
    run: (work, ...args) =>
      // The function goes over as its text, as it does by WebDriver.
      page.evaluate(`(${work})(...${JSON.stringify(args)})`),
    screenshot: () => page.screenshot(),
  };
}

/** Playwright sends every new window a command that a Firefox with long support does not have yet. */
function withoutMediaFeatures(browser: Browser): void {
  const connection = (browser as unknown as { _connection?: Connection })._connection;
  const session = connection?.toImpl(browser)?._browserSession;
  if (!session) return;
  const prototype = Object.getPrototypeOf(session);
  const { send } = prototype;
  prototype.send = function (method: string, ...rest: unknown[]) {
    if (method === 'emulation.setMediaFeaturesOverride') return Promise.resolve({});
    return send.call(this, method, ...rest);
  };
}

interface Connection {
  toImpl(browser: Browser): { _browserSession?: object } | undefined;
}
