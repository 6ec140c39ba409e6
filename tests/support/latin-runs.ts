/** Three words in Latin letters, one after the other, are a piece of an English sentence. */
const RUN = /[A-Za-z][A-Za-z’'.-]*(?:[ ,/&-]+[A-Za-z][A-Za-z’'.-]*){2,}/g;

/** Words that are Latin in every language, and may follow one another. */
const SAME =
  /^(?:[A-Z][A-Z\d]*s?|RuPay|Visa|Mastercard|Maestro|Amex|DigiLocker|WhatsApp|sandbox|webhook|key|Kolam)$/;

/** What phones and browsers say in their own menus, a network of bills, and a certificate. */
const NAMES = /^(?:Add to (?:home screen|Dock)|NPCI Bharat BillPay|PCI DSS Level)$/i;

/**
 * Finds English left in a text of another language: runs of three Latin words and more, but for names.
 *
 * @param staysEnglish texts that are the same in that language
 */
export function latinRunsIn(staysEnglish: readonly RegExp[]): (text: string) => string[] {
  const isSame = (run: string) =>
    [NAMES, ...staysEnglish].some((name) => name.test(run)) ||
    run.split(/[ ,/&]+/).every((word) => SAME.test(word.replace(/[.-]$/, '')));
  return (text) => (text.match(RUN) ?? []).filter((run) => !isSame(run));
}
