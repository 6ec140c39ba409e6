export const fieldsTable = 'Fields of the request body';
export const field = 'Field';
export const type = 'Type';
export const description = 'Description';
export const headersOf = (event: string) => `Headers, ${event}`;

export const requestSample = (path: string) => `Request sample for ${path}`;
export const language = 'Language';
export const sendsNothing = 'Illustrative. This page sends no request.';

export const allRates = 'Rates, limits and documents';

export const endpoints = 'Documented endpoints';
export const request = 'Request';
export const page = 'Page';
export const fields = 'Fields';

export const sample = 'Sample';
export const input = 'Input';
export const outcome = 'Outcome';

export const sampleCertificate = (title: string) => `Sample certificate: ${title}`;
export const sampleReceipt = (title: string) => `${title}, sample`;
