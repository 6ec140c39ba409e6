export const samplesOf = (path: string) => `Sample responses of ${path}`;
export const format = 'Response, JSON';
export const fromSandbox = 'This is what the sandbox returns.';
export const statuses = 'Response statuses';
export const status = 'Status';
export const name = 'Name';
export const meaning = 'Meaning';
