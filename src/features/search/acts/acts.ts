import offers, { more } from 'virtual:language-offers';
import type { Icon } from '#copy/types/pictures.ts';
import * as said from '#features/search/words/acts.ts';
import { allLanguages } from '#words/language.ts';

/** An action that the search can carry out. */
export interface Act {
  id: 'language' | 'dark' | 'light' | 'calm' | 'install' | 'write' | 'lock' | 'print' | 'keys';
  icon: Icon;
  title: string;
  line: string;
  /** Language of the title, where it is not the page's. */
  lang?: string;
  /** What people type for it, on a site in whichever language. */
  typed: string;
}

const typed = 'language bhasha hindi english translate change भाषा बदलें हिंदी हिन्दी अंग्रेज़ी';

const language = offers.map(({ code, accept }): Act => {
  return { id: 'language', icon: 'globe', title: accept, line: said.language, lang: code, typed };
});

const further: readonly Act[] = more
  ? [{ id: 'language', icon: 'globe', title: allLanguages, line: said.language, typed }]
  : [];

const THEME = 'theme mode appearance colour color rang थीम मोड रंग';

/** What the search does, in the order in which it is listed. */
export const acts: readonly Act[] = [
  ...language,
  ...further,
  {
    id: 'dark',
    icon: 'moon',
    ...said.dark,
    typed: `dark night black ${THEME} डार्क गहरी गहरा काली रात`,
  },
  { id: 'light', icon: 'sun', ...said.light, typed: `light day white ${THEME} लाइट हल्की सफ़ेद दिन` },
  {
    id: 'calm',
    icon: 'pause',
    ...said.calm,
    typed: 'calm mode motion animation reduced reduce stop moving still शांत मोड हिलना एनिमेशन बंद',
  },
  {
    id: 'install',
    icon: 'download',
    ...said.install,
    typed: 'install app add home screen download apk इंस्टॉल ऐप होम स्क्रीन लगाएँ लगाना डाउनलोड',
  },
  {
    id: 'write',
    icon: 'mail',
    ...said.write,
    typed: 'write message contact mail likhna likho लिखें लिखना संदेश मैसेज संपर्क ईमेल',
  },
  {
    id: 'lock',
    icon: 'lock',
    ...said.lock,
    typed: 'lock locker tala taala लॉक लॉकर ताला बंद',
  },
  {
    id: 'print',
    icon: 'printer',
    ...said.print,
    typed:
      'print rates rate list card price chart paper pdf chapna छापें छापना प्रिंट रेट सूची लिस्ट कागज़',
  },
  {
    id: 'keys',
    icon: 'list',
    ...said.keys,
    typed: 'keyboard shortcut shortcuts key keys hotkeys कीबोर्ड शॉर्टकट बटन',
  },
];
