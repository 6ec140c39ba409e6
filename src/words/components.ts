export const breadcrumb = 'Breadcrumb';
export const home = 'Home';
export const cancel = 'Cancel';
export const leaveEmpty = 'Leave this empty';
export const needsScripts =
  'This works in your browser and needs JavaScript. Switch it on, or ask us:';

export const partFailed = 'This part could not be loaded. Check the connection and try again.';
export const tryAgain = 'Try again';

export const copy = 'Copy';
export const copied = 'Copied';
export const notCopied = 'Not copied';

/** Lets a passphrase or a password be read. */
export const showTyped = 'Show';

export const tryOne = 'Try one: it fills and runs';
export const moreCases = 'More cases';
export const result = 'Result';
export const sample = 'Sample';
export const downloadTable = 'Download CSV';
export const print = 'Print';
export const sharePicture = 'Share picture';
export const savePicture = 'Save picture';
export const pictureFailed = 'The picture could not be made. Print it instead.';

/** After links to pages without a translation: what is seen, and what is said. */
export const englishCode = 'EN';
export const inEnglish = '(in English)';
