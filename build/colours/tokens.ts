import path from 'node:path';
import { compileString } from 'sass';

const STYLES = path.resolve(import.meta.dirname, '../../src/styles');

// The compiler itself reads them, so that a token may be computed of another one.
const LISTING = `@use 'sass:list'; @use 'sass:meta'; @use 'tokens';
@mixin pairs($map) { @each $name, $pair in $map { #{$name}: list.nth($pair, 1) list.nth($pair, 2); } }
colours { @each $name, $value in meta.module-variables('tokens') {
  @if meta.type-of($value) == 'color' { #{$name}: $value; } } }
pairs { @include pairs(tokens.$k-tokens); @include pairs(tokens.$k-page-tokens); }`;

const { css } = compileString(LISTING, { loadPaths: [STYLES] });
const [colours, pairs] = ['colours', 'pairs'].map((block) => {
  const [, body = ''] = new RegExp(`^${block} {([^}]*)}`, 'm').exec(css) ?? [];
  return new Map([...body.matchAll(/([\w-]+): (.+);/g)].map(([, name, value]) => [name, value]));
});

/** Every name of a colour in `src/styles/_tokens.scss`, as its variable has it: `teal-600`. */
export const colourNames = [...(colours?.keys() ?? [])] as string[];

/**
 * A colour of `src/styles/_tokens.scss`, like `#096763`.
 *
 * @param name of its variable, `teal-600`
 * @throws where there is none of that name
 */
export function colour(name: string): string {
  const value = colours?.get(name);
  if (!value) throw new Error(`_tokens.scss has no colour $${name}.`);
  return value;
}

/** A token of the two themes, `bg` say, as its light and its dark colour. Throws like `colour`. */
export function themedColour(name: string): { light: string; dark: string } {
  const [light, dark] = pairs?.get(name)?.split(' ') ?? [];
  if (!light || !dark) throw new Error(`_tokens.scss has no token ${name} for both themes.`);
  return { light, dark };
}
