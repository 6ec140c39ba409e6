import { matchRoute } from '../../../src/routes/match-route.ts';
import { routes } from '../../../src/routes/paths.ts';
import type { Route } from '../../../src/routes/route.ts';
import { SPECIFIED_SPELLINGS } from '../spellings.ts';
import { documents } from './build-of.ts';
import { type Answer, AS_PAGE, type Host } from './host.ts';
import { type Check, verdict } from './verdict.ts';

const UNKNOWN_PAGE = '/no-such-page';

const listed = (routes as readonly Route[]).flatMap(({ path, aliases = [], params }) =>
  params ? [`${path}/sample`] : [path as string, ...aliases],
);

/** Every path, alias and specified spelling is its page, byte for byte as it was built. */
export const pages: Check = async (host) => {
  const faults = await faultsOf(host, [...listed, ...SPECIFIED_SPELLINGS]);
  return verdict('Pages and aliases', { faults }, `${listed.length} paths`);
};

/** Other letter cases and a slash at the end lead to the same page, if need be through the application. */
export const letterCases: Check = async (host) => {
  const spellings = listed
    .filter((path) => path !== '/')
    .flatMap((path) => [path.toLowerCase(), path.toUpperCase(), `${path}/`]);
  const shell = await host.ask(UNKNOWN_PAGE, AS_PAGE);
  const rendered: string[] = [];
  const faults = await faultsOf(host, spellings, (answer, path) => {
    const isShell = isAppShell(shell) && answer.text === shell.text;
    if (isShell) rendered.push(path);
    return isShell;
  });
  const notes = rendered.map((path) => `${path} is rendered by the application alone`);
  return verdict(
    'Letter case, slash at the end',
    { faults, notes },
    `${spellings.length} spellings`,
  );
};

/** Unknown paths lead home; a script that is gone is a 404, not a page. */
export const unknownPaths: Check = async (host) => {
  const faults: string[] = [];
  for (const path of [UNKNOWN_PAGE, '/products/no-such-page', '/shared']) {
    const answer = await host.ask(path, AS_PAGE);
    if (!leadsHome(host, answer) && !isAppShell(answer))
      faults.push(`${path} does not lead home (${answer.status})`);
  }
  const script = await host.ask('/assets/gone-a1b2c3d4.js');
  if (script.status !== 404) faults.push(`a script that is gone answers ${script.status}`);
  return verdict('Unknown paths', { faults }, 'lead home; a missing script is missing');
};

async function faultsOf(
  host: Host,
  paths: readonly string[],
  orElse: (answer: Answer, path: string) => boolean = () => false,
): Promise<string[]> {
  const built = await documents(host);
  const faults = paths.map(async (path) => {
    const answer = await followOnce(host, path);
    if (answer.status === 200 && answer.text === built.get(matchRoute(path)?.path ?? '')) return [];
    if (orElse(answer, path)) return [];
    return [`${path} is not its page as built (${answer.status})`];
  });
  return (await Promise.all(faults)).flat();
}

/** Asks as a browser does. Hosts may redirect to their own spelling of a path, with a slash or without. */
async function followOnce(host: Host, path: string): Promise<Answer> {
  const answer = await host.ask(path, AS_PAGE);
  const location = answer.headers.get('location');
  if (!location || answer.status < 300) return answer;
  const target = new URL(location, new URL(path, host.url)).pathname;
  const isSamePage = matchRoute(target)?.path === matchRoute(path)?.path;
  return isSamePage ? host.ask(target, AS_PAGE) : answer;
}

const leadsHome = (host: Host, { status, headers }: Answer) =>
  [301, 302, 303, 307, 308].includes(status) &&
  new URL(headers.get('location') ?? '/-', host.url).pathname === '/';

/** The empty document, which renders the page that its address names, or else goes home. */
const isAppShell = ({ text }: Answer) =>
  text.includes('src="/assets/main.js"') && text.includes('noindex') && !text.includes('og:image');
