// biome-ignore lint/performance/noBarrelFile: what is not translated yet is English.
export * from '#words/language.ts';

export const prefix: string = '/newlanguage';
export const tag = 'new-language';
export const direction: 'ltr' | 'rtl' = 'ltr';
export const name = 'New language';
export const wordsTag: string | undefined = 'newlanguage';
export const documentationTag: string | undefined = 'en';
