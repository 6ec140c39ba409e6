import { isGrowing } from 'virtual:untranslated-pages';
import { hasUnsavedWork } from '#store/unsaved-work.ts';
import { askToLeave } from './ask-to-leave.ts';

/** In a growing language links to other pages lead to another document, too. */
const TO_OTHER_DOCUMENTS = isGrowing ? 'a[hreflang]' : 'a[lang][hreflang]';

/** From now on a link to another language asks first, where a text would be lost. It hears nothing of the press. */
export function askBeforeLeaving(): void {
  document.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest?.<HTMLAnchorElement>(TO_OTHER_DOCUMENTS);
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
