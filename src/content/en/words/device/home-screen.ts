export const install = (brand: string) => `Install ${brand}`;
export const byHand = 'Or by hand:';
