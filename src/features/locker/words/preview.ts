export const type = 'Type';
export const issuedBy = 'Issued by';
export const issuedOn = 'Issued on';
export const addedOn = 'Added on';
export const source = 'Source';
export const file = 'File';
export const downloadOriginal = 'Download original';
export const shareFile = 'Share file';
export const copyLink = 'Copy Share Link';
export const linkCopied = 'Share link copied to clipboard!';
export const copyByHand = 'The browser does not let us copy. Copy the link yourself:';

export const reading = 'Reading the file...';
export const beginning = 'Beginning of the file';
export const notAvailable = 'Preview not available in demo...';
export const pictureOf = (title: string) => `Preview of ${title}`;
