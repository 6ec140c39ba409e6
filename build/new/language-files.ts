import { readFileSync } from 'node:fs';
import path from 'node:path';
import { textId } from '../../copy/text-id.ts';
import type { EnglishTexts } from '../translations/english-texts.ts';
import { begunWords } from './begun-words.ts';
import { asComment } from './comment.ts';
import { quoted } from './recipe.ts';

/** What lists name of the texts of tools. */
const TOOL_TEXTS = 'toolTexts';
const SAMPLE_TEXTS = 'sampleTexts';

/**
 * Files of a new language: one for each English file, its texts empty, with the English above each.
 *
 * @param all what there is to be translated
 * @returns sources by their paths in the folder of the language
 */
export function languageFiles(
  root: string,
  code: string,
  all: readonly EnglishTexts[],
): Readonly<Record<string, string>> {
  const ofTools = new Set(all.flatMap(({ kind, tool }) => (kind === 'tool' ? tool : [])));
  const ofSamples = new Set(all.flatMap(({ kind, texts }) => (kind === 'tool' ? texts : [])));
  return Object.fromEntries(
    all.map((each) => {
      if (each.kind === 'words')
        return [each.own, begunWords(each.file, readFileSync(path.join(root, each.file), 'utf8'))];
      if (each.kind === 'tool') return [each.own, begunTool(each)];
      return [each.own, begunCopy(each, code, ofTools, ofSamples)];
    }),
  );
}

/** Texts by their ids, each under its English. */
const byId = (texts: readonly string[]): string =>
  texts.map((text) => `${asComment(text)}\n${textId(text)}: '',`).join('\n');

function begunTool({ file, texts, tool }: EnglishTexts): string {
  const imports = `import { translate } from '#copy/translate.ts';
import { samples as english } from '#${file.replace(/^src\//, '').replace(/tool\.ts$/, 'samples.ts')}';
`;
  return `${texts.length > 0 ? imports : ''}
/** Name, title and line of the tool. */
export const texts: Readonly<Record<string, string>> = {
${tool.map((text) => `'${quoted(text)}': '',`).join('\n')}
};
${texts.length > 0 ? `\nexport const samples = translate(english, {\n${byId(texts)}\n});\n` : ''}`;
}

function begunCopy(
  { file, texts, names }: EnglishTexts,
  code: string,
  ofTools: ReadonlySet<string>,
  ofSamples: ReadonlySet<string>,
): string {
  const isPage = names.includes('default');
  const shared = [
    ...(texts.some((text) => ofTools.has(text)) ? [TOOL_TEXTS] : []),
    ...(isPage && texts.some((text) => ofSamples.has(text)) ? [SAMPLE_TEXTS] : []),
  ];
  const own = texts.filter((text) => !ofTools.has(text) && !(isPage && ofSamples.has(text)));
  const files: Readonly<Record<string, string>> = {
    [TOOL_TEXTS]: `#generated/tool-texts.${code}.ts`,
    [SAMPLE_TEXTS]: `#generated/sample-texts.${code}.ts`,
  };
  const imports = shared.map((name) => `import { ${name} } from '${files[name]}';`);
  const given = shared.map((name) =>
    name === SAMPLE_TEXTS ? `...Object.values(${SAMPLE_TEXTS})` : name,
  );
  const isOne = shared.length === 1 && shared[0] === TOOL_TEXTS;
  const merged = isOne ? TOOL_TEXTS : `Object.assign({}, ${given.join(', ')})`;
  const others = shared.length > 0 ? `, ${merged}` : '';
  const english = isPage ? 'english' : '* as english';
  const made = isPage ? 'export default' : `export const { ${names.join(', ')} } =`;
  return `import ${english} from '#${file}';
import { translate } from '#copy/translate.ts';
${imports.join('\n')}

${made} translate(english, {
${byId(own)}
}${others});
`;
}
