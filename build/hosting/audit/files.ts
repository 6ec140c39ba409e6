import { ONLINE_TOKEN } from '../../../src/core/network/ask-online.ts';
import { partFile } from '../../../src/routes/page-files.ts';
import { integrityOf } from '../../artifacts/worker/integrity-of.ts';
import { CONTENT_TYPES } from '../content-types.ts';
import { filesOfPacks, listedFiles, packedParts, workerScripts } from './build-of.ts';
import { type Check, verdict } from './verdict.ts';

/** The worker is at the root, so that the whole site is its scope, and all that it imports is there. */
export const worker: Check = async (host) => {
  const faults = host.url.pathname === '/' ? [] : ['the site is not at the root of its host'];
  const { status, headers } = await host.ask('/sw.js');
  if (status !== 200) faults.push(`sw.js answers ${status}`);
  if (!isScript(headers)) faults.push(`sw.js is ${headers.get('content-type')}`);
  const scripts = await workerScripts(host);
  if (scripts.length !== 3) faults.push(`sw.js imports ${scripts.length} scripts, not 3`);
  for (const path of scripts) {
    const script = await host.ask(path);
    if (script.status !== 200 || !isScript(script.headers))
      faults.push(`${path} answers ${script.status}, ${script.headers.get('content-type')}`);
  }
  return verdict('Worker', { faults }, 'its scope is the whole site');
};

const isScript = (headers: Headers) =>
  /^(?:text|application)\/javascript\b/.test(headers.get('content-type') ?? '');

/** Every file arrives as it was built: else the worker refuses it, and nothing is ready offline. */
export const unchanged: Check = async (host) => {
  const listed = await listedFiles(host);
  const files = [...listed, ...(await filesOfPacks(host))];
  const changed = await Promise.all(
    files.map(async ([path, integrity]) => {
      const { status, bytes } = await host.ask(path);
      return status === 200 && integrityOf(bytes) === integrity ? [] : [`${path} (${status})`];
    }),
  );
  const parts = [...(await packedParts(host))];
  const changedParts = await Promise.all(
    parts.map(async ([path, part]) => {
      const { status, text } = await host.ask(`/${partFile(path)}`);
      return status === 200 && text === part ? [] : [`/${partFile(path)} (${status})`];
    }),
  );
  const faults = [...changed, ...changedParts].flat().map((file) => `${file} is not as built`);
  if (listed.length === 0) faults.push("the worker's list of files cannot be read");
  if ((await host.ask('/online.txt')).text.trim() !== ONLINE_TOKEN)
    faults.push('/online.txt is not the token');
  return verdict('Files as built', { faults }, `${files.length + parts.length} files`);
};

/** Files have the type of their ending. With `nosniff` a browser uses no script or stylesheet of another one. */
export const contentTypes: Check = async (host) => {
  const listed = (await listedFiles(host)).map(([path]) => path);
  const faults: string[] = [];
  for (const [ending, type] of Object.entries(CONTENT_TYPES)) {
    const others: Record<string, string> = { html: '/', xml: '/sitemap.xml' };
    const path = others[ending] ?? listed.find((one) => one.endsWith(`.${ending}`));
    if (!path) continue;
    const found = (await host.ask(path)).headers.get('content-type') ?? 'none';
    if (plainType(found) !== plainType(type)) faults.push(`${path} is ${found}`);
  }
  return verdict('Content types', { faults }, `${Object.keys(CONTENT_TYPES).length} endings`);
};

// Two types of two names: `application/javascript` and `application/xml` are the older ones.
const plainType = (type: string) =>
  type.replace(/;.*/, '').replace(/^application\/(?=(?:javascript|xml)$)/, 'text/');
