export const print = 'Print';
export const share = 'Share';
export const linkCopied = 'Link copied.';
export const linkShown = (url: string) => `Copy this link: ${url}`;
export const sheets = 'One page to print, to save as PDF or to hand over:';
