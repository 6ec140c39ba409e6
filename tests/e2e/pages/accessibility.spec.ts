import type { Views } from '../../../copy/types/page.ts';
import { expectAccessiblePage, WIDTHS_PX } from '../support/accessible-page.ts';
import { test } from '../support/test.ts';

/** A page of each view, with much of what the view has. All pages at both widths: tests/deep/accessibility.spec.ts. */
const PAGES: Record<keyof Views, string> = {
  Article: '/apis/guideSteps',
  Company: '/partnership',
  Contact: '/contact',
  Counter: '/apis/MoneyTransfer',
  Device: '/device',
  Finder: '/company/faqs',
  DocumentTool: '/apis/driving-licence',
  Home: '/',
  Investors: '/investors',
  Legal: '/PrivacyPolicy',
  Locker: '/digilocker',
  Marketing: '/products',
  Outbox: '/outbox',
  Rates: '/rates',
  Recipes: '/apis/recipes',
  Reference: '/apis/reference/settlements',
  Search: '/search',
  Sandbox: '/apis/sandbox',
  Shared: '/shared/1f0e2d3c',
  Tool: '/signup',
  Tools: '/tools',
  Verification: '/apis/panFeatures',
};

/** In every run: one for what all have in common, and each with styles that showed a separate fault. */
const ALWAYS = ['/', '/device'];

for (const [view, url] of Object.entries(PAGES))
  test(
    `axe finds nothing on ${url}, of the view ${view}, and no text is cut`,
    {
      tag: ALWAYS.includes(url) ? '@always' : [],
    },
    ({ page }) => expectAccessiblePage(page, url, [WIDTHS_PX[0]]),
  );
