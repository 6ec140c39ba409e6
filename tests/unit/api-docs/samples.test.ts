import {
  type ChildProcessWithoutNullStreams,
  execFile,
  spawn,
  spawnSync,
} from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiEndpoint } from '#api-docs/api-endpoint.ts';
import { curl } from '#api-docs/curl.ts';
import { endpoints } from '#api-docs/endpoints.ts';
import { javascript } from '#api-docs/javascript.ts';
import { php } from '#api-docs/php.ts';
import { python } from '#api-docs/python.ts';
import { sampleBody } from '#api-docs/sample-body.ts';

const run = promisify(execFile);
const ORIGIN = 'https://api.kolam.example';
const languages = { curl, javascript, python, php };
const cases = endpoints.flatMap((endpoint) =>
  Object.entries(languages).map(([language, write]) => ({
    path: endpoint.path,
    language,
    endpoint,
    text: write(endpoint, ORIGIN),
  })),
);

/** A request whose values need escaping in every language. */
const awkward: ApiEndpoint = {
  ...(endpoints[0] as ApiEndpoint),
  fields: [
    {
      name: 'note',
      type: 'string',
      required: true,
      text: '',
      sample: `it's "5 \\ 6", ₹`,
      rule: '',
    },
  ],
};

describe.each(cases)('$path in $language', ({ endpoint, text }) => {
  it('names method, address, key and every field with its value', () => {
    expect(text).toMatch(/\b(?:CURLOPT_)?POST\b|requests\.post/);
    expect(text).toMatch(new RegExp(`${ORIGIN}${endpoint.path}(?=['"\\s])`));
    expect(text).toMatch(/\bAuthorization['"]?: ['"]?Bearer YOUR_API_KEY\b/);
    for (const { name, sample } of endpoint.headers ?? [])
      expect(text).toMatch(new RegExp(`\\b${name}['"]?: ['"]?${sample}['"]`));
    for (const { name, sample } of endpoint.fields) {
      expect(text).toMatch(new RegExp(`\\b${name}\\b`));
      expect(text).toContain(sample);
    }
  });

  it('has no loose ends', () => {
    expect(text).not.toMatch(/undefined|\[object|\t|[ ]$/m);
    const bare = text.replace(/'[^']*'|"[^"]*"/g, '');
    for (const [open, close] of ['()', '[]', '{}'])
      expect(bare.split(open as string).length).toBe(bare.split(close as string).length);
  });
});

/** Python starts once for all texts. */
const PARSE_PYTHON = `import ast, json, sys
def is_refused(text):
    try:
        ast.parse(text)
    except SyntaxError:
        return True
print(json.dumps([text for text in json.load(sys.stdin) if is_refused(text)]))`;

/** Texts that a language's grammar refuses. */
const refused = {
  python: (texts: string[]): string[] => {
    const input = JSON.stringify(texts);
    const { stdout } = spawnSync('python3', ['-c', PARSE_PYTHON], { input, encoding: 'utf8' });
    return JSON.parse(stdout);
  },
  php: (texts: string[]) =>
    texts.filter((input) => spawnSync('php', ['-l'], { input }).status !== 0),
};

describe.each([
  ['python', 'python3'],
  ['php', 'php'],
] as const)('%s', (language, program) => {
  const there = spawnSync(program, ['--version']).status === 0;
  const skipped = there ? '' : ` (skipped: ${program} is not installed)`;
  const write = languages[language];

  it.skipIf(!there)(`parses every sample${skipped}`, () => {
    const texts = [...endpoints, awkward].map((endpoint) => write(endpoint, ORIGIN));
    expect(refused[language](texts)).toEqual([]);
  });

  it.skipIf(!there)(`does not parse a text without its commas${skipped}`, () => {
    const text = write(awkward, ORIGIN).replaceAll(/,$/gm, '');
    expect(refused[language]([text])).toEqual([text]);
  });
});

describe('a server that is sent the samples', () => {
  interface Got {
    method?: string;
    url?: string;
    headers?: IncomingHttpHeaders;
    key?: string;
    type?: string;
    body: string;
  }
  const got: Got[] = [];
  const server = createServer(async (request, response) => {
    const { method, url, headers } = request;
    const body = await textOf(request);
    got.push({
      method,
      url,
      headers,
      key: headers.authorization,
      type: headers['content-type'],
      body,
    });
    response.setHeader('content-type', 'application/json').end('{"ok":true}');
  });
  let origin = '';
  let folder = '';

  // Ends each sample with a line of its own; a rejected one ends Node.
  const runInTurn = `import { createInterface } from 'node:readline';
    for await (const file of createInterface({ input: process.stdin })) {
      await import(file);
      console.log(file);
    }`;
  // One for all: to start Node takes longer than to run a sample.
  let node: ChildProcessWithoutNullStreams;
  let lines: AsyncIterator<string>;
  beforeAll(async () => {
    await new Promise<void>((done) => server.listen(0, 'localhost', done));
    origin = `http://localhost:${(server.address() as AddressInfo).port}`;
    folder = await mkdtemp(path.join(tmpdir(), 'samples-'));
    await writeFile(path.join(folder, 'sample-document.png'), 'a picture');
    node = spawn(process.execPath, ['--input-type=module', '-e', runInTurn], { cwd: folder });
    lines = createInterface({ input: node.stdout })[Symbol.asyncIterator]();
  });
  afterAll(() => {
    node.kill();
    server.close();
  });

  let samples = 0;
  const send: Record<string, (endpoint: ApiEndpoint) => Promise<string>> = {
    curl: async (endpoint) =>
      (await run('sh', ['-c', `${curl(endpoint, origin)} -s`], { cwd: folder })).stdout,
    javascript: async (endpoint) => {
      const file = `./${samples++}.mjs`;
      await writeFile(path.join(folder, file), javascript(endpoint, origin));
      node.stdin.write(`${file}\n`);
      const printed: string[] = [];
      for (;;) {
        const { value, done } = await lines.next();
        if (done) throw new Error(`${file} failed: ${node.stderr.read()}`);
        if (value === file) return printed.join('\n');
        printed.push(value);
      }
    },
  };
  // A machine without curl still runs the samples in JavaScript.
  const hasCurl = spawnSync('curl', ['--version']).status === 0;
  const ready = Object.keys(send).filter((language) => hasCurl || language !== 'curl');
  const sent = [...endpoints, awkward].flatMap((endpoint) =>
    ready.map((language) => ({ path: endpoint.path, language, endpoint })),
  );

  it.each(sent)('understands $path in $language', async ({ endpoint, language }) => {
    expect(await send[language]?.(endpoint)).toContain('ok');
    const request = got.pop();
    expect(request).toMatchObject({
      method: 'POST',
      url: endpoint.path,
      key: 'Bearer YOUR_API_KEY',
    });
    for (const { name, sample } of endpoint.headers ?? [])
      expect(request?.headers?.[name.toLowerCase()]).toBe(sample);
    expect(request?.type).toContain(endpoint.contentType);
    if (endpoint.contentType === 'application/json')
      expect(JSON.parse(request?.body ?? '')).toEqual(sampleBody(endpoint));
    else
      expect(request?.body).toMatch(/name="file"; filename="sample-document\.png"[\s\S]*a picture/);
  });
});

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}
