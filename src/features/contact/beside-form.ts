import { laterComponent } from '#components/later/later-component.tsx';

/**
 * What is said beside the form to few. It is loaded with the form, while there may still be a network. Without it every
 * message is saved, and said to be.
 */
export const Beside = laterComponent(() => import('./BesideForm.tsx'), { when: 'page' });
