import { readFile } from 'node:fs/promises';
import { type Plugin, preprocessCSS, type ResolvedConfig } from 'vite';

/** Ending of the id of a stylesheet that is compiled: for Vite it is plain CSS, next to its source. */
export const COMPILED = '.scss.css';

/** What stylesheets were compiled to, by their ids: nothing of it differs between languages. */
const compiled = new Map<string, Promise<string>>();

/**
 * Compiles each stylesheet of a build once, and not once for each language: that takes longer than all else that
 * bundles a language.
 */
export function compiledStyles(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'kolam:compiled-styles',
    apply: 'build',
    enforce: 'pre',
    configResolved(resolved) {
      config = resolved;
    },
    resolveId: {
      filter: { id: /\.scss$/ },
      async handler(source, importer, options) {
        const found = await this.resolve(source, importer, { ...options, skipSelf: true });
        return found && { ...found, id: `${found.id}.css` };
      },
    },
    load: {
      filter: { id: /\.scss\.css$/ },
      handler(id) {
        const css = compiled.get(id) ?? compile(id.slice(0, -'.css'.length), config);
        compiled.set(id, css);
        return css;
      },
    },
  };
}

const compile = async (file: string, config: ResolvedConfig): Promise<string> =>
  (await preprocessCSS(await readFile(file, 'utf8'), file, config)).code;
