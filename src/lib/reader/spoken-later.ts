import { later } from '#lib/later.ts';

/** What reads digits that are said, once its script is here: few dictate, and no form waits for it. */
export const spoken: { known?: typeof import('./spoken.ts') } = {};

export const spokenDigits = later(() => import('./spoken.ts'), { when: 'page' });
