import { build, type Plugin, parseSync, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { markPure } from '../../../build/bundling/mark-pure.ts';

const marked = (code: string) => markPure(code, parseSync('module.js', code).program);

const LIBRARY = `import * as React3 from "react";
var Context = React3.createContext(null);
Context.displayName = "Context";
var Link = React3.forwardRef(function LinkWithRef(props, ref) { return props.to + "link"; });
var kinds = new Set(["kind"]);
var Boundary = class extends React3.Component {
  render() {
    return inner(() => { return 'class'; });
  }
};
Boundary.contextType = Context;
function inner(show) { return show(); }
`;

/** What a bundler leaves of a module of which one name is used. */
async function bundled(library: string, used: string, minify = false): Promise<string> {
  const modules: Record<string, string> = {
    '\0entry': `import { ${used} } from '\0library'; globalThis.used = ${used};`,
    '\0library': `${library}export { Context, Link, Boundary, inner };`,
  };
  const plugin: Plugin = {
    name: 'modules',
    enforce: 'pre',
    resolveId: (id) => (id in modules ? id : undefined),
    load: (id) => modules[id],
  };
  const output = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [plugin],
    build: {
      write: false,
      minify,
      rolldownOptions: { input: '\0entry', external: ['react'] },
    },
  })) as Rolldown.RolldownOutput;
  return output.output[0].code;
}

test('what is made by React goes where nothing uses it', async () => {
  const kept = ['createContext', 'forwardRef', 'Component', '"kind"', 'displayName', 'contextType'];
  const before = await bundled(LIBRARY, 'inner');
  for (const text of kept.slice(0, 3)) expect(before).toContain(text);
  const after = await bundled(marked(LIBRARY).code, 'inner');
  for (const text of kept) expect(after).not.toContain(text);
});

test('a class in use keeps its context', async () => {
  const after = await bundled(marked(LIBRARY).code, 'Boundary');
  for (const text of ['createContext', 'Component', 'contextType']) expect(after).toContain(text);
  expect(after).not.toContain('forwardRef');
});

test('what only tells developers of their mistakes goes', async () => {
  const warning = 'function warning(holds, text) { if (!holds) console.warn(text); }';
  const library = LIBRARY.replace('return show()', 'warning(show, "Nothing to show."); $&');
  const before = `${library}${warning}\n`;
  expect(await bundled(before, 'inner', true)).toContain('Nothing to show.');
  expect(await bundled(marked(before).code, 'inner', true)).not.toContain('Nothing to show.');
});

test('counts calls and classes', () => {
  expect(marked(LIBRARY)).toMatchObject({ calls: 2, classes: 1 });
  expect(marked('export const nothing = 1;')).toMatchObject({ calls: 0, classes: 0 });
});

test.each([
  ['what has no name of React', 'var A = Preact.createContext(null);'],
  ['a call that may do something', 'import * as React from "react"; var a = React.use(b);'],
  ['a call inside a function', 'import * as React from "react"; const a = () => React.memo(b);'],
  ['a class of another base', 'import * as React from "react"; var A = class extends B {};'],
  ['text that looks like a call', 'import * as React from "react"; var a = "React.memo(b)";'],
])('leaves %s alone', (_what, code) => {
  expect(marked(code).code).toBe(code);
});

test('does not depend on how the code is laid out', () => {
  const code =
    'import R from"react";var C=R.createContext(0),B=class extends R.Component{};B.contextType=C;';
  expect(marked(code).code).toBe(
    'import R from"react";var C=/* @__PURE__ */ R.createContext(0),' +
      'B=/* @__PURE__ */ (() => Object.assign(class extends R.Component{}, { contextType: C }))();',
  );
});
