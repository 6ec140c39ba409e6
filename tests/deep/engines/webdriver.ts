import type { Tab } from './engine.ts';

const RESPONSE_MS = 60_000;
const POLL_MS = 50;
const START_MS = 20_000;

/** Asks a WebDriver server something; rejects with its own words. */
export type Ask = <Value>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
) => Promise<Value>;

/** The connection to a WebDriver server, once it is ready. */
export async function connect(port: number): Promise<Ask> {
  const origin = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${origin}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  const end = Date.now() + START_MS;
  while (!(await isReady())) {
    if (Date.now() > end) throw new Error('The WebDriver server does not start.');
    await new Promise((done) => setTimeout(done, POLL_MS));
  }
  return async (method, path, body = {}) => {
    const response = await fetch(origin + path, {
      method,
      body: method === 'POST' ? JSON.stringify(body) : null,
      signal: AbortSignal.timeout(RESPONSE_MS),
    });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${path}: ${value.error}: ${value.message}`);
    return value;
  };
}

export interface Session {
  tab: Tab;
  openTab(): Promise<Tab>;
  version: string;
  quit(): Promise<void>;
}

/** Opens a browser. */
export async function openSession(ask: Ask, capabilities: object): Promise<Session> {
  const { sessionId, capabilities: got } = await ask<{
    sessionId: string;
    capabilities: { browserVersion: string };
  }>('POST', '/session', { capabilities: { alwaysMatch: capabilities } });
  const session = `/session/${sessionId}`;
  await ask('POST', `${session}/timeouts`, { script: 30_000, pageLoad: 30_000, implicit: 0 });

  const first = await ask<string>('GET', `${session}/window`);
  let current = first;
  /** Commands go to one tab at a time. */
  const askIn =
    (handle: string): Ask =>
    async (...question) => {
      if (current !== handle) await ask('POST', `${session}/window`, { handle });
      current = handle;
      return ask(...question);
    };
  return {
    tab: tabOf(askIn(first), session),
    openTab: async () => {
      const { handle } = await ask<{ handle: string }>('POST', `${session}/window/new`, {
        type: 'tab',
      });
      return tabOf(askIn(handle), session);
    },
    version: got.browserVersion,
    quit: () => ask('DELETE', session),
  };
}

function tabOf(ask: Ask, session: string): Tab {
  async function element(xpath: string): Promise<string> {
    const found = await ask<object>('POST', `${session}/element`, { using: 'xpath', value: xpath });
    return `${session}/element/${Object.values(found)[0]}`;
  }
  return {
    goto: (url) => ask('POST', `${session}/url`, { url }),
    reload: () => ask('POST', `${session}/refresh`),
    click: async (xpath) => ask('POST', `${await element(xpath)}/click`),
    type: async (xpath, text) => ask('POST', `${await element(xpath)}/value`, { text }),
    choose: async (xpath, files) =>
      ask('POST', `${await element(xpath)}/value`, { text: files.join('\n') }),
    run: (work, ...args) => run(ask, session, `${work}`, args),
    screenshot: async () =>
      Buffer.from(await ask<string>('GET', `${session}/screenshot`), 'base64'),
  };
}

async function run<Result>(
  ask: Ask,
  session: string,
  work: string,
  args: unknown[],
): Promise<Result> {
  const script = `const args = [...arguments]; const done = args.pop();
    Promise.resolve().then(() => (${work})(...args)).then(
      (value) => done({ value }),
      (error) => done({ error: String(error) }),
    );`;
  const response = await ask<{ value: Result; error?: string }>(
    'POST',
    `${session}/execute/async`,
    {
      script,
      args,
    },
  );
  if (response.error) throw new Error(response.error);
  return response.value;
}
