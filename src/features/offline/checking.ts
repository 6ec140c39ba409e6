import { later } from '#lib/later.ts';

/** What checks the installation, and says what it found. */
export const checking = later(() => import('./check.ts'));
