import path from 'node:path';
import type { Plugin } from 'vite';

const MADE_BY_REACT = /= (React\d*\.(?:forwardRef|createContext|memo)\()/g;
const NAMED_FOR_DEVTOOLS = /^\w+\.displayName = "[^"]*";$/gm;
const CLASS_COMPONENT = /^var (\w+) = (class extends React\d*\.Component \{\n[\s\S]*?^\});$/gm;
const SET = /= (new Set\()/g;
const CONTEXT_OF_CLASS = /^(\w+)\.contextType = (\w+);$/gm;

/**
 * Bundles React Router's production files, and only the parts in use.
 *
 * Its package names the development files for every bundler, and makes its components by calls and
 * assignments that a bundler must take for side effects. Both together cost 5 KB on every page. Fails
 * when a new version has nothing left to mark, so that this is not kept longer than needed.
 */
export function leanReactRouter(): Plugin {
  let marked = 0;
  let classes = 0;
  return {
    name: 'kolam:lean-react-router',
    apply: 'build',
    config: ({ root = process.cwd() }) => ({
      resolve: {
        alias: [
          { find: /^react-router$/, replacement: production(root, 'index.mjs') },
          { find: /^react-router\/dom$/, replacement: production(root, 'dom-export.mjs') },
        ],
      },
    }),
    transform: {
      filter: { id: /react-router\/dist/ },
      handler(code) {
        marked += code.match(MADE_BY_REACT)?.length ?? 0;
        classes += code.match(CLASS_COMPONENT)?.length ?? 0;
        const lean = code
          .replace(MADE_BY_REACT, '= /* @__PURE__ */ $1')
          .replace(SET, '= /* @__PURE__ */ $1')
          .replace(NAMED_FOR_DEVTOOLS, '');
        return { code: withMadeClasses(lean), map: null };
      },
    },
    buildEnd(error) {
      if (!error && (marked === 0 || classes === 0))
        this.error('There is nothing left to mark in React Router.');
    },
  };
}

/**
 * A class keeps itself and all that it uses in the bundle when it extends a property, whose reading might do
 * something, or when a property of it is set. So a call that may be left out makes it.
 */
function withMadeClasses(code: string): string {
  const contexts = new Map([...code.matchAll(CONTEXT_OF_CLASS)].map(([, of, is]) => [of, is]));
  return code
    .replace(CONTEXT_OF_CLASS, '')
    .replace(CLASS_COMPONENT, (_, name: string, made: string) => {
      const context = contexts.get(name);
      const whole = context ? `Object.assign(${made}, { contextType: ${context} })` : made;
      return `var ${name} = /* @__PURE__ */ (() => ${whole})();`;
    });
}

const production = (root: string, file: string) =>
  path.resolve(root, 'node_modules/react-router/dist/production', file);
