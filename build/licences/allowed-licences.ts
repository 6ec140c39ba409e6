/** Licences under which code or fonts may be shipped: they ask for a notice, and `third-party-notices.txt` is it. */
const SHIPPED = [
  ...[
    '0BSD',
    'Apache-2.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'BlueOak-1.0.0',
    'CC0-1.0',
    'ISC',
    'MIT',
  ],
  ...['OFL-1.1', 'Unlicense'],
];

/** Licences of tools that make or test the site; nothing of them is shipped. */
const OF_TOOLS = [...SHIPPED, 'CC-BY-4.0', 'MPL-2.0', 'PSF-2.0'];

/** Packages whose own description names no licence; read in the text that comes with them. */
export const READ_BY_HAND: Readonly<Record<string, string>> = {
  'parse-cache-control': 'BSD-3-Clause',
  'png-js': 'MIT',
  reserved: 'MIT',
};

/**
 * Whether a licence is one that we may use.
 *
 * @param expression as `package.json` has it (SPDX): names, `AND`, `OR`, parentheses around the whole
 */
export function isAllowed(expression: string, use: 'shipped' | 'tool'): boolean {
  const allowed = use === 'shipped' ? SHIPPED : OF_TOOLS;
  return expression
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((name) => allowed.includes(name)));
}
