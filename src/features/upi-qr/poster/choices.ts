import * as words from '#features/upi-qr/words/upi-poster.ts';
import type { PosterLayout } from './poster.ts';
import type { PosterSize } from './sheet.ts';
import type { PosterLanguage } from './words.ts';

/** One choice of a row: its name, a word about it, and the language of its name. */
interface Choice<Value> {
  value: Value;
  label: string;
  about?: string;
  lang?: 'hi' | 'en';
}

export const LAYOUTS: readonly Choice<PosterLayout>[] = [
  { value: 'rangoli', label: words.rangoli },
  { value: 'doorway', label: words.doorway, about: words.doorwayInk },
  { value: 'thread', label: words.thread, about: words.threadInk },
];

/** Each calls itself by its own name. */
export const LANGUAGES: readonly Choice<PosterLanguage>[] = [
  { value: 'both', label: words.bothLanguages },
  { value: 'hi', label: 'हिंदी', lang: 'hi' },
  { value: 'en', label: 'English', lang: 'en' },
];

export const SIZES: readonly Choice<PosterSize>[] = [
  { value: 'a4', label: words.a4, about: words.a4For },
  { value: 'a5', label: words.a5, about: words.a5For },
  { value: 'a6', label: words.a6, about: words.a6For },
  { value: 'stickers', label: words.stickers, about: words.stickersFor },
];
