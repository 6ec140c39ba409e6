import { expect, test } from 'vitest';
import { withPureCalls } from '../../../build/bundling/pure-calls.ts';
import { cut } from '../../../build/bundling/without-prose.ts';

const compact = (code: string) => code.replace(/\s+/g, ' ').trim();

test('leaves out named properties, remarks, sentences and examples, and nothing else', () => {
  const row = `const row = op({
    title: 'Create', summary: other.summary, method: 'POST',
    body: v.strictObject({ title: text('Its name.', 80, 'A name'), by: v.pipe(v.string(), v.description('x')) }),
    answer: v.strictObject({ id }), samples,
  });
  const { title, samples } = row;`;
  expect(compact(cut(row, ['title', 'summary', 'answer', 'samples']))).toBe(
    "const row = op({ method: 'POST', body: v.strictObject({ title: text('', 80, ), by: v.pipe(v.string(), ) }), }); const { title, samples } = row;",
  );
});

test('marks calls as pure, but for those that are there for what they do', () => {
  expect(withPureCalls('const a = f(g(1), new H());\nregister(a);\nx.y().z();')).toBe(
    'const a = /* @__PURE__ */ f(/* @__PURE__ */ g(1), /* @__PURE__ */ new H());\nregister(a);\nx.y().z();',
  );
});
