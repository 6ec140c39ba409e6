import type { Inks } from '../../src/components/drawing/inks.ts';
import { colour } from './tokens.ts';

/** Colours of posters and of other pictures that a page makes: paper is white in either theme. */
export const posterInks: Inks = {
  paper: '#ffffff',
  code: colour('teal-900'),
  text: colour('ink-800'),
  soft: colour('ink-600'),
  line: colour('teal-600'),
  dot: colour('marigold-400'),
  pill: colour('teal-50'),
  pillText: colour('teal-700'),
  door: colour('teal-800'),
  doorLine: colour('teal-300'),
  doorHindi: colour('marigold-300'),
  doorSoft: colour('teal-100'),
  cut: colour('paper-500'),
};
