/** The name of the company as readers of Hindi write it, `brand` of `facts/site.ts` as it is spoken. */
export const brand = 'कोलम';
