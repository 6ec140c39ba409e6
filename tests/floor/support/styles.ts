import type { Identifier } from '@mdn/browser-compat-data';
import postcss, { type AtRule, type Declaration, type Node, type Rule } from 'postcss';
import { type Feature, known, type Use } from './features.ts';
import { mdn, within } from './mdn.ts';

/** Functions that MDN lists beneath a type of value, by their names. */
const FUNCTIONS = new Map<string, Feature>();
collect(mdn.css.types as Identifier, ['css', 'types']);

function collect(table: Identifier, path: readonly string[]): void {
  for (const [name, entry] of within(table)) {
    const at = [...path, name];
    if (entry.__compat && !FUNCTIONS.has(name)) FUNCTIONS.set(name, at.join('.'));
    if (at.length < 5) collect(entry, at);
  }
}

/** Units that MDN lists together. */
const UNITS: readonly [RegExp, string][] = [
  [/^dv/, 'viewport_percentage_units_dynamic'],
  [/^sv/, 'viewport_percentage_units_small'],
  [/^lv/, 'viewport_percentage_units_large'],
  [/^cq/, 'container_query_length_units'],
];

/** Features of a stylesheet by MDN's names, each with the text that has it. */
export function stylesOf(file: string, css: string): Use[] {
  const uses: Use[] = [];
  const use = (node: Node, text: string, features: readonly Feature[], isGuarded = false) => {
    for (const feature of features)
      uses.push({
        feature,
        where: `${file}: ${text.slice(0, 120)}`,
        isGuarded: isGuarded || isQueried(node),
      });
  };
  const root = postcss.parse(css, { from: file });
  root.walkAtRules((rule) => use(rule, `@${rule.name} ${rule.params}`, ofAtRule(rule)));
  root.walkRules((rule) => use(rule, rule.selector, ofSelector(rule)));
  root.walkDecls((one) => use(one, `${one.prop}: ${one.value}`, ofDeclaration(one), hasOlder(one)));
  return uses;
}

/** Whether a browser is asked first. */
function isQueried(node: Node): boolean {
  const { parent } = node;
  if (!parent) return false;
  return (parent.type === 'atrule' && (parent as AtRule).name === 'supports') || isQueried(parent);
}

/** Whether the same rule has an older declaration before it: of the same property, or with a prefix. */
const hasOlder = (one: Declaration): boolean =>
  Boolean(
    one.parent?.nodes.some(
      (other) =>
        other.type === 'decl' &&
        [one.prop, `-webkit-${one.prop}`].includes(other.prop) &&
        one.parent &&
        one.parent.index(other) < one.parent.index(one),
    ),
  );

function ofAtRule({ name, params, parent }: AtRule): Feature[] {
  // `-webkit-keyframes` and the like are next to the standard name.
  const features = known('css', 'at-rules', name);
  if (name === 'media' || name === 'import') {
    for (const [, feature = ''] of params.matchAll(/\(\s*([a-z-]+)/g))
      features.push(...known('css', 'at-rules', 'media', feature.replace(/^(?:min|max)-/, '')));
    if (/[<>]|\(\s*[\w-]+\s*=/.test(params)) features.push('css.at-rules.media.range_syntax');
    if (/\)\s*or\s*\(/.test(params)) features.push('css.at-rules.media.or_syntax');
    if (/\(\s*(?:not|\()/.test(params)) features.push('css.at-rules.media.nested-queries');
  }
  if (name === 'supports' && params.includes('selector('))
    features.push(...known('css', 'at-rules', 'supports', 'selector'));
  // An at-rule within a rule is nesting as well.
  if (parent?.type === 'rule') features.push('css.selectors.nesting');
  return features;
}

function ofSelector({ selector, parent }: Rule): Feature[] {
  if (parent?.type === 'atrule' && /keyframes$/.test((parent as AtRule).name)) return [];
  const bare = selector.replace(/"[^"]*"|'[^']*'/g, '""').replace(/\\./g, '_');
  const features = [...bare.matchAll(/::?([a-z-]+)/g)].flatMap(([, name = '']) =>
    known('css', 'selectors', name),
  );
  if (bare.includes('&') || parent?.type === 'rule') features.push('css.selectors.nesting');
  if (/\s[is]\s*\]/.test(bare)) features.push('css.selectors.attribute.case_insensitive_modifier');
  if (/:nth-(?:last-)?child\([^)]*\sof\s/.test(bare))
    features.push('css.selectors.nth-child.of_syntax');
  return features;
}

function ofDeclaration({ prop, value, parent }: Declaration): Feature[] {
  const at = parent?.type === 'atrule' ? (parent as AtRule).name : undefined;
  const place = at && at !== 'page' && at !== 'media' && at !== 'supports';
  const owner = place ? ['css', 'at-rules', at] : ['css', 'properties'];
  const bare = value.replace(/url\([^)]*\)|"[^"]*"|'[^']*'/g, '""');
  const words = new Set(
    bare.match(/(?<![\w#-])-?[a-z][\w-]*\(?/gi)?.map((word) => word.toLowerCase()),
  );
  const functions = [...words]
    .filter((word) => word.endsWith('('))
    .map((word) => word.slice(0, -1));
  const units = new Set(
    [...bare.matchAll(/(?<![\w#])[\d.]+([a-z]+)\b/gi)].map(([, unit = '']) => unit),
  );
  return [
    ...(prop.startsWith('--') ? [] : known(...owner, prop)),
    ...[...words]
      .filter((word) => !word.endsWith('('))
      .flatMap((word) => known(...owner, prop, word)),
    ...functions.flatMap((name) => ofFunction(owner, prop, name, bare)),
    ...[...units].flatMap((unit) =>
      known('css', 'types', 'length', UNITS.find(([has]) => has.test(unit))?.[1] ?? unit),
    ),
  ];
}

function ofFunction(owner: string[], prop: string, name: string, value: string): Feature[] {
  const own = [...known(...owner, prop, name), ...known(...owner, prop, `${name}_function`)];
  // What `clip` takes is older than the shape of this name.
  const typed = prop === 'clip' ? undefined : FUNCTIONS.get(name);
  const relative = new RegExp(`\\b${name}\\(\\s*from\\b`).test(value)
    ? known('css', 'types', 'color', name, 'relative_syntax')
    : [];
  return [...own, ...(own.length === 0 && typed ? [typed] : []), ...relative];
}
