import { laterComponent } from '#components/later/later-component.tsx';

/**
 * The rare notices next to the form. They are loaded with the form, while there may still be a network. Without it
 * every message is saved, and said to be.
 */
export const Beside = laterComponent(() => import('./BesideForm.tsx'), { when: 'page' });
