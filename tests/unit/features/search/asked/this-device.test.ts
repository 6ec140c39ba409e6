import { expect, it } from 'vitest';
import { searches } from '../hindi-index.ts';

/** How people ask for the page that installs the site, and shows and erases what it keeps. */
const ASKED = {
  English:
    'delete my data|erase my data|clear data|remove my data|what is saved on my phone|what is kept here|my data on this device|' +
    'delete everything|forget me|how much space|mera data hatao|mera data mitao|sab kuch mitao|phone me kya save hai|' +
    'install|add to home screen|put on phone|phone par lagana|app kaise lagaye|app install kaise kare|' +
    'home screen par kaise lagaye|play store|app store|apk|desktop app|dark mode',
  Hindi:
    'मेरा डेटा हटाओ|मेरा डेटा मिटाओ|डेटा कैसे मिटाएँ|सब हटाएँ|इस फ़ोन में क्या रखा है|फ़ोन में क्या सेव है|कितनी जगह|मेरी जानकारी हटाओ|' +
    'फ़ोन पर लगाओ|ऐप कैसे लगाएँ|ऐप इंस्टॉल|इंस्टॉल करें|होम स्क्रीन पर लगाएँ|ऐप डाउनलोड कैसे करें|प्ले स्टोर|app install|delete data|' +
    'डार्क मोड|भाषा बदलें',
};

it.each(
  Object.entries(ASKED).flatMap(([site, asked]) =>
    asked.split('|').map((query) => [site as keyof typeof ASKED, query] as const),
  ),
)('%s “%s” leads to the page of this device first', (site, query) => {
  expect(searches[site].find(query).pages[0]?.page.path).toBe('/device');
});
