import { later } from '#lib/later.ts';
import { hasUnsavedWork } from '#store/unsaved-work.ts';

const question = later(() => import('./ask-to-leave.tsx'));

/** From now on a link to another language asks first, where a text would be lost. It hears nothing of the press then. */
export function askBeforeLeaving(): void {
  addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[lang][hreflang]');
      const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      if (!link || link.dataset.sure || isElsewhere || !hasUnsavedWork()) return;
      event.preventDefault();
      // The menu around it stays open too.
      event.stopPropagation();
      void question.run(({ askToLeave }) => askToLeave(link));
    },
    true,
  );
}
