import offers, { more } from 'virtual:language-offers';
import { sayMissing } from '#components/later/say-missing.ts';
import * as said from '#features/search/words/acts.ts';
import { later } from '#lib/later.ts';
import { acceptInstall } from '#pwa/install-answer.ts';
import { ALL_LANGUAGES_PAGE } from '#routes/all-languages.ts';
import type { Path } from '#routes/paths.ts';
import { setCalm, useCalm } from '#store/calm.ts';
import { useInstall } from '#store/install-offer.ts';
import { chooseLanguage } from '#store/language.ts';
import { showHelp } from '#store/search-dialog.ts';
import { setTheme } from '#store/theme.ts';
import { showToast } from '#store/toasts.ts';
import { hasUnsavedWork } from '#store/unsaved-work.ts';
import { leaveTyped, prefix } from '#words/language.ts';
import type { Act } from './acts.ts';
import { printRates } from './print-rates.ts';

const locker = later(() => import('./lock-locker.ts'));

/** What an act does with the dialog. */
export interface Ways {
  close: () => void;
  /** Closes it and leads to a page. */
  go: (to: Path | `${Path}#${string}`) => void;
}

const doing: Readonly<Record<Act['id'], (ways: Ways, lang?: string) => void>> = {
  language: (_, lang) => readIn(lang),
  dark: ({ close }) => {
    setTheme('dark');
    close();
  },
  light: ({ close }) => {
    setTheme('light');
    close();
  },
  calm: ({ close }) => {
    const calm = !useCalm.getState().calm;
    setCalm(calm);
    showToast('pause', calm ? said.calmOn : said.calmOff);
    close();
  },
  install: ({ close, go }) => {
    if (!useInstall.getState().offer) return go('/device#device-home');
    close();
    void acceptInstall();
  },
  write: ({ go }) => go('/contact'),
  lock: ({ close, go }) => {
    void locker.load().then(async ({ lockLocker }) => {
      if (!(await lockLocker())) return go('/device#device-lock');
      close();
      showToast('lock', said.locked);
    }, sayMissing);
  },
  print: ({ go }) => {
    go('/rates');
    printRates();
  },
  keys: showHelp,
};

/** Does what was chosen. */
export const doAct = ({ id, lang }: Act, ways: Ways): void => doing[id](ways, lang);

/** The same place of the page in another language, as the link of the header leads there; or the list of all. */
function readIn(code: string | undefined): void {
  const language = offers.find((offer) => offer.code === code);
  if (hasUnsavedWork() && !confirm(leaveTyped)) return;
  // In place of the step that the dialog made.
  if (!language) {
    if (more) location.replace(ALL_LANGUAGES_PAGE);
    return;
  }
  chooseLanguage(language.code);
  const path = location.pathname.slice(prefix.length);
  location.replace(
    (language.prefix + path).replace(/(.)\/$/, '$1') + location.search + location.hash,
  );
}
