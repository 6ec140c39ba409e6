import { expect, it } from 'vitest';
import { settingsWarnings } from '../../../build/settings.ts';

const complete = {
  VITE_SITE_ORIGIN: 'https://kolam.example',
  VITE_EMAILJS_SERVICE_ID: 'service',
  VITE_EMAILJS_TEMPLATE_ID: 'template',
  VITE_EMAILJS_PUBLIC_KEY: 'key',
};

it('says nothing of a build that has its settings', () => {
  expect(settingsWarnings(complete)).toEqual([]);
});

it('says that a build without an origin names the local one', () => {
  const [text, ...others] = settingsWarnings({ ...complete, VITE_SITE_ORIGIN: '' });
  expect(text).toContain('VITE_SITE_ORIGIN not set');
  expect(text).toContain('http://localhost:4173');
  expect(others).toEqual([]);
});

it('names the mail settings that are missing', () => {
  const { VITE_EMAILJS_PUBLIC_KEY: _, ...rest } = complete;
  const [text, ...others] = settingsWarnings(rest);
  expect(text).toMatch(/^VITE_EMAILJS_PUBLIC_KEY not set\. The contact form/);
  expect(others).toEqual([]);
});
