import type { ReactElement } from 'react';
import { brand } from '#languages/hi/brand.ts';

export const services = 'सेवाएँ';
export const contactInfo = 'संपर्क';
export const copyright = (year: ReactElement) => (
  <p>
    © {year} {brand}। सर्वाधिकार सुरक्षित।
  </p>
);
