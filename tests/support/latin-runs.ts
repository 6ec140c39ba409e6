import { STAYS_ENGLISH } from '../unit/content/hindi/stays-english.ts';

/** Three words in Latin letters, one after the other, are a piece of an English sentence. */
const RUN = /[A-Za-z][A-Za-z’'.-]*(?:[ ,/&-]+[A-Za-z][A-Za-z’'.-]*){2,}/g;

/** Words that are Latin on a Hindi page too, and may stand in a row. */
const SAME =
  /^(?:[A-Z][A-Z\d]*s?|RuPay|Visa|Mastercard|Maestro|Amex|DigiLocker|WhatsApp|sandbox|webhook|key|Kolam)$/;

/** What phones and browsers say in their own menus, a network of bills, and a certificate. */
const NAMES = /^(?:Add to (?:home screen|Dock)|NPCI Bharat BillPay|PCI DSS Level)$/i;

const isSame = (run: string) =>
  [NAMES, ...STAYS_ENGLISH].some((name) => name.test(run)) ||
  run.split(/[ ,/&]+/).every((word) => SAME.test(word.replace(/[.-]$/, '')));

/** English left in a text that is to be Hindi: runs of three Latin words and more, but for names and abbreviations. */
export const latinRuns = (text: string): string[] =>
  (text.match(RUN) ?? []).filter((run) => !isSame(run));
