import { lastFour } from '#lib/plain-code.ts';
import { typedCode } from '#lib/typed-code.ts';
import { type Checked, right, unclear, wrong } from './checked.ts';

const TITLE = 'UPI ID';
const NAME = /^[A-Z0-9._-]{2,256}$/;
const HANDLE = /^[A-Z]{2,64}$/;

/** UPI ID, as apps commonly take it: a name, @ and a handle. */
export function check(text: string): Checked {
  const id = typedCode(text);
  const [name = '', handle = '', ...more] = id.split('@');
  const problems = problemsOf(id, name, handle, more.length);
  if (problems.length > 0) return wrong(TITLE, problems);
  if (!HANDLE.test(handle))
    return unclear(TITLE, [
      'Handles that we know are made of letters alone, at least two. Compare this one with the app.',
    ]);
  const shownName = withoutLongNumber(name.toLowerCase());
  const shownHandle = handle.toLowerCase();
  return right(
    TITLE,
    `${shownName}@${shownHandle}`,
    [
      { label: 'Name', value: shownName },
      { label: 'Handle', value: shownHandle },
    ],
    [
      'The handle says which app or bank gave out the ID. Only the bank knows whether it is in use.',
    ],
  );
}

function problemsOf(id: string, name: string, handle: string, more: number): string[] {
  if (!id.includes('@')) return ['An @ must stand between the name and the handle.'];
  if (more > 0) return ['There must be one @ only.'];
  if (name === '') return ['A name must stand before the @.'];
  if (handle === '') return ['A handle must stand after the @.'];
  if (handle.includes('.'))
    return ['A dot after the @ makes it an email address: the handle of a UPI ID has none.'];
  if (!NAME.test(name))
    return [
      'The name before the @ has 2 to 256 letters, digits, dots, hyphens and underscores, and nothing else.',
    ];
  if (!/^[A-Z0-9]+$/.test(handle)) return ['The handle after the @ is made of letters.'];
  return [];
}

// Some IDs are made of an Aadhaar number.
const withoutLongNumber = (name: string) =>
  name.replace(/[0-9](?:[._-]?[0-9]){11,}/g, (digits) => lastFour(digits.replace(/[._-]/g, '')));
