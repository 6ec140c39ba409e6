import { deviceWith } from './device-with.ts';
import { post } from './post.ts';

/** The device that a page runs on: it posts through EmailJS's SDK. */
export const browserDevice = deviceWith(post);
