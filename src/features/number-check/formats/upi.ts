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
      ? 'IDs that end in .npci stand for an account, a phone or an Aadhaar number. This tool does not read them.'
      : 'Known handles begin with a letter and have at least two characters. Compare this one with the app.',
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
      'The handle names the app or bank that issued the ID. Only the bank knows whether it is in use.',
    ],
  );

function problemOf(id: string, name: string, handle: string, more: number): string | undefined {
  if (!id.includes('@')) return 'Put an @ between the name and the handle.';
  if (more > 0) return 'Use one @ only.';
  if (name === '') return 'Put the name before the @.';
  if (handle === '') return 'Put the handle after the @.';
  if (!/^[a-z0-9._-]{2,256}$/i.test(name))
    return 'Before the @, use 2 to 256 letters, digits, dots, hyphens and underscores only.';
  if (/^[a-z0-9]+(?:\.[a-z0-9]+)?\.npci$/i.test(handle)) return;
  if (handle.includes('.'))
    return 'This looks like an email address: the handle of a UPI ID has no dot.';
  if (!/^[a-z0-9]{1,64}$/i.test(handle))
    return 'After the @, use letters and digits only, 64 at most.';
}

// Some IDs are made of an Aadhaar number.
const withoutLongNumber = (name: string) =>
  name.replace(/[0-9](?:[._-]?[0-9]){11,}/g, (digits) => lastFour(digits.replace(/[._-]/g, '')));
