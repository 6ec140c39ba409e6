import { isUpiId, typedUpiId } from '#domain/upi-id.ts';
import * as words from '#features/number-check/words/upi.ts';
import { lastFour } from '#lib/codes/plain-code.ts';
import { type Checked, right, unclear, wrong } from './checked.ts';

/** UPI ID, as apps commonly take it: a name, @ and a handle. */
export function check(text: string): Checked {
  const id = typedUpiId(text);
  const [name = '', handle = '', ...more] = id.split('@');
  if (isUpiId(id)) return rightId(withoutLongNumber(name.toLowerCase()), handle.toLowerCase());
  const problem = problemOf(id, name, handle, more.length);
  if (problem) return wrong(words.title, [problem]);
  return unclear(words.title, [/\.npci$/i.test(handle) ? words.npci : words.unknownHandle]);
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
