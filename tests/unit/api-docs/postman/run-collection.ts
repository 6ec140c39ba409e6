import { createContext, runInContext } from 'node:vm';
import type { postman } from '../../../../build/artifacts/api/postman.ts';

type Collection = ReturnType<typeof postman>;
type Item = Collection['item'][number]['item'][number];

/** What became of a request. */
export interface Ran {
  id: string;
  sent: string;
  status: number;
  /** Names of tests that failed in its script. */
  failed: string[];
  /** Variables that nothing gave a value. */
  unresolved: string[];
}

/** Runs a collection as Postman does: folder by folder, with variables that scripts change. */
export async function runCollection(file: Collection, baseUrl: string): Promise<Ran[]> {
  // Scripts and requests are read from the file, as a tool reads it.
  const { item, variable, auth }: Collection = JSON.parse(JSON.stringify(file));
  const variables = new Map(variable.map(({ key, value }) => [key, value]));
  variables.set('base_url', baseUrl);
  const all: Ran[] = [];
  for (const each of item.flatMap((folder) => folder.item))
    all.push(await runItem(each, variables, auth.bearer[0]?.value ?? ''));
  return all;
}

async function runItem(item: Item, variables: Map<string, string>, token: string): Promise<Ran> {
  const unresolved: string[] = [];
  const filled = (text: string) =>
    text.replace(/\{\{(\$?\w+)\}\}/g, (_, name: string) => {
      if (name === '$guid') return crypto.randomUUID();
      const value = variables.get(name);
      if (value === undefined) unresolved.push(name);
      return value ?? '';
    });
  const { method, url, header, body } = item.request;
  const sent = filled(url.raw);
  const response = await fetch(sent, {
    method,
    headers: {
      authorization: `Bearer ${filled(token)}`,
      ...Object.fromEntries(header.map(({ key, value }) => [key, filled(value)])),
    },
    ...(body ? { body: bodyOf(body, filled) } : {}),
  });
  const text = await response.text();
  const failed = runScripts(item, response.status, text, variables);
  return { id: item.id, sent: `${method} ${sent}`, status: response.status, failed, unresolved };
}

function bodyOf(body: NonNullable<Item['request']['body']>, filled: (text: string) => string) {
  if (body.mode === 'raw') return filled(body.raw);
  const form = new FormData();
  for (const { key, src } of body.formdata) form.append(key, new Blob(['a picture']), filled(src));
  return form;
}

/** The part of Postman's `pm` that the scripts use. */
function runScripts(
  { event }: Item,
  status: number,
  text: string,
  variables: Map<string, string>,
): string[] {
  const failed: string[] = [];
  const have = {
    status(wanted: number) {
      if (status !== wanted) throw new Error(`${status} in place of ${wanted}`);
    },
  };
  const pm = {
    response: { to: { have }, json: () => JSON.parse(text) },
    collectionVariables: { set: (name: string, value: string) => variables.set(name, value) },
    test(name: string, check: () => void) {
      try {
        check();
      } catch (error) {
        failed.push(`${name}: ${error}`);
      }
    },
  };
  const context = createContext({ pm });
  for (const { listen, script } of event)
    if (listen === 'test') runInContext(script.exec.join('\n'), context);
  return failed;
}
