import type { Drawing } from '#components/drawing/drawing.ts';
import type { Pen, PosterContent } from './content.ts';
import { doorway } from './doorway.ts';
import { rangoli } from './rangoli.ts';
import { thread } from './thread.ts';

const LAYOUTS = { rangoli, doorway, thread };

export type PosterLayout = keyof typeof LAYOUTS;

/** A poster on A4, in millimetres. Smaller paper of the same shape takes the same drawing, scaled. */
export const poster = (layout: PosterLayout, content: PosterContent, pen: Pen): Drawing =>
  LAYOUTS[layout](content, pen);
