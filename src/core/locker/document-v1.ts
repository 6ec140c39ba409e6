type Names = Readonly<Record<'title' | 'issuedBy', string>>;

/** What version 1 called its samples, in their order. */
const SAMPLES: readonly Names[] = [
  { title: 'Aadhaar Card', issuedBy: 'UIDAI' },
  { title: 'Driving Licence', issuedBy: 'Transport Department' },
  { title: 'Class XII Marksheet', issuedBy: 'CBSE' },
];

/** What version 1 wrote as issuer where nobody had given one, and its code. */
const ISSUERS = new Map<unknown, string>([
  ['You', 'visitor'],
  ['Another app or website', 'outside'],
  ['A backup', 'backup'],
  // Of a backup that names none.
  ['', 'backup'],
]);

/** A document of version 1, which held the site's own names in English, with codes in their place. Pure. */
export function withCodes(stored: unknown): unknown {
  const document = { ...(stored as Record<string, unknown>) };
  const sample = SAMPLES[Number(document.sample) - 1];
  if (sample && document.title === sample.title) delete document.title;
  if (sample && document.issuedBy === sample.issuedBy) delete document.issuedBy;
  const issuerCode = ISSUERS.get(document.issuedBy);
  if (!issuerCode) return document;
  const { issuedBy: _, ...kept } = document;
  return { ...kept, issuerCode };
}
