import { findDoubt } from './find-doubt.ts';
import { hasEarlierCopy, settleDraft } from './settle-draft.ts';
import { messageAbout } from './subject.ts';

/**
 * How a text begins, and what a form asks about earlier attempts: one part, loaded with the page while there may still
 * be a network.
 */
export const attempts = { findDoubt, hasEarlierCopy, messageAbout, settleDraft };
