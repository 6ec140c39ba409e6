import { execFile, spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operationList } from '#api-docs/operations.ts';
import { languages } from '#api-docs/samples/languages.ts';
import { sampleRequest } from '#api-docs/samples/sample-request.ts';
import { someOf } from '../../../support/some-of.ts';
import { type Started, startSandbox, theFile } from './started-sandbox.ts';

const run = promisify(execFile);

const samples = operationList.flatMap(({ id, status, samples: all }) =>
  all.map((sample) => ({ id, status, name: sample.name, request: sampleRequest(id, sample) })),
);

const has = (program: string, ...args: string[]) => spawnSync(program, args).status === 0;

/** A port of this machine on which nobody listens. */
const NOBODY = 'http://127.0.0.1:9';

/** Begins each sample with a fresh sandbox, runs it in one process with the others, and says what it printed. */
const IN_NODE = `import { readFileSync, writeFileSync } from 'node:fs';
const { texts, origin } = JSON.parse(readFileSync(0, 'utf8'));
const said = [];
const log = console.log;
for (const [place, text] of texts.entries()) {
  const headers = { authorization: 'Bearer ' + process.env.KOLAM_API_KEY };
  await fetch(origin + '/sandbox/reset', { method: 'POST', headers });
  const lines = [];
  console.log = (...all) => lines.push(all.join(' '));
  writeFileSync('sample-' + place + '.mjs', text);
  try {
    await import(process.cwd() + '/sample-' + place + '.mjs');
  } catch (error) {
    lines.push(String(error));
  }
  said.push(lines.join('\\n'));
}
log(JSON.stringify(said));`;

const IN_PYTHON = `import contextlib, io, json, os, sys
import requests
given = json.load(sys.stdin)
said = []
for text in given["texts"]:
    requests.post(given["origin"] + "/sandbox/reset",
        headers={"Authorization": "Bearer " + os.environ["KOLAM_API_KEY"]}, timeout=30)
    out = io.StringIO()
    try:
        with contextlib.redirect_stdout(out):
            exec(compile(text, "sample", "exec"), {})
    except Exception as error:
        out.write(repr(error))
    said.append(out.getvalue())
print(json.dumps(said))`;

describe('each printed sample, as it is printed', () => {
  let sandbox: Started;
  let folder = '';
  const env = { ...process.env, KOLAM_API_KEY: 'test_key_for_everyone' };

  beforeAll(async () => {
    sandbox = await startSandbox('--clock', 'virtual');
    folder = path.dirname(await theFile());
    for (const name of ['sample-document.png', 'sample-blurred.png'])
      await writeFile(path.join(folder, name), 'a picture');
  });
  afterAll(() => sandbox.process.kill());

  /** The texts of samples, with the port of this run. */
  const textsIn = (language: string, of = samples) => {
    const write = languages.find(({ id }) => id === language)?.write;
    return of.map(({ request }) => write?.(request, sandbox.origin) ?? '');
  };

  const expectStatuses = (said: readonly string[], of = samples) =>
    expect(of.map(({ id, name }, place) => [id, name, said[place]?.split(' ')[0]?.trim()])).toEqual(
      of.map(({ id, name, status }) => [id, name, String(status)]),
    );

  /** Those that need a process each. */
  const some = someOf(samples, 12);

  const inOneProcess = (program: string, args: string[], language: string) => {
    const input = JSON.stringify({ texts: textsIn(language), origin: sandbox.origin });
    const done = spawnSync(program, args, { input, env, cwd: folder, encoding: 'utf8' });
    if (done.status !== 0) throw new Error(done.stderr);
    return JSON.parse(done.stdout) as string[];
  };

  it('works in JavaScript', () =>
    expectStatuses(
      inOneProcess(process.execPath, ['--input-type=module', '-e', IN_NODE], 'javascript'),
    ));

  const hasRequests = has('python3', '-c', 'import requests');
  it.skipIf(!hasRequests)(
    `works in Python${hasRequests ? '' : ' (skipped: requests is not installed)'}`,
    () => expectStatuses(inOneProcess('python3', ['-c', IN_PYTHON], 'python')),
  );

  // The function is in a separate package on Debian: php-curl.
  const hasPhp = has('php', '-r', 'exit(function_exists("curl_init") ? 0 : 1);');
  it.skipIf(!hasPhp)(
    `works in PHP${hasPhp ? '' : ' (skipped: php-cli or php-curl is not installed)'}`,
    async () => {
      const said: string[] = [];
      for (const text of textsIn('php', some)) {
        await sandbox.call('POST', '/sandbox/reset');
        await writeFile(path.join(folder, 'sample.php'), text);
        const options = ['-d', 'error_reporting=-1', '-d', 'display_errors=stdout', 'sample.php'];
        const { stdout } = await run('php', options, { env, cwd: folder });
        said.push(stdout);
      }
      expectStatuses(said, some);
    },
  );

  const hasCurl = has('curl', '--version');
  it.skipIf(!hasCurl)(
    `works with curl${hasCurl ? '' : ' (skipped: curl is not installed)'}`,
    async () => {
      for (const [place, text] of textsIn('curl', some).entries()) {
        await sandbox.call('POST', '/sandbox/reset');
        const { stdout } = await run('sh', ['-c', `${text} -sS -w '%{http_code}' -o answer`], {
          env,
          cwd: folder,
        });
        expect([some[place]?.id, stdout]).toEqual([some[place]?.id, String(some[place]?.status)]);
      }
    },
  );

  describe.each([
    { language: 'curl', program: 'sh', there: hasCurl },
    { language: 'javascript', program: process.execPath, there: true },
    { language: 'python', program: 'python3', there: hasRequests },
    { language: 'php', program: 'php', there: hasPhp },
  ])('in $language', ({ language, program, there }) => {
    /** What a sample says and ends with: of a key, to an address. */
    async function ended(key: string, origin = sandbox.origin) {
      const file = `failing.${language === 'javascript' ? 'mjs' : language}`;
      const [text = ''] = textsIn(language);
      await writeFile(path.join(folder, file), text.replaceAll(sandbox.origin, origin));
      const { status, stdout, stderr } = spawnSync(program, [file], {
        env: { ...env, KOLAM_API_KEY: key },
        cwd: folder,
        encoding: 'utf8',
      });
      return { status, said: stdout + stderr };
    }
    const skipped = there ? '' : ' (skipped: not installed)';

    it.skipIf(!there)(`prints the problem and fails${skipped}`, async () => {
      const { status, said } = await ended('sk_live_x');
      const problem = await sandbox.call('POST', '/orders', {
        headers: { authorization: 'Bearer sk_live_x' },
      });
      const { title, detail, code } = (await problem.json()) as Record<string, string>;
      expect(code).toBe('key_of_other_mode');
      for (const words of [title, detail, code]) expect(said).toContain(words);
      expect(status).toBeGreaterThan(0);
    });

    it.skipIf(!there)(`fails where nobody listens, and says so${skipped}`, async () => {
      const { status, said } = await ended(env.KOLAM_API_KEY, NOBODY);
      expect(said).toMatch(/connect|refused|fetch failed/i);
      expect(status).toBeGreaterThan(0);
    });
  });
});
