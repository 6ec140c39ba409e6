import type { ReactNode } from 'react';
import { site } from '#content/site.ts';

export const services = 'Services';
export const contactInfo = 'Contact Info';
export const copyright = (year: ReactNode) => (
  <p>
    © {year} {site.brand}. All rights reserved.
  </p>
);
