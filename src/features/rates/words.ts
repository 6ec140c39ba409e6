export const print = 'Print';
export const share = 'Share';
export const linkCopied = 'Link copied.';
export const linkShown = (url: string) => `Copy this link: ${url}`;
