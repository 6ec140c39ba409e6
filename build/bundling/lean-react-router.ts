import path from 'node:path';
import type { Plugin } from 'vite';
import { markPure } from './mark-pure.ts';

/**
 * Bundles React Router's production files, and only the parts in use.
 *
 * Its package names the development files for every bundler, and makes its components by calls and
 * assignments that a bundler must take for side effects. Both together cost 5 KB on every page. Fails
 * when a new version has nothing left to mark, so that this is not kept longer than needed.
 */
export function leanReactRouter(): Plugin {
  let calls = 0;
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
        const marked = markPure(code, this.parse(code));
        calls += marked.calls;
        classes += marked.classes;
        return { code: marked.code, map: null };
      },
    },
    buildEnd(error) {
      if (!error && (calls === 0 || classes === 0))
        this.error('There is nothing left to mark in React Router.');
    },
  };
}

const production = (root: string, file: string) =>
  path.resolve(root, 'node_modules/react-router/dist/production', file);
