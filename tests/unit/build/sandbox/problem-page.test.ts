import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Problem, problems } from '#api-docs/problems.ts';
import { type Started, startSandbox } from './started-sandbox.ts';

let sandbox: Started;
beforeAll(async () => {
  sandbox = await startSandbox('--clock', 'virtual');
});
afterAll(() => sandbox.process.kill());

const problemOf = async (answer: Response) =>
  (await answer.json()) as { type: string; code: string };

it('a problem names an address of this machine, which says what its code means', async () => {
  const { type, code } = await problemOf(
    await sandbox.call('GET', '/orders/order_test_ZZZZZZZZZZ'),
  );
  expect(type).toBe(`${sandbox.origin}/problems/${code}`);
  const page = await fetch(type);
  expect([page.status, page.headers.get('content-type')]).toEqual([
    200,
    'text/plain; charset=utf-8',
  ]);
  expect(await page.text()).toContain(problems.order_not_found.todo);
});

it('the address is the one under which it was called', async () => {
  const { port } = new URL(sandbox.origin);
  const { type } = await problemOf(await fetch(`http://127.0.0.1:${port}/balance`));
  expect(new URL(type).host).toBe(`127.0.0.1:${port}`);
});

it.each(Object.entries<Problem>(problems))(
  '%s has a page: its meaning, when to send again with which key, where the rest is',
  async (code, { status, title, text, todo, retry }) => {
    const page = await (await fetch(`${sandbox.origin}/problems/${code}`)).text();
    for (const part of [`${status} ${code}`, title, text, todo, `#problem.${code}`])
      expect(page).toContain(part);
    expect(page).toContain(retry ? 'the same Idempotency-Key' : 'another Idempotency-Key');
    // They are in a document as they are written.
    expect(title + text + todo).not.toMatch(/[<>&]/);
  },
);

it('a browser gets a document with a link to the full page', async () => {
  const accept = 'text/html,application/xhtml+xml,*/*;q=0.8';
  const page = await fetch(`${sandbox.origin}/problems/key_revoked`, { headers: { accept } });
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await page.text()).toMatch(
    /<html lang="en">[\s\S]*<a href="https:[^"]*#problem.key_revoked">/,
  );
});

it.each(['none', '', 'constructor', '../problems/key_revoked'])(
  'no code, no page: %j',
  async (code) => {
    const answer = await sandbox.call('GET', `/problems/${encodeURIComponent(code)}`);
    expect([answer.status, (await problemOf(answer)).code]).toEqual([404, 'call_unknown']);
  },
);
