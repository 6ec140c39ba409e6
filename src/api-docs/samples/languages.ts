import { curl } from './curl.ts';
import { javascript } from './javascript.ts';
import { php } from './php.ts';
import { python } from './python.ts';

/** The languages in which samples are written, in the order of their tabs. */
export const languages = [
  { id: 'curl', label: 'cURL', write: curl },
  { id: 'javascript', label: 'JavaScript', write: javascript },
  { id: 'python', label: 'Python', write: python },
  { id: 'php', label: 'PHP', write: php },
] as const;
