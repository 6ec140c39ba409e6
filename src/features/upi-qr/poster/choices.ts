import * as words from '#features/upi-qr/words/upi-poster.ts';
import type { PosterLayout } from './poster.ts';
import type { PosterSize } from './sheet.ts';
import type { PosterLanguage } from './use-language.ts';

/** One choice of a row: its name, a word about it, and the language of its name. */
interface Choice<Value> {
  value: Value;
  label: string;
  about?: string;
  lang?: string;
}

export const LAYOUTS: readonly Choice<PosterLayout>[] = [
  { value: 'rangoli', label: words.rangoli },
  { value: 'doorway', label: words.doorway, about: words.doorwayInk },
  { value: 'thread', label: words.thread, about: words.threadInk },
];

/** Each calls itself by its own name. */
export const LANGUAGES: readonly Choice<PosterLanguage>[] = [
  { value: 'en', label: 'English', lang: 'en' },
  { value: 'hi', label: 'हिंदी', lang: 'hi' },
  { value: 'bn', label: 'বাংলা', lang: 'bn' },
  { value: 'mr', label: 'मराठी', lang: 'mr' },
  { value: 'te', label: 'తెలుగు', lang: 'te' },
  { value: 'ta', label: 'தமிழ்', lang: 'ta' },
  { value: 'gu', label: 'ગુજરાતી', lang: 'gu' },
  { value: 'kn', label: 'ಕನ್ನಡ', lang: 'kn' },
];

export const SIZES: readonly Choice<PosterSize>[] = [
  { value: 'a4', label: words.a4, about: words.a4For },
  { value: 'a5', label: words.a5, about: words.a5For },
  { value: 'a6', label: words.a6, about: words.a6For },
  { value: 'stickers', label: words.stickers, about: words.stickersFor },
];
