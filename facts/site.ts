/** Domain of the company's e-mail and of its API's addresses. */
export const DOMAIN = 'kolam.example';

/**
 * Begins the names of files that visitors download, and names in the API's samples: `kolam-openapi.json`,
 * `Kolam-Signature`, `KOLAM_API_KEY`. Small letters, digits and single hyphens; a letter first.
 */
export const SLUG = 'kolam';

/**
 * Begins every name under which something is stored on a device. Choose it once, before the launch: with
 * another one the site finds none of what its visitors have kept, their waiting messages included. A later
 * change of name leaves it alone; nobody sees it. Small letters, digits and single hyphens.
 */
export const STORAGE_PREFIX = 'kolam';

/** The name of the company. */
export const BRAND = 'Kolam';

/** The company, as pages tell of it. Another name on the site: see “For a real company” in the README. */
export const site = {
  brand: BRAND,
  about:
    'Kolam builds payment, cash and verification services for Indian businesses, from a single counter to a nationwide network.',
  address: ['Sector 62, Noida,', 'Uttar Pradesh 201309'],
  phone: { label: '+91 120 000 0000', href: 'tel:+911200000000' },
  email: `support@${DOMAIN}`,
  supportHours: '24/7, every day of the year',
} as const;
