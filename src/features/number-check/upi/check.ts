import { looksLikeEmv, readEmvCode } from '#domain/emv-code.ts';
import { isUpiId, isUpiNumber, typedUpiId, upiIdsIn } from '#domain/upi-id.ts';
import { upiLinkIn } from '#domain/upi-link.ts';
import { type Checked, right, unclear, wrong } from '#features/number-check/checked.ts';
import * as common from '#features/number-check/words/common.ts';
import { isMasked } from '#lib/codes/masked.ts';
import { lastFour } from '#lib/codes/plain-code.ts';
import { capitals } from '#lib/codes/typed-code.ts';
import * as words from './words.ts';

/** UPI ID, as apps commonly take it: a name, @ and a handle. */
export function check(text: string): Checked | readonly Checked[] {
  if (looksLikeEmv(text)) return emvCode(text);
  const several = upiLinkIn(text)?.payees ?? upiIdsIn(text);
  return several.length > 1 ? several.slice(0, MAX_FOUND).map(checkUpiId) : checkUpiId(text);
}

/** More IDs than this make no result that anyone reads. */
const MAX_FOUND = 5;

/** The same of one ID. */
export function checkUpiId(text: string): Checked {
  const id = typedUpiId(text);
  if (isUpiNumber(id))
    return unclear(words.title, [words.upiNumber], lastFour(id.replace(/\D/g, '')));
  const [name = '', handle = '', ...more] = id.split('@');
  if (isMasked(capitals(name + handle))) return unclear(words.title, [common.masked]);
  if (isUpiId(id)) return rightId(withoutLongNumber(name.toLowerCase()), handle.toLowerCase());
  const problem = problemOf(id, name, handle, more.length);
  if (problem) return wrong(words.title, [problem]);
  return unclear(words.title, [/\.npci$/i.test(handle) ? words.npci : words.unknownHandle]);
}

/** The text of a shop's code, named for what it is. */
function emvCode(text: string): Checked {
  const {
    merchant = '',
    city = '',
    amount = '',
    hasTip,
    upiId = '',
    hasTwoReadings,
    isWhole,
  } = readEmvCode(text) ?? {};
  const rows = [
    { label: words.merchant, value: [merchant, city].filter(Boolean).join(', ') },
    { label: words.title, value: withoutLongNumber(upiId) },
    { label: words.amount, value: amount },
  ].filter(({ value }) => value !== '');
  return {
    ...unclear(words.bharatQr, [
      words.isBharatQr,
      ...(hasTwoReadings ? [words.withTwoReadings] : []),
      ...(hasTip ? [words.withTip] : []),
      ...(isWhole ? [] : [words.codeDamaged]),
    ]),
    rows,
  };
}

const rightId = (name: string, handle: string): Checked =>
  right(
    words.title,
    `${name}@${handle}`,
    [
      { label: words.name, value: name },
      { label: words.handle, value: handle },
    ],
    [words.issuer],
  );

function problemOf(id: string, name: string, handle: string, more: number): string | undefined {
  if (!id.includes('@')) return words.noAt;
  if (more > 0) return words.oneAt;
  if (name === '') return words.noName;
  if (handle === '') return words.noHandle;
  if (!/^[a-z0-9._-]{2,256}$/i.test(name)) return words.wrongName;
  if (/^[a-z0-9]+(?:\.[a-z0-9]+)?\.npci$/i.test(handle)) return;
  if (handle.includes('.')) return words.likeEmail;
  if (!/^[a-z0-9]{1,64}$/i.test(handle)) return words.wrongHandle;
}

// Some IDs are made of an Aadhaar number.
const withoutLongNumber = (name: string) =>
  name.replace(/[0-9](?:[._-]?[0-9]){11,}/g, (digits) => lastFour(digits.replace(/[._-]/g, '')));
