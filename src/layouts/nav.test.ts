import { describe, expect, it } from 'vitest';
import { nav } from '#copy/menus/nav.ts';
import { toolbox } from '#copy/menus/toolbox.ts';
import { currentItem, currentLink, linksOf } from '#layouts/links/current-link.ts';
import { matchRoute } from '#routes/match-route.ts';
import { routes } from '#routes/paths.ts';
import { pageOf, pages } from '#tests/unit/content/content-pages.ts';

const menuLinks = nav.items.flatMap(linksOf);
/** Pages for developers, which the overview of the APIs links: menus are in each page, and have no room for them. */
const forDevelopers = pages.filter(({ page }) => page.meta.section === 'For developers');
const overview = JSON.stringify(pageOf('/apis'));
/** What the tool board reaches, which the menus link. */
const board = toolbox.flatMap(({ tools }) => tools);
const HEADER_BUTTONS = ['/', '/contact', '/login'];

describe('navigation', () => {
  it('reaches every page that search engines may list', () => {
    const reached = new Set(
      [...menuLinks, ...nav.services, ...nav.links, ...board]
        .map(({ to }) => to as string)
        .concat(HEADER_BUTTONS)
        .concat(forDevelopers.map(({ path }) => path).filter((to) => overview.includes(`"${to}"`)))
        .map((to) => matchRoute(to)?.path),
    );
    // The reference leads to its pages.
    const listed = routes
      .filter((route) => !('noIndex' in route) && !route.path.startsWith('/apis/reference/'))
      .map(({ path }) => path);
    const advice =
      'Link it in a menu of copy/menus or in its footer.ts. One that only the footer lists says its meta.section.';
    expect(
      listed.filter((path) => !reached.has(path)),
      advice,
    ).toEqual([]);
  });

  it('names no target and no text twice within an entry', () => {
    for (const item of nav.items) {
      const links = linksOf(item);
      expect(new Set(links.map(({ to }) => to)).size, item.label).toBe(links.length);
      expect(new Set(links.map(({ label }) => label)).size, item.label).toBe(links.length);
    }
  });
});

describe('the wide menu', () => {
  const links = nav.items.flatMap(({ subItems }) =>
    subItems.flatMap((sub) => ('items' in sub ? sub.items : [sub])),
  );

  it('says of each link in at most 32 characters what is there, and not its label again', () => {
    for (const { label, line } of links) {
      expect(line.length, line).toBeLessThanOrEqual(32);
      expect(line, label).not.toBe(label);
    }
  });

  it('offers one thing to do next to each list', () => {
    for (const { aside } of nav.items) expect(aside.tool ?? aside.items[0]).toBeDefined();
  });
});

describe('the menu of narrow screens', () => {
  it('has eight tools, by names that fit their cells', () => {
    expect(nav.tools).toHaveLength(8);
    for (const { name } of nav.tools) expect(name.length, name).toBeLessThanOrEqual(10);
  });

  it('says of each section in one line what it is', () => {
    for (const { line } of nav.items) expect(line.length, line).toBeLessThanOrEqual(32);
  });
});

describe('currentLink', () => {
  it('ignores letter case and a trailing slash', () => {
    expect(currentLink(nav.items, '/APIS/payout/')).toBe('/apis/Payout');
  });

  it('prefers the link with the path as typed to another of the same page', () => {
    expect(currentLink(nav.items, '/apis/MoneyTransfer')).toBe('/apis/MoneyTransfer');
    expect(currentLink(nav.items, '/retailers/moneytransfer')).toBe('/retailers/MoneyTransfer');
  });

  it('finds the page of a path that no link has', () => {
    expect(currentLink(nav.items, '/apis/digilocker')).toBe('/digilocker');
  });

  it('finds nothing for a page that is not in the menu', () => {
    expect(currentLink(nav.items, '/')).toBeUndefined();
    expect(currentItem(nav.items, currentLink(nav.items, '/outbox'))).toBe(-1);
  });

  it('gives the entry of the typed path', () => {
    expect(
      nav.items[currentItem(nav.items, currentLink(nav.items, '/retailers/CashWithdrawal'))]?.label,
    ).toBe('Retailers');
    expect(
      nav.items[currentItem(nav.items, currentLink(nav.items, '/apis/CashWithdrawal'))]?.label,
    ).toBe('APIs');
  });
});
