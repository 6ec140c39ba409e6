import path from 'node:path';
import type { Plugin } from 'vite';

const MADE_BY_REACT = /= (React\d*\.(?:forwardRef|createContext|memo)\()/g;
const NAMED_FOR_DEVTOOLS = /^\w+\.displayName = "[^"]*";$/gm;

/**
 * Bundles React Router's production files, and only the parts in use.
 *
 * Its package names the development files for every bundler, and makes its components by calls and
 * assignments that a bundler must take for side effects. Both together cost 5 KB on every page. Fails
 * when a new version has nothing left to mark, so that this is not kept longer than needed.
 */
export function leanReactRouter(): Plugin {
  let marked = 0;
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
        const lean = code
          .replace(MADE_BY_REACT, '= /* @__PURE__ */ $1')
          .replace(NAMED_FOR_DEVTOOLS, '');
        return { code: lean, map: null };
      },
    },
    buildEnd(error) {
      if (!error && marked === 0) this.error('There is nothing left to mark in React Router.');
    },
  };
}

const production = (root: string, file: string) =>
  path.resolve(root, 'node_modules/react-router/dist/production', file);
