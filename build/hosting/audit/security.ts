import { SECURITY_HEADERS } from '../../document/policy.ts';
import { headerRules, headersFor } from '../../server/headers.ts';
import { AS_PAGE, type Host } from './host.ts';
import { type Check, verdict } from './verdict.ts';

const YEAR_S = 365 * 24 * 60 * 60;

/** The security headers are on pages, on scripts and on the worker. More than a file needs is no fault. */
export const securityHeaders: Check = async (host) => {
  const rules = headerRules({}, '');
  const faults: string[] = [];
  for (const path of ['/', '/contact', '/assets/main.js', '/sw.js', '/share/index.png']) {
    const { headers } = await host.ask(path);
    const expected = headersFor(rules, path);
    for (const name of Object.keys(SECURITY_HEADERS)) {
      const value = headers.get(name);
      if (!(name in expected)) continue;
      const fits =
        name === 'Strict-Transport-Security'
          ? Number(/max-age=(\d+)/.exec(value ?? '')?.[1]) >= YEAR_S
          : value === expected[name];
      if (!fits) faults.push(`${path} has ${name}: ${value ?? 'none'}`);
    }
  }
  return verdict(
    'Security headers',
    { faults },
    `${Object.keys(SECURITY_HEADERS).length} on pages`,
  );
};

/** The policy in the header is that of the document, and keeps the page out of frames. */
export const contentPolicy: Check = async (host) => {
  const faults: string[] = [];
  for (const path of ['/', '/contact']) {
    const { headers, text } = await host.ask(path, AS_PAGE);
    const inPage = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(text)?.[1] ?? '';
    const wanted = { ...directives(inPage), 'frame-ancestors': "'none'" };
    const found = directives(headers.get('content-security-policy') ?? '');
    if (!inPage) faults.push(`${path} carries no policy`);
    for (const name of new Set([...Object.keys(wanted), ...Object.keys(found)]))
      if (wanted[name as keyof typeof wanted] !== found[name])
        faults.push(`${path} has ${name} ${found[name] ?? 'not at all'}`);
  }
  return verdict('Content policy', { faults }, 'as in the pages, and no frames');
};

/** The worker's own policy lets it fetch what the page may fetch, and run nothing else. */
export const workerPolicy: Check = async (host) => {
  const header = async (path: string) =>
    directives((await host.ask(path)).headers.get('content-security-policy') ?? '');
  const found = await header('/sw.js');
  const page = await header('/');
  const wanted: Record<string, string | undefined> = {
    'default-src': "'none'",
    'script-src': "'self'",
    'connect-src': page['connect-src'],
  };
  const faults = Object.keys({ ...wanted, ...found })
    .filter((name) => found[name] === undefined || found[name] !== wanted[name])
    .map((name) => `sw.js has ${name} ${found[name] ?? 'not at all'}`);
  return verdict("Worker's policy", { faults }, 'its own');
};

const directives = (policy: string): Record<string, string> =>
  Object.fromEntries(
    policy
      .split(';')
      .map((directive) => directive.trim().split(/ (.*)/s))
      .filter(([name]) => name)
      .map(([name = '', value = '']) => [name, value]),
  );

/** Over the network the site is served by HTTPS alone, without which browsers allow no worker. */
export const https: Check = async ({ url, ask }: Host) => {
  const isLocal = /^(?:localhost|127\.|\[::1\])/.test(url.host);
  if (isLocal) return verdict('HTTPS', { faults: [], notes: ['a local address: not asked'] }, '');
  if (url.protocol !== 'https:')
    return verdict('HTTPS', { faults: ['the address is not https:'] }, '');
  const { status, headers } = await ask(`http://${url.host}/`);
  const leads = status >= 300 && headers.get('location')?.startsWith('https:');
  const faults = leads ? [] : [`http: answers ${status} and does not lead to https:`];
  return verdict('HTTPS', { faults }, 'and http: leads to it');
};
