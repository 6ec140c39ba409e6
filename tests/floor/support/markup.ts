import { entryOf, known, type Use } from './features.ts';

/** Elements, attributes and values of a document by MDN's names. */
export function markupOf(file: string, html: string): Use[] {
  const found = new Map<string, string>();
  // Not the content of scripts and styles.
  const bare = html.replace(/(<(script|style)\b[^>]*>).*?<\/\2>/gs, '$1');
  for (const [tag, name = '', attributes = ''] of bare.matchAll(
    /<([a-z][\w-]*)((?:"[^"]*"|[^>"])*)>/g,
  ))
    for (const feature of ofElement(name, attributes))
      if (!found.has(feature)) found.set(feature, tag);
  return [...found].map(([feature, tag]) => ({ feature, where: `${file}: ${tag.slice(0, 120)}` }));
}

/** What HTML has as well is HTML's: `a`, `script`, `style` and `title`. */
const kindOf = (name: string) => (entryOf(['html', 'elements', name]) ? 'html' : 'svg');

const ofElement = (name: string, attributes: string) => [
  ...known(kindOf(name), 'elements', name),
  ...[...attributes.matchAll(/([a-z][\w-]*)(?:="([^"]*)")?/gi)].flatMap(
    ([, attribute = '', text = '']) => ofAttribute(name, attribute, text.split(/\s+/)),
  ),
];

const ofAttribute = (element: string, name: string, values: readonly string[]) =>
  [
    [kindOf(element), 'elements', element, kindOf(element) === 'html' ? name.toLowerCase() : name],
    // React writes `autoCapitalize`, which is the same to a browser.
    ['html', 'global_attributes', name.toLowerCase()],
  ].flatMap((at) => [
    ...known(...at),
    ...values.flatMap((value) => [
      ...known(...at, value),
      ...known(...at.slice(0, -1), `${name}_${value}`),
    ]),
  ]);
