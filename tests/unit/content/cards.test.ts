import { expect, it } from 'vitest';
import type { CanonicalPath } from '#routes/paths.ts';
import { renderedPages } from './shown.ts';

/** How many cards the specification gives a page, by how a card begins. */
it.each<[CanonicalPath, number, string]>([
  ['/services', 8, 'panel feature'],
  ['/UpiSolution', 4, 'panel feature'],
  ['/PrepaidSolutions', 6, 'panel feature'],
  ['/SubscriptionManagement', 6, 'panel feature'],
  ['/APIIntegration', 6, 'panel feature'],
  ['/products/insurancePortal', 4, 'panel feature'],
  ['/apis/apiRefrence', 6, 'panel feature'],
  ['/CertificatesPage', 4, 'certificate__face'],
])('%s has the %i cards that the specification names', (path, count, card) => {
  const { markup } = renderedPages.find((each) => each.path === path)?.main ?? { markup: '' };
  expect(markup.match(new RegExp(`class="${card}[ "]`, 'g'))?.length).toBe(count);
});
