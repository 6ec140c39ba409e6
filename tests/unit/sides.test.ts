import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

// Vitest empties what it imports of styles.
const sheets = ['src', 'languages']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => file.endsWith('.scss') && !file.startsWith('src/catalogue'))
  .map((file) => [file, readFileSync(file, 'utf8')] as const);

/** What is the same in a language that is read from right to left, and why. */
const STAYS: Readonly<Record<string, string>> = {
  'border-width: 0 0 2.5px 2.5px': 'a tick, which has one form',
  'transform: rotate(-45deg)': 'a tick, and an arrow that goes up',
  'transform: rotate(45deg)': 'an arrow that goes down',
  'transform: scaleX(-1)': 'turns a line about, whichever way it went',
  'float: right': 'no browser of ours before Chrome 118 floats to the end',
  'float: none': 'no side',
};

const VALUE = /(?:[^\s()]|\((?:[^()]|\([^()]*\))*\))+/g;

/** Moves or turns to a side: half a turn is the same both ways. */
const TURNS = /translate(?:X|3d)?\((?!0[,)])|rotate\(-?(?!180)[\d.]+deg|scaleX/;

/** Room for a phone's camera, which is on a side of the screen. */
const NOTCH = /-(?:left|right)(?=\))/g;

/** Whether a shorthand of four sides gives the left another value than the right. */
const isUneven = (value: string): boolean => {
  const [, right, , left] = value.replace('!important', '').replace(NOTCH, '').match(VALUE) ?? [];
  return left !== undefined && left !== right;
};

/** Whether a declaration names a side of the screen, and not the beginning or the end of a line. */
function hasSide(property: string, value: string): boolean {
  if (/(?:^|-)(?:left|right)(?:-|$)/.test(property)) return true;
  if (/^(?:float|clear)$/.test(property)) return true;
  if (property === 'border-radius') {
    const [first, second = first, third = first, fourth = second] = value.match(VALUE) ?? [];
    return first !== second || third !== fourth;
  }
  if (/^(?:margin|padding|inset|border-(?:width|style|color))$/.test(property))
    return isUneven(value);
  if (/^text-align$/.test(property)) return /^(?:left|right)\b/.test(value);
  // `--k-way` turns with the way of the text.
  if (value.includes('--k-way')) return false;
  if (/^(?:transform|translate|rotate|scale)$/.test(property)) return TURNS.test(value);
  return (
    /^(?:background|mask|object)/.test(property) && /\b(?:left|right|90deg|270deg)\b/.test(value)
  );
}

const DECLARATION = /(?:^|[{;])\s*([\w-]+):\s*([^;{}]+);/gm;

/** Declarations of a stylesheet that name a side. */
const sidesIn = (scss: string): string[] =>
  [...scss.replace(/\/\/.*$/gm, '').matchAll(DECLARATION)]
    .filter(([, property = '', value = '']) => hasSide(property, value))
    .map(([, property, value]) => `${property}: ${value}`);

describe('styles say start and end, and no side of the screen', () => {
  it.each(sheets)('%s', (_file, scss) => {
    expect(sidesIn(scss).filter((declaration) => !(declaration in STAYS))).toEqual([]);
  });

  it('but for what some stylesheet has', () => {
    const found = sheets.flatMap(([, scss]) => sidesIn(scss));
    expect(Object.keys(STAYS).filter((declaration) => !found.includes(declaration))).toEqual([]);
  });

  it.each([
    ['margin-left: auto'],
    ['border-right-color: red'],
    ['border-top-left-radius: 0'],
    ['left: 0'],
    ['text-align: right'],
    ['padding: 0 calc(1rem + (2px * 3)) 0 0'],
    ['inset: 0 auto 0 0'],
    ['border-radius: 4px 0 0 4px'],
    ['transform: translateX(100%)'],
    ['transform: translate(-50%, 0)'],
    ['transform: rotate(90deg)'],
    ['background: linear-gradient(to left, red, blue)'],
    ['scroll-margin-right: 1rem'],
    ['background-position: right 1rem center'],
  ])('%s would be found', (declaration) => {
    expect(sidesIn(`a {\n  ${declaration};\n}`)).toEqual([declaration]);
  });

  it.each([
    ['margin: 0 1rem 2px'],
    ['padding: 0 1rem 0 1rem'],
    ['border-radius: 1rem 1rem 0 0'],
    ['transform: rotate(180deg)'],
    ['transform: translateX(calc(var(--k-way) * 100%))'],
    ['transform: translateY(-50%)'],
    ['background: linear-gradient(to top, red, blue)'],
  ])('%s is right in both ways', (declaration) => {
    expect(sidesIn(`a {\n  ${declaration};\n}`)).toEqual([]);
  });
});
