import { describe, expect, it } from 'vitest';
import { TOOL_COUNT, toolbox } from '../../../copy/menus/toolbox.ts';
import { menuTools } from '../../../copy/menus/tools.ts';
import { matchRoute } from '../../../src/routes/match-route.ts';
import { pageOf, pages } from './content-pages.ts';

const NAME_CHARACTERS = 16;
const LINE_CHARACTERS = 34;

const tools = toolbox.flatMap((group) => group.tools);
const pathOf = (to: string) => matchRoute(to.replace(/#.*/, ''))?.path;

/** Tools that are tiles, and steps of the demo, for their picture. A tool that is added may be one, or a row. */
const DRAWN = [
  'QR poster',
  'Payment',
  'UPI ID',
  'GST check',
  'PAN',
  'Aadhaar',
  'IFSC',
  'Driving licence',
  'EMI',
  'Premium',
  'Nearest place',
  'Locker',
  'Contact',
  'Investor demo',
];

/** Tools that the board does not show, and why. */
const NOT_SHOWN = { login: 'No account is connected, so there is nothing to try.' };

describe('the list of tools', () => {
  it.each(tools)('$title fits its places', ({ name, line, words }) => {
    expect(name.length, `name: ${name}`).toBeLessThanOrEqual(NAME_CHARACTERS);
    expect(line.length, `line: ${line}`).toBeLessThanOrEqual(LINE_CHARACTERS);
    expect(
      words.some((word) => /\p{Script=Devanagari}/u.test(word)),
      'a word in Hindi',
    ).toBe(true);
    expect(new Set(words).size).toBe(words.length);
  });

  it.each(['name', 'title', 'line', 'to'] as const)('has no %s twice', (key) => {
    const all = tools.map((tool) => tool[key]);
    expect(all.filter((each, i) => all.indexOf(each) !== i)).toEqual([]);
  });

  it('has the eight of the menus', () => {
    expect(menuTools).toHaveLength(8);
    for (const tool of menuTools) expect(tools).toContainEqual(tool);
  });

  it('has every tool that a page has, and every form', () => {
    const shown = new Set(tools.map(({ to }) => pathOf(to)));
    const features = new Set([...shown].map((path) => path && pageOf(path).tool?.name));
    for (const { path, page } of pages) {
      if (!page.tool) continue;
      expect(features.has(page.tool.name), path).toBe(!(page.tool.name in NOT_SHOWN));
      // One feature, and a separate tool on each page.
      if (page.view === 'Verification') expect(shown).toContain(path);
    }
    expect(shown).toContain('/contact');
    expect(shown).not.toContain(undefined);
  });

  it('has tiles before rows, and none without a picture in the demo', () => {
    for (const { tools: some, heading } of toolbox) {
      const firstRow = some.findIndex(({ specimen }) => !specimen);
      const late = firstRow < 0 ? [] : some.slice(firstRow).filter(({ specimen }) => specimen);
      expect(
        late.map(({ name }) => name),
        `A tool with a specimen comes before those of “${heading}” without.`,
      ).toEqual([]);
    }
    const tiles = tools.filter(({ specimen }) => specimen);
    expect(tiles.map(({ name }) => name)).toEqual(expect.arrayContaining(DRAWN));
  });

  it('is counted', () => {
    const { head, meta, groups } = pageOf('/tools') as Extract<
      ReturnType<typeof pageOf>,
      { view: 'Tools' }
    >;
    expect(TOOL_COUNT).toBe(tools.length);
    expect(head.lead).toMatch(new RegExp(`^${TOOL_COUNT} tools `));
    expect(meta.description).toContain(`All ${TOOL_COUNT} tools`);
    expect(groups.flatMap(({ tiles, rows }) => [...tiles, ...rows])).toHaveLength(TOOL_COUNT);
  });
});
