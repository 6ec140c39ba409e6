import type { Plugin } from 'vite';
import { parseSync } from 'vite';
import { changing } from './kept-modules.ts';

/** The copy and the words of the site, whose letters get accents. */
const CONTENT =
  /\/(?:copy\/(?:pages|menus|tariff)\/.*|src\/words\/.*|src\/features\/[\w-]+\/words(?:\/[\w-]+)?)\.tsx?$/;

const ACCENT = new URL('./accented.ts', import.meta.url).pathname;

type Export = { type: string; declaration?: Declaration | null };
type Declaration = {
  type: string;
  start: number;
  end: number;
  declarations?: { init: { start: number; end: number } }[];
};

/**
 * A language that nobody speaks: English with accents. A text without them on a rendered page was not taken from the
 * site's content, and would stay English in every other language.
 */
export const pseudoLanguage = (): Plugin =>
  changing(
    {
      name: 'kolam:pseudo-language',
      enforce: 'pre',
      transform(source, id) {
        if (!CONTENT.test(id)) return;
        const accented = /\/words[./]|\/copy\/tariff\//.test(id) ? 'accentedWords' : 'accentedCopy';
        let text = source;
        for (const { start, end } of exportedValues(id, source).toReversed())
          text = `${text.slice(0, start)}${accented}(${text.slice(start, end)})${text.slice(end)}`;
        return `import { ${accented} } from '${ACCENT}';\n${text}`;
      },
    },
    (id) => (CONTENT.test(id) ? 'accented' : undefined),
  );

/** Where the values are that a module exports. */
function exportedValues(file: string, source: string): { start: number; end: number }[] {
  const body = parseSync(file, source).program.body as unknown as Export[];
  return body.flatMap(({ type, declaration }) => {
    if (!declaration) return [];
    if (type === 'ExportDefaultDeclaration') return [declaration];
    if (type !== 'ExportNamedDeclaration') return [];
    return (declaration.declarations ?? []).map(({ init }) => init);
  });
}
