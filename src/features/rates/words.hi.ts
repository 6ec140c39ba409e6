export const print = 'प्रिंट करें';
export const share = 'शेयर करें';
export const linkCopied = 'लिंक कॉपी हो गया।';
export const linkShown = (url: string) => `यह लिंक कॉपी करें: ${url}`;
