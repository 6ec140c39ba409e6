/** The company. To put another name on the site, edit this file and the files in `public/icons`. */
export const site = {
  brand: 'Kolam',
  about:
    'Kolam builds payment, cash and verification services for Indian businesses, from a single counter to a nationwide network.',
  address: ['Sector 62, Noida,', 'Uttar Pradesh 201309'],
  phone: { label: '+91 120 000 0000', href: 'tel:+911200000000' },
  email: 'support@kolam.example',
  supportHours: '24/7, every day of the year',
} as const;
