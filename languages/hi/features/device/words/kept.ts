import { plural } from '#languages/hi/words/plural.ts';

export const rows = {
  messages: { label: 'आउटबॉक्स', act: 'खोलें', about: 'आउटबॉक्स खोलें' },
  locker: { label: 'लॉकर', act: 'खोलें', about: 'लॉकर खोलें' },
  session: { label: 'लॉकर का लॉगिन', act: 'लॉगिन करें', about: 'लॉकर में लॉगिन करें' },
  drafts: { label: 'अधूरे फ़ॉर्म', act: 'आगे भरें', about: 'अधूरा फ़ॉर्म आगे भरें' },
  investor: { label: 'निवेशक डेमो', act: 'खोलें', about: 'निवेशक डेमो खोलें' },
};
export const leave = 'लॉगआउट करें';
export const leaveLockerAbout = 'लॉकर से लॉगआउट करें';
export const leaveInvestorAbout = 'निवेशक डेमो से लॉगआउट करें';
export const notLeft = 'लॉगआउट नहीं हुआ, और कुछ नहीं हटा। फिर कोशिश करें।';

/** The lock of the locker: its state, and the action for it. */
export const locks = {
  none: {
    text: 'नहीं लगा: जो यह डिवाइस खोल सकता है, वह आपके दस्तावेज़ भी खोल सकता है।',
    act: 'लगाएँ',
    about: 'लॉकर पर लॉक लगाएँ',
  },
  unlocked: {
    text: 'लगा है, पर इस टैब में खुला है।',
    act: 'बदलें',
    about: 'लॉकर का लॉक बदलें',
  },
  locked: {
    text: 'लगा है: आपके दस्तावेज़ सिर्फ़ लॉकर पासवर्ड से खुलते हैं।',
    act: 'लॉक खोलें',
    about: 'लॉकर का लॉक खोलें',
  },
};
export const encrypted = 'डिस्क पर रखे दस्तावेज़ों पर ताला (एन्क्रिप्शन) रहता है।';

export const counting = 'गिन रहे हैं...';
export const refused = 'इस ब्राउज़र में रखी चीज़ें अभी पढ़ी नहीं जा सकतीं';
export const noMessages = 'कोई संदेश रुका नहीं है';
export const messages = (count: number) =>
  plural(count, `${count} संदेश को नेटवर्क का इंतज़ार है`, `${figure(count)} संदेशों को नेटवर्क का इंतज़ार है`);
export const failedMessages = (count: number) =>
  plural(count, `${count} संदेश नहीं जा सका`, `${figure(count)} संदेश नहीं जा सके`);
export const unconfirmedMessages = (count: number) =>
  plural(count, `${count} संदेश का पहुँचना पक्का नहीं`, `${figure(count)} संदेशों का पहुँचना पक्का नहीं`);
export const lockerLocked = 'लॉक है, इसलिए अंदर की चीज़ें गिनी नहीं जा सकतीं';
export const sessionLocked = 'लॉक है, इसलिए नहीं बता सकते कि किसका लॉगिन है';
export const noDocuments = 'कोई दस्तावेज़ नहीं';
export const documents = (count: number) =>
  plural(count, `${count} दस्तावेज़`, `${figure(count)} दस्तावेज़`);
export const tray = (count: number) =>
  plural(count, `ट्रे में ${count} फ़ाइल`, `ट्रे में ${figure(count)} फ़ाइलें`);
export const noDrafts = 'कोई फ़ॉर्म अधूरा नहीं';
export const draftsOf = (forms: string) => `${forms}: भरना शुरू हुआ, भेजना बाकी`;
export const forms = { contact: 'संपर्क फ़ॉर्म', signUp: 'साइन अप फ़ॉर्म' };
export const signedIn = (email: string) => `इस ईमेल से लॉगिन: ${email}`;
export const signedInByName = (name: string) => `${name} के नाम से लॉगिन`;
export const notSignedIn = 'अभी किसी का लॉगिन नहीं है';

/** What erasing takes away, in a list. */
export const lockedLocker = 'लॉक किए हुए लॉकर की हर चीज़';
export const waitingMessages = (count: number) =>
  plural(count, `${count} रुका हुआ संदेश`, `${figure(count)} रुके हुए संदेश`);
export const listOfSent = 'भेजे गए संदेशों की सूची';
export const drafts = (count: number) =>
  plural(count, `${count} अधूरा फ़ॉर्म`, `${figure(count)} अधूरे फ़ॉर्म`);
export const investorSession = 'निवेशक डेमो का लॉगिन';
export const listed = (most: string, last: string) => `${most} और ${last}`;

const figure = (count: number) => count.toLocaleString('en-IN');
