/**
 * Texts of code that look like words and are not for visitors, by the beginning of the file's name: codes that
 * programs compare, names of keys and errors, and made-up people, shops and streets, which stay as they are.
 */
export const NOT_FOR_VISITORS: readonly (readonly [where: string, what: RegExp])[] = [
  // Keys of the keyboard, and names of errors, as browsers call them.
  ['/src/', /^(?:Arrow(?:Left|Right|Up|Down)|Home|End|Escape|Enter|Tab|Page(?:Up|Down))$/],
  ['/src/', /^[A-Z]\w+Error$/],
  ['/src/features/gst/records.ts', /./],
  [
    '/src/features/driving-licence/simulated.ts',
    /^(?:[A-Z][a-z]+ [A-Z][a-z]+|Valid|Expired|Suspended)$/,
  ],
  // Seeds of made-up values, and what they are made of.
  ['/src/lib/made-up.ts', /^(?:[a-z]+ \{\}|[A-Z][a-z]+)$/],
  // Codes of networks, and what the specification calls other forms.
  ['/src/domain/card-brand.ts', /^(?:RuPay|Visa|Mastercard|Maestro|Amex)$/],
  ['/src/domain/driving-licence.ts', /^older or state-specific format/],
  // Files for programs: English in every language.
  ['/src/features/emi/loan-csv.ts', /^(?:Month|[A-Z][a-z ]+ \(INR\))$/],
  ['/src/features/premium/premium-csv.ts', /^(?:Year|Rates|[A-Z][a-z -]+ \(INR\))$/],
  ['/src/features/upi-qr/picture.ts', /^<svg /],
  ['/src/features/upi-qr/poster/pdf', /./],
  // A poster speaks the language that was picked for it, and each language has its own name.
  ['/src/features/upi-qr/poster/words.ts', /./],
  ['/src/features/upi-qr/poster/choices.ts', /^(?:English|हिंदी)$/],
  // Names of files, addresses, and values of attributes.
  ['/src/', /^[a-z-]+\.(?:csv|png|pdf|svg|\{\})$/],
  ['/src/features/upi-qr/pay-link.ts', /^upi:/],
  ['/src/', /^(?:auto|any)$/],
];
