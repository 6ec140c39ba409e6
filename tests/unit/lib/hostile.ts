/** Texts that no rule expects and every rule must live through. None has the form of any number. */
export const HOSTILE = [
  { name: 'white space', text: ' \t\r\n\u00a0' },
  { name: 'a huge text', text: 'A1'.repeat(500_000) },
  { name: 'Arabic', text: 'رقم الرخصة' },
  { name: 'Devanagari digits', text: '०९AAACS००००' },
  { name: 'full-width digits', text: '０９AAACS0000' },
  { name: 'digits set as superscripts', text: '⁰⁹AAACS⁰⁰⁰⁰A¹ZE' },
  { name: 'emoji', text: '👨‍👩‍👧🎉' },
  { name: 'half a character', text: '\ud83d' },
  { name: 'half characters around letters', text: '\udc00AAAPS\ud800' },
  { name: 'HTML', text: '<img src=x onerror=alert(1)>' },
  { name: 'two lines', text: 'first\nsecond' },
  { name: 'a key of every object', text: '__proto__' },
  { name: 'a null character', text: '\0' },
] as const;

const long = (part: string, characters: number) => ({
  name: JSON.stringify(part),
  text: `1${part.repeat(characters / part.length)}x`,
});

/** What patterns repeat, so often that a rule which goes back over it does not end before its test ends. */
export const LONG = [
  ...['1', 'A1', ' ', '1\n', '1,', '.-', '@', '१', '\ud800'].map((part) => long(part, 100_000)),
  // A pattern for two numbers with room between them went back over this one.
  long('\n', 400_000),
];
