import type { ReactElement } from 'react';
import { brandHindi } from '#facts/site.ts';

export const services = 'सेवाएँ';
export const contactInfo = 'संपर्क';
export const copyright = (year: ReactElement) => (
  <p>
    © {year} {brandHindi}। सर्वाधिकार सुरक्षित।
  </p>
);
