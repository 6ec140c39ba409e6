import type { Plugin } from 'vite';

/** Marks the id of a module that is not a file. */
const NO_FILE = '\0';

/** Modules that are data, made when a page or a script asks for one. */
export function virtualData(
  name: string,
  modules: Readonly<Record<`virtual:${string}`, () => unknown>>,
): Plugin {
  const makers: Readonly<Record<string, (() => unknown) | undefined>> = modules;
  return {
    name: `kolam:${name}`,
    resolveId: (source) => (Object.hasOwn(makers, source) ? NO_FILE + source : undefined),
    load(id) {
      const make = id.startsWith(NO_FILE) ? makers[id.slice(NO_FILE.length)] : undefined;
      return make && `export default ${JSON.stringify(make())};`;
    },
  };
}
