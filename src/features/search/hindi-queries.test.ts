import { describe, expect, it } from 'vitest';
import { indexes, searches } from '#tests/unit/features/search/hindi-index.ts';

type Language = keyof typeof searches;

/** What visitors type in either language and script, and the page that has to come first in both. */
const QUERIES: Readonly<Record<string, readonly string[]>> = {
  '/products/rechargePortal': [
    'mobile recharge',
    'मोबाइल रिचार्ज',
    'मोबाईल रीचार्ज',
    'recharge',
    'mobile richarge',
    'डिश रिचार्ज',
  ],
  '/apis/UtilityBillPayment': [
    'bijli bill',
    'bijli ka bill',
    'बिजली बिल',
    'बिजली का बिल',
    'light bill',
    'bijli bill kaise bhare',
    'पानी का बिल',
    'gas bill',
  ],
  '/products/aepsPortal': ['aadhar se paise', 'आधार से पैसे निकालना', 'angutha', 'माइक्रो एटीएम'],
  '/products/LoanPortal': [
    'EMI',
    'किस्त',
    'kist',
    'kist kaise bhare',
    'karz',
    'udhar',
    'लोन चाहिए',
    'ब्याज',
    'ऋण',
  ],
  '/contact': [
    'शिकायत',
    'shikayat',
    'madad',
    'कस्टमर केयर',
    'संपर्क',
    'सम्पर्क',
    'escalation',
    'escalation matrix',
    'nodal officer',
    'toll free number',
    'office address',
  ],
  '/fraud': [
    'payment atak gaya',
    'पेमेंट अटक गया',
    'double payment',
    'डबल पेमेंट',
    'do baar payment',
    'charged twice',
    'cyber crime number',
    'साइबर क्राइम नंबर',
    'cyber helpline',
  ],
  '/apis/MoneyTransfer': ['paise bhejna', 'पैसे भेजना', 'पैसा कैसे भेजें', 'मनी ट्रान्सफर'],
  '/apis/CashWithdrawal': ['paisa nikalna', 'पैसे निकालना', 'कैश निकासी', 'एटीएम'],
  '/products/insurancePortal': ['bima', 'beema', 'बीमा', 'बिमा', 'प्रीमियम'],
  '/retailers/sell-insurance': ['bima bechna', 'बीमा बेचना', 'दुकान से बीमा'],
  '/retailers/business-loan': ['dukan ke liye loan', 'दुकान के लिए लोन', 'बिजनेस लोन'],
  '/apis/bankFeatures': ['khata', 'bank khata', 'बैंक खाता'],
  '/apis/GSTVerificationPage': ['GST जाँच', 'जीएसटी', 'gst number'],
  '/apis/aadhaarFeatures': ['आधार कार्ड', 'aadhar card'],
  '/apis/panFeatures': ['पैन कार्ड', 'pan card'],
  '/apis/driving-licence': ['ड्राइविंग लाइसेन्स', 'ड्राइविंग लाईसेंस', 'laisens'],
  '/apis/ReverseGeocodingPage': ['पता', 'नक्शा', 'location'],
  '/products/verificationPortal': ['सत्यापन', 'जाँच', 'जांच', 'janch'],
  '/products/travelServices': ['टिकट', 'यात्रा', 'flight ticket', 'हवाई जहाज का टिकट'],
  '/digilocker': ['दस्तावेज', 'दस्तावेज़', 'kagaz', 'लॉकर', 'लाकर'],
  '/partnership': ['एजेंट कैसे बनें', 'agent banna'],
  '/signup': ['खाता खोलना', 'naya khata', 'साइन अप'],
  '/login': ['लॉगिन', 'लागिन', 'पासवर्ड'],
  '/PrepaidSolutions': ['वॉलेट', 'batua', 'प्रीपेड कार्ड'],
  '/SubscriptionManagement': ['सब्सक्रिप्शन', 'autopay'],
  '/company/faqs': ['सवाल', 'sawal jawab'],
  '/PrivacyPolicy': ['निजी जानकारी', 'privacy policy'],
  '/TermsOfService': ['niyam'],
  '/rates': [
    'कमीशन',
    'रिफ़ंड',
    'रिफन्ड',
    'रविवार',
    'साउंडबॉक्स',
    'डेबिट कार्ड पर कितना कटता है',
    'यूपीआई फीस',
    'यूपीआई की लिमिट',
    'kitna gst lagta hai',
    'how much gst',
    'कितना जीएसटी लगता है',
    'paise nahi aaye',
    'पैसे नहीं आए',
    'khate me paise nahi aaye',
    'dispute',
    'chargeback',
    'vivad',
  ],
  '/investors': ['निवेश', 'nivesh'],
  '/apis/employee': ['कर्मचारी', 'hajri'],
  '/apis/CashDrop': ['कैश जमा', 'paise jama karna'],
  '/device': [
    'बिना इंटरनेट',
    'बिना इंटरनेट के',
    'bina internet',
    'ऑफलाइन',
    'ऑफ़लाइन',
    'हवाई जहाज',
    'हवाई जहाज़',
    'हवाई जहाज मोड',
    'airplane',
    'airplane mode',
    'aeroplane',
    'flight mode',
    'offline',
    'no internet',
    'इंटरनेट नहीं है',
  ],
};

const cases = Object.entries(QUERIES).flatMap(([path, queries]) =>
  queries.map((query) => [query, path] as const),
);

describe.each(['English', 'Hindi'] as const)('in %s', (language) => {
  const index = indexes[language];
  const find = (query: string) => searches[language].find(query);
  const places = (query: string) => find(query).pages.map(({ page }) => page.path);

  it.each(cases)('"%s" finds %s first', (query, path) => {
    expect(places(query)[0]).toBe(path);
  });

  it('words that differ in their vowel signs alone are different words', () => {
    expect(places('बिल').length).toBeGreaterThan(0);
    expect(places('बोल')).toEqual([]);
    expect(places('बाल')).toEqual([]);
  });

  it('each page is found by its titles in both languages, among the first three', () => {
    const missed = index.pages.flatMap(({ path, title, also }) =>
      [title, ...(also ? [also] : [])].filter((each) => !places(each).slice(0, 3).includes(path)),
    );
    expect(missed).toEqual([]);
  });

  it('each tool comes first for its name, its title and what people type for it', () => {
    const missed = index.tools.flatMap(({ name, title, words }) =>
      [name, title, ...words].filter((typed) => find(typed).tools[0]?.name !== name),
    );
    expect(missed).toEqual([]);
  });

  it('a page with all words comes before a tool with half of them', () => {
    expect(find('aadhar se paise').tools).toEqual([]);
    expect(find('aadhar card').tools).toHaveLength(1);
  });
});

const devanagari = /\p{Script=Devanagari}/u;
const titled = (language: Language) =>
  new Map(indexes[language].pages.map((page) => [page.path, page]));

describe('the index of Hindi pages', () => {
  const english = titled('English');
  const hindi = titled('Hindi');

  it('has the pages of the English one', () => {
    expect([...hindi.keys()]).toEqual([...english.keys()]);
  });

  it('knows what each is called in the other language', () => {
    for (const [path, page] of hindi) {
      expect(devanagari.test(page.title), path).toBe(!page.inEnglish);
      expect(page.also, path).toBe(page.inEnglish ? undefined : english.get(path)?.title);
      expect(english.get(path)?.also, path).toBe(page.inEnglish ? undefined : page.title);
      expect(english.get(path)?.inEnglish, path).toBeUndefined();
    }
  });

  it('names a page’s place with Hindi menus', () => {
    expect(hindi.get('/products/LoanPortal')?.section).toBe('प्रोडक्ट · लोन, बीमा, जाँच');
    expect(hindi.get('/login')?.section).toBe('आपका खाता');
  });

  it('ranks English pages behind equal Hindi ones', () => {
    const [worth] = searches.Hindi.find('API').pages;
    expect(worth?.page.inEnglish).toBeUndefined();
  });
});
