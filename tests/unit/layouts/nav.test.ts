import { describe, expect, it } from 'vitest';
import { nav } from '../../../src/content/en/menus/nav.ts';
import { currentItem, currentLink, linksOf } from '../../../src/layouts/current-link.ts';
import { matchRoute } from '../../../src/routes/match-route.ts';
import { routes } from '../../../src/routes/paths.ts';

const menuLinks = nav.items.flatMap(linksOf);
const HEADER_BUTTONS = ['/', '/contact', '/login'];

describe('navigation', () => {
  it('reaches every page that search engines may list', () => {
    const reached = new Set(
      [...menuLinks, ...nav.services, ...nav.links]
        .map(({ to }) => to as string)
        .concat(HEADER_BUTTONS)
        .map((to) => matchRoute(to)?.path),
    );
    const listed = routes.filter((route) => !('noIndex' in route)).map(({ path }) => path);
    expect(listed.filter((path) => !reached.has(path))).toEqual([]);
  });

  it('names no target and no text twice within an entry', () => {
    for (const item of nav.items) {
      const links = linksOf(item);
      expect(new Set(links.map(({ to }) => to)).size, item.label).toBe(links.length);
      expect(new Set(links.map(({ label }) => label)).size, item.label).toBe(links.length);
    }
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
