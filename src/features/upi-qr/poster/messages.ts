import type { PosterLayout } from './poster.ts';
import type { PosterSize } from './sheet.ts';
import type { PosterLanguage } from './words.ts';

/** One choice of a row: its name, a word about it, and the language of its name. */
interface Choice<Value> {
  value: Value;
  label: string;
  about?: string;
  lang?: 'hi';
}

/** What the studio says. */
export const TEXTS = {
  poster: 'Counter poster',
  label: (upiId: string, layout: string, name: string) =>
    `QR code for ${upiId}, on the poster ${layout} of ${name}`,
  print: 'Print poster',
  counter: 'Counter view',
  share: 'Share',
  savePdf: 'Save PDF',
  savePng: 'Save PNG',
  saveSvg: 'Save SVG',
  layout: 'Layout',
  language: 'Language',
  size: 'Size',
  test: 'The poster names no bank, app or network. Test it with your own phone before you put it up.',
  noPicture: 'This browser could not make the file. Print the poster, or save it as SVG.',
  noShare: 'The poster was not shared. Save it and send the file.',
  link: 'The link in the code',
  codeAlone: 'The code alone, without a poster:',
  codePng: 'Download PNG',
  codeSvg: 'Download SVG',
  noCode: 'This browser could not make the picture. Download the SVG instead.',
  copy: 'Copy link',
  copied: 'Link copied to clipboard!',
  notCopied: 'The link was not copied. Select it below and copy it by hand.',
  staysOn: 'The screen stays on',
  close: 'Close counter view',
  codeFor: (name: string) => `QR code to pay ${name}`,
  changeAmount: 'Change amount',
  nextCustomer: 'Next customer',
  amount: 'Amount in ₹',
  amountHelp: 'Leave it empty, and the payer types the amount.',
  show: 'Show code',
  amountGone: 'The code has no amount now; the payer types it.',
  amountNow: (amount: string) => `The code asks for ${amount} now.`,
} as const;

export const LAYOUTS: readonly Choice<PosterLayout>[] = [
  { value: 'rangoli', label: 'Rangoli' },
  { value: 'doorway', label: 'Doorway', about: 'most ink' },
  { value: 'thread', label: 'Thread', about: 'least ink' },
];

export const LANGUAGES: readonly Choice<PosterLanguage>[] = [
  { value: 'both', label: 'Both' },
  { value: 'hi', label: 'हिंदी', lang: 'hi' },
  { value: 'en', label: 'English' },
];

export const SIZES: readonly Choice<PosterSize>[] = [
  { value: 'a4', label: 'A4', about: 'wall' },
  { value: 'a5', label: 'A5', about: 'counter' },
  { value: 'a6', label: 'A6', about: 'till' },
  { value: 'stickers', label: '8 on A4', about: 'stickers' },
];
