import type { ReactElement } from 'react';
import { site } from '#facts/site.ts';

export const services = 'Services';
export const contactInfo = 'Contact Info';
export const copyright = (year: ReactElement) => (
  <p>
    © {year} {site.brand}. All rights reserved.
  </p>
);
