import { currentStep } from './scroll-restoration.ts';
import { stepBefore } from './use-navigation-effects.ts';

/** Titles of what was unfolded at each step of the history. */
const unfolded: Record<string, readonly string[]> = {};

const folds = () => [...document.querySelectorAll<HTMLDetailsElement>('#main details')];

const titleOf = (fold: HTMLDetailsElement) => fold.querySelector('summary')?.textContent ?? '';

/** From now on what was unfolded on a page is so again after Back, before the page is scrolled to its place. */
export function keepFolds(): void {
  stepBefore.unfold = () => {
    const titles = unfolded[currentStep()] ?? [];
    for (const fold of folds()) if (titles.includes(titleOf(fold))) fold.open = true;
  };
  // It does not bubble.
  addEventListener(
    'toggle',
    () => {
      unfolded[currentStep()] = folds().flatMap((fold) => (fold.open ? [titleOf(fold)] : []));
    },
    true,
  );
}
