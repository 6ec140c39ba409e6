import path from 'node:path';

const SPECIFIER = /\b(?:from|import)\s*\(?\s*['"]([^'"\n]+)['"]/g;
const GLOB = /import\.meta\.glob(?:<[\s\S]*?>)?\(\s*(\[[^\]]*\]|'[^']*')([^)]*)/g;

/** Where `#…` leads, as package.json says; the longer name first. */
const ALIASES = [
  ['#words/', 'src/words/'],
  ['#facts/', 'facts/'],
  ['#copy/', 'copy/'],
  ['#languages/', 'languages/'],
  ['#', 'src/'],
];

/**
 * What a module imports, as far as its text says. A text in quotes that looks like an import counts
 * as one: that only makes a test run in vain.
 *
 * @param {string} file path in the project
 * @param {string} text its text
 * @param {readonly string[]} files all paths, for `import.meta.glob`
 * @returns {string[]} paths in the project, names `virtual:…`; no packages
 */
export function importsOf(file, text, files) {
  const folder = path.posix.dirname(file);
  const named = [...text.matchAll(SPECIFIER)].map(([, name]) => resolved(folder, name));
  const globbed = [...text.matchAll(GLOB)].flatMap(([, patterns, options]) => {
    const base = /base: '([^']*)'/.exec(options)?.[1] ?? '.';
    return matching(path.posix.join(folder, base), patterns, files);
  });
  return [...named, ...globbed].filter((name) => name !== undefined);
}

function resolved(folder, specifier) {
  const name = specifier.replace(/\?.*$/, '');
  if (name.startsWith('virtual:')) return name;
  if (name.startsWith('.')) return path.posix.join(folder, name);
  const alias = ALIASES.find(([start]) => name.startsWith(start));
  return alias && alias[1] + name.slice(alias[0].length);
}

function matching(folder, patterns, files) {
  const all = [...patterns.matchAll(/'([^']+)'/g)].map(([, pattern]) => pattern);
  const fits = (pattern) => {
    const place = pattern.startsWith('/') ? pattern.slice(1) : path.posix.join(folder, pattern);
    const expression = asExpression(place);
    return (file) => expression.test(file);
  };
  const wanted = all.filter((each) => !each.startsWith('!')).map(fits);
  const others = all.filter((each) => each.startsWith('!')).map((each) => fits(each.slice(1)));
  return files.filter((file) => wanted.some((is) => is(file)) && !others.some((is) => is(file)));
}

/** Of a glob without `?` and sets of characters; no path has a comma. */
const asExpression = (glob) => {
  const parts = { '**/': '(?:.*/)?', '*': '[^/]*', '{': '(?:', ',': '|', '}': ')' };
  const text = glob
    .replace(/[.+^$()|[\]\\]/g, '\\$&')
    .replace(/\*\*\/|[*{,}]/g, (part) => parts[part]);
  return new RegExp(`^${text}$`);
};
