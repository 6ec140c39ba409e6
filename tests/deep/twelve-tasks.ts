/** What the tasks look for by name, in each language. */
export const LANGUAGES = {
  English: {
    prefix: '',
    openMenu: 'Open menu',
    menu: 'Menu',
    install: 'Install',
    poster: 'QR poster',
    search: 'Search',
    find: {
      fee: 'upi fee',
      ifsc: 'ifsc',
      poster: 'qr poster',
      locker: 'locker',
      device: 'delete my data',
      install: 'install',
      run: 'payout api',
    },
    check: 'Check the format',
    bank: 'State Bank of India',
    payee: 'Name',
    make: 'Make QR code',
    print: 'Print poster',
    fullName: 'Full Name',
    email: 'Email',
    message: 'Message',
    send: 'Send Message',
    queued: 'Saved. We’ll send it for you.',
    other: 'हिंदी',
    otherName: 'पूरा नाम',
    upload: 'Upload',
    view: 'View',
    setPassphrase: 'Set a passphrase',
    newPassphrase: 'New passphrase',
    again: 'The same passphrase again',
    lockNow: 'Lock now',
    passphrase: 'Passphrase',
    kept: 'Kept here',
    openRun: 'Run in the sandbox',
    run: 'Run',
    putNumber: 'Put your number into the message',
    gstWrong: 'Invalid GSTIN format',
    gstRecord: 'GST record',
    installs: /Install/,
  },
  Hindi: {
    prefix: '/hi',
    openMenu: 'मेनू खोलें',
    menu: 'मेनू',
    install: 'इंस्टॉल करें',
    poster: 'QR पोस्टर',
    search: 'खोज',
    find: {
      fee: 'यूपीआई फीस',
      ifsc: 'आईएफएससी',
      poster: 'क्यूआर पोस्टर',
      locker: 'लॉकर',
      device: 'मेरा डेटा मिटाना',
      install: 'इंस्टॉल',
      run: 'पेआउट एपीआई',
    },
    check: 'फ़ॉर्मेट जाँचें',
    bank: 'State Bank of India',
    payee: 'नाम',
    make: 'QR कोड बनाएँ',
    print: 'पोस्टर प्रिंट करें',
    fullName: 'पूरा नाम',
    email: 'ईमेल',
    message: 'संदेश',
    send: 'संदेश भेजें',
    queued: 'सहेज लिया। हम इसे भेज देंगे।',
    other: 'English',
    otherName: 'Full Name',
    upload: 'फ़ाइल जोड़ें',
    view: 'देखें',
    setPassphrase: 'लॉकर पासवर्ड लगाएँ',
    newPassphrase: 'नया पासवर्ड',
    again: 'वही पासवर्ड फिर से',
    lockNow: 'अभी लॉक करें',
    passphrase: 'लॉकर पासवर्ड',
    kept: 'यहाँ रखा है',
    openRun: 'sandbox में चलाएँ',
    run: 'चलाएँ',
    putNumber: 'अपना नंबर संदेश में डालें',
    gstWrong: 'GSTIN का फ़ॉर्मेट गलत है',
    gstRecord: 'GST का रिकॉर्ड',
    installs: /इंस्टॉल/,
  },
} as const;

/** As Chromium does for a page that can be installed. Runs in the page. */
export function offerToInstall(): boolean {
  const event = new Event('beforeinstallprompt', { cancelable: true });
  const prompt = async () => document.documentElement.setAttribute('data-asked', '');
  dispatchEvent(Object.assign(event, { prompt }));
  return event.defaultPrevented;
}

/** Notes in the page that it was asked to print. Runs in the page. */
export function recordPrint(): void {
  window.print = () => document.documentElement.setAttribute('data-printed', '');
}
