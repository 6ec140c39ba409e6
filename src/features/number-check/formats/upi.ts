import { isUpiId, typedUpiId } from '#domain/upi-id.ts';
import { lastFour } from '#lib/plain-code.ts';
import { type Checked, right, unclear, wrong } from './checked.ts';

const TITLE = 'UPI ID';

/** UPI ID, as apps commonly take it: a name, @ and a handle. */
export function check(text: string): Checked {
  const id = typedUpiId(text);
  const [name = '', handle = '', ...more] = id.split('@');
  if (isUpiId(id)) return rightId(withoutLongNumber(name.toLowerCase()), handle.toLowerCase());
  const problem = problemOf(id, name, handle, more.length);
  if (problem) return wrong(TITLE, [problem]);
  return unclear(TITLE, [
    /\.npci$/i.test(handle)
      ? 'IDs that end in .npci stand for an account, a phone or an Aadhaar number. They are not read here.'
      : 'Handles that we know begin with a letter and have at least two characters. Compare this one with the app.',
  ]);
}

const rightId = (name: string, handle: string): Checked =>
  right(
    TITLE,
    `${name}@${handle}`,
    [
      { label: 'Name', value: name },
      { label: 'Handle', value: handle },
    ],
    [
      'The handle says which app or bank gave out the ID. Only the bank knows whether it is in use.',
    ],
  );

function problemOf(id: string, name: string, handle: string, more: number): string | undefined {
  if (!id.includes('@')) return 'An @ must stand between the name and the handle.';
  if (more > 0) return 'There must be one @ only.';
  if (name === '') return 'A name must stand before the @.';
  if (handle === '') return 'A handle must stand after the @.';
  if (!/^[a-z0-9._-]{2,256}$/i.test(name))
    return 'The name before the @ has 2 to 256 letters, digits, dots, hyphens and underscores, and nothing else.';
  if (/^[a-z0-9]+(?:\.[a-z0-9]+)?\.npci$/i.test(handle)) return;
  if (handle.includes('.'))
    return 'A dot after the @ makes it an email address: the handle of a UPI ID has none.';
  if (!/^[a-z0-9]{1,64}$/i.test(handle))
    return 'The handle after the @ is made of letters and digits, 64 at most.';
}

// Some IDs are made of an Aadhaar number.
const withoutLongNumber = (name: string) =>
  name.replace(/[0-9](?:[._-]?[0-9]){11,}/g, (digits) => lastFour(digits.replace(/[._-]/g, '')));
