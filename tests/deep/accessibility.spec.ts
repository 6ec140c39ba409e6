import { prefix } from '../../languages/hi/words/language.ts';
import { routes } from '../../src/routes/paths.ts';
import type { Route } from '../../src/routes/route.ts';
import { expectAccessiblePage } from '../e2e/support/accessible-page.ts';
import { test } from '../e2e/support/test.ts';
import { ROUNDS } from '../turns.ts';

/** Pages of one test: what they share, and axe itself, is then read once. */
const LOT = 5;

const PAGES = routes as readonly Route[];

// Titles of one length would all have one turn.
const turn = Number(process.env.TURN);
const isDue = (lot: number) => Number.isNaN(turn) || lot % ROUNDS.deep === turn % ROUNDS.deep;

let lot = 0;
for (const [language, before] of Object.entries({ English: '', Hindi: prefix }))
  for (let first = 0; first < PAGES.length; first += LOT) {
    if (!isDue(lot++)) continue;
    test(`axe and cut text in ${language}, pages ${first + 1} and on`, async ({ page }) => {
      for (const { path, params = [] } of PAGES.slice(first, first + LOT)) {
        const url = [before + path, ...params.map(() => '1f0e2d3c')].join('/').replace('//', '/');
        await test.step(url, () => expectAccessiblePage(page, url));
      }
    });
  }
