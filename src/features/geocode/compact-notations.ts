/** ISO 6709, annex H: degrees, or degrees and minutes, or all three, without a space between. */
const ISO =
  /^([-+])(\d\d)(\d\d)?(\d\d)?(\.\d+)?([-+])(\d{3})(\d\d)?(\d\d)?(\.\d+)?(?:[-+]\d+(?:\.\d+)?)?(?:CRS.*)?\/?$/;

/** As charts of aviation have it: `283650N0771232E`. */
const OF_CHARTS =
  /^(\d\d)(\d\d)(\d\d(?:\.\d+)?)?\s?([NS])[\s,]*(\d{3})(\d\d)(\d\d(?:\.\d+)?)?\s?([EW])$/;

/** `28-36-50N`, `N28-36-50`, `28D36M50SN`: an angle whose parts have another mark between them. */
const MARKED: readonly (readonly [RegExp, string])[] = [
  [/\b(\d{1,3})-(\d{1,2})(?:-(\d{1,2}(?:\.\d+)?))?(?=\s?[NSEW]\b)/g, '$1 $2 $3 '],
  [/\b([NSEW]\s?\d{1,3})-(\d{1,2})-(\d{1,2}(?:\.\d+)?)\b/g, '$1 $2 $3 '],
  [/\b(\d{1,3})D\s?(\d{1,2})M(?:\s?(\d{1,2}(?:\.\d+)?)S(?=\b|[NEW]))?/g, '$1 $2 $3 '],
  // What is said of it in brackets.
  [/\([^()]{0,40}[A-Z]{3}[^()]{0,40}\)$/g, ''],
  // With a comma for the decimals, which then do not part the two numbers.
  [/^([-+]?\d{1,3}),(\d{3,20})[\s;/]+([-+]?\d{1,3}),(\d{3,20})$/g, '$1.$2 $3.$4'],
  // The zoom of a link that was cut.
  [/(\.\d{3}[^\s,]*),\s?\d{1,2}(?:\.\d+)?Z$/g, '$1'],
  // A height in metres, as phones share it with a position.
  [/(\.\d{3}[^\s,]*)[,\s]+[-+±]?\d+(?:\.\d+)?\s?M(?:ET(?:ER|RE)S?)?\.?$/, '$1'],
];

/** Puts a space between the parts of an angle that are written without one. Text in capitals. */
export function spacedOut(text: string): string {
  const iso = ISO.exec(text);
  if (iso && !iso[3] === !iso[8] && !iso[4] === !iso[9]) {
    const angle = (at: number) => {
      const [sign, degrees, minutes = '', seconds = '', rest = ''] = iso.slice(at, at + 5);
      return `${sign}${Number(degrees)}${minutes && ` ${minutes}`}${seconds && ` ${seconds}`}${rest}`;
    };
    return `${angle(1)}, ${angle(6)}`;
  }
  const spaced = text.replace(OF_CHARTS, '$1 $2 $3 $4, $5 $6 $7 $8');
  return MARKED.reduce((all, [form, instead]) => all.replace(form, instead), spaced);
}
