export const title = 'IFSC';
export const wrongLength = (length: number) => `IFSC 11 अक्षरों का होता है। यह ${length} का है।`;
export const branchCode = 'ब्रांच कोड';
export const bank = 'बैंक';
export const noBank = (code: string) => `बैंक कोड की हमारी सूची में नहीं (${code})`;
