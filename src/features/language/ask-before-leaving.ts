import { hasUnsavedWork } from '#store/unsaved-work.ts';
import { askToLeave } from './ask-to-leave.ts';

/** From now on a link to another language asks first, where a text would be lost. It hears nothing of the press. */
export function askBeforeLeaving(): void {
  document.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[lang][hreflang]');
      const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      if (!link || link.dataset.sure || isElsewhere || !hasUnsavedWork()) return;
      event.preventDefault();
      // The menu around it stays open too.
      event.stopPropagation();
      askToLeave(link);
    },
    true,
  );
}
