/** What the text of a shop's code by EMVCo says, such as Bharat QR. Amounts are as the code has them. */
export interface EmvCode {
  merchant: string;
  city: string;
  amount: string;
  /** The payer adds a tip, or the code adds a fee. */
  hasTip: boolean;
  /** Of UPI, where the code has one. */
  upiId: string;
  /** Whether a field is in it twice and not alike. Its texts then have all readings, with a slash between. */
  hasTwoReadings: boolean;
  /** Whether its checksum fits. */
  isWhole: boolean;
}

const START = /^000201\d{4}/;

/** Whether a text is that of such a code, whole or not: it begins with its version, and goes on with a number. */
export const looksLikeEmv = (text: string): boolean => START.test(text.trim());

/** Reads the text of such a code; undefined for others (EMVCo, QR code specification for merchants, 1.1). */
export function readEmvCode(text: string): EmvCode | undefined {
  const typed = text.trim().slice(0, MAX_CHARACTERS);
  if (!START.test(typed)) return undefined;
  const fields = fieldsOf(typed);
  // RuPay's template: its identifier, and the UPI ID behind it (NPCI, Bharat QR).
  const templates = (fields.get('26') ?? []).map(fieldsOf);
  const upiIds = templates.flatMap((template) => template.get('01') ?? []);
  const allOf = (name: string) => fields.get(name)?.join(' / ') ?? '';
  return {
    merchant: allOf('59'),
    city: allOf('60'),
    amount: allOf('54'),
    hasTip: fields.has('55'),
    upiId: [...new Set(upiIds)].filter((id) => id.includes('@')).join(' / '),
    hasTwoReadings: [fields, ...templates].some((each) =>
      [...each.values()].some(({ length }) => length > 1),
    ),
    isWhole:
      /6304[0-9A-F]{4}$/i.test(typed) &&
      checksum(typed.slice(0, -4)) === typed.slice(-4).toUpperCase(),
  };
}

/** The most that one code holds (ISO/IEC 18004, in letters). */
const MAX_CHARACTERS = 4_296;

/** Fields of two digits for the name, two for the length, and the value: each different one that a name has. */
function fieldsOf(text: string): Map<string, readonly string[]> {
  const fields = new Map<string, readonly string[]>();
  for (let at = 0; /^\d{4}/.test(text.slice(at, at + 4)); ) {
    const length = Number(text.slice(at + 2, at + 4));
    const [name, value] = [text.slice(at, at + 2), text.slice(at + 4, at + 4 + length)];
    fields.set(name, [...new Set([...(fields.get(name) ?? []), value])]);
    at += 4 + length;
  }
  return fields;
}

/** CRC-16 with polynomial 1021 from FFFF on, as four hexadecimal digits (ISO/IEC 13239). */
function checksum(text: string): string {
  let crc = 0xffff;
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = ((crc << 1) ^ (crc & 0x8000 ? 0x1021 : 0)) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}
