import { keptInTab } from '#store/kept.ts';
import { FOLDS_KEY } from '#store/keys.ts';
import { currentStep, firstPosition } from './scroll-restoration.ts';
import { stepBefore } from './use-navigation-effects.ts';

const keptFolds = keptInTab(
  FOLDS_KEY,
  (text): Record<string, readonly string[]> => ({ ...JSON.parse(text ?? '{}') }),
);

const folds = () => [...document.querySelectorAll<HTMLDetailsElement>('#main details')];

const titleOf = (fold: HTMLDetailsElement) => fold.querySelector('summary')?.textContent ?? '';

/**
 * From now on what was unfolded on a page is so again after Back, before the page is scrolled to its place; after a
 * reload it is so now. Titles of what was unfolded are kept for each step of the history.
 */
export function keepFolds(): void {
  const unfolded = keptFolds.read();
  const unfold = () => {
    const titles = [unfolded[currentStep()]].flat();
    const again = folds().filter((fold) => !fold.open && titles.includes(titleOf(fold)));
    for (const fold of again) fold.open = true;
    return again.length > 0;
  };
  const { scrollHeight, clientHeight } = document.documentElement;
  const wanted = firstPosition ?? 0;
  // The browser looked for the place while the page was shorter, and holds on to what it found there.
  const isThere = Math.abs(scrollY - Math.min(wanted, scrollHeight - clientHeight)) < clientHeight;
  if (unfold() && isThere) scrollTo(0, wanted);
  stepBefore.unfold = unfold;
  // It does not bubble.
  addEventListener(
    'toggle',
    () => {
      unfolded[currentStep()] = folds().flatMap((fold) => (fold.open ? [titleOf(fold)] : []));
    },
    true,
  );
  // A phone drops a tab that it does not show without a word.
  const keep = () => void keptFolds.write(JSON.stringify(unfolded));
  document.addEventListener('visibilitychange', keep);
  addEventListener('pagehide', keep);
}
