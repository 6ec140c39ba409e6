/** Fields whose text is nobody else's business, by label, with a text that they take. */
export const SECRETS: readonly { path: string; fields: Readonly<Record<string, string>> }[] = [
  {
    path: '/payment-gateway',
    fields: { 'Card Number': '4929739184625073', 'Expiry (MM/YY)': '11/47', CVV: '917' },
  },
  { path: '/investors', fields: { Email: 'a@shop.example', Password: 'marked-password-zqx' } },
  { path: '/apis/driving-licence', fields: { 'Driving Licence Number': 'KA0120197391846' } },
  { path: '/apis/aadhaarFeatures', fields: { 'Aadhaar number or Virtual ID': '7391 8462 5073' } },
];
