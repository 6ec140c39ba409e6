/** Texts that are the same in every language: abbreviations, names of brands and banks, addresses, values to type. */
export const STAYS_ENGLISH: readonly RegExp[] = [
  // Abbreviations and figures alone.
  /^[^a-z]*$/,
  // Addresses of pages, mail and payments, names of files.
  /^[^\s@]+@[^\s@]+$/,
  /^\/\S*$/,
  /^(?:https?|tel):\S+$/,
  /^[\w-]+\.(?:pdf|csv|json|zip|png|svg)$/,
  // Brands.
  /^(?:RuPay|Visa|Mastercard|Amex|Maestro|DigiLocker|WhatsApp|OpenStreetMap|GeoNames|Kolam|Android|iPhone)$/,
  // Names of partners.
  /^(?:State Bank of India|(?:HDFC|ICICI|Axis) Bank|American Express|Amazon Web Services|Microsoft Azure)$/,
  /^(?:Google Cloud|Mantra Softech|CSC e-Governance|India Post|Vakrangee|Spice Money)$/,
  // Requests and answers: what is called, names and values in their quotes, a key, references and types of events.
  /^POST \/\S+$/,
  /^"[^"\s]+"$/,
  /^(?:Bearer test_key_for_everyone|Idempotency-Key|bills-pay-0001|evt_test_0000000002|bill_payment\.paid)$/,
  // Values that programs read.
  /^(?:ltr|rtl)$/,
  // Credits in the words that their licences ask for.
  /^© OpenStreetMap contributors$/,
  // Certificates, by the names of their standards.
  /^(?:PCI DSS Level 1|SOC 2 Type II)$/,
];
