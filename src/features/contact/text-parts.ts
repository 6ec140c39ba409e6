import { findDoubt } from './find-doubt.ts';
import { messageAbout } from './subject.ts';

/** One part: how a text begins, and what is asked about it before it goes. */
export const textParts = { findDoubt, messageAbout };
