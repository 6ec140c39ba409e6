import { currentStep } from './scroll-restoration.ts';
import { stepBefore } from './use-navigation-effects.ts';

/** What had the focus at each step of the history: the name of its element, its text, and which of those it is. */
const held: Record<string, [string, string | null, number]> = {};

const alike = (name: string, text: string | null) =>
  [...document.querySelectorAll<HTMLElement>(name)].filter((each) => each.textContent === text);

/** From now on Back gives the focus to what has it now or later, or to the first heading in sight. */
export function keepFocus(): void {
  stepBefore.focused = () => {
    const [name, text, index] = held[currentStep()] ?? ['', null, 0];
    return (
      (name && alike(name, text)[index]) ||
      [...document.querySelectorAll<HTMLElement>('#main :is(h1, h2, h3)')].find(
        (heading) => heading.getBoundingClientRect().top > 0,
      )
    );
  };
  const hold = () => {
    const { localName, textContent } = document.activeElement as HTMLElement;
    const index = alike(localName, textContent).indexOf(document.activeElement as HTMLElement);
    held[currentStep()] = [localName, textContent, index];
  };
  if (document.activeElement !== document.body) hold();
  addEventListener('focusin', hold);
}
