export const samplesOf = (path: string) => `${path} के सैंपल जवाब`;
export const format = 'जवाब, JSON में';
export const fromSandbox = 'sandbox यही जवाब देता है।';
export const statuses = 'जवाब की स्थितियाँ';
export const status = 'स्थिति';
export const name = 'नाम';
export const meaning = 'मतलब';
