import * as words from '#features/upi-qr/words/upi-poster.ts';
import { tag } from '#words/language.ts';
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

const named = new Intl.DisplayNames(tag, { type: 'language' });

/** Its own name, and below it that in the page's language: a device may lack the letters, a helper the language. */
const further = (value: PosterLanguage, label: string): Choice<PosterLanguage> => ({
  value,
  label,
  lang: value,
  about: named.of(value) ?? '',
});

export const LANGUAGES: readonly Choice<PosterLanguage>[] = [
  { value: 'en', label: 'English', lang: 'en' },
  { value: 'hi', label: 'हिंदी', lang: 'hi' },
  further('bn', 'বাংলা'),
  further('mr', 'मराठी'),
  further('te', 'తెలుగు'),
  further('ta', 'தமிழ்'),
  further('gu', 'ગુજરાતી'),
  further('kn', 'ಕನ್ನಡ'),
];

export const SIZES: readonly Choice<PosterSize>[] = [
  { value: 'a4', label: words.a4, about: words.a4For },
  { value: 'a5', label: words.a5, about: words.a5For },
  { value: 'a6', label: words.a6, about: words.a6For },
  { value: 'stickers', label: words.stickers, about: words.stickersFor },
];
