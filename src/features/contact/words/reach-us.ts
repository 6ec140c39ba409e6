export const phone = 'Phone';
export const email = 'Email';
export const office = 'Office';
export const support = 'Support';
