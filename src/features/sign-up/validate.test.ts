import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { PHONE_MAX_DIGITS, PHONE_MIN_DIGITS } from '#domain/phone.ts';
import { SUBMITTING_MS } from '#features/sign-up/limits.ts';
import { signUp } from '#features/sign-up/simulated.ts';
import {
  checkSignUp,
  cleanName,
  FIELDS,
  phoneValue,
  type SignUpFields,
} from '#features/sign-up/validate.ts';

const GOOD = {
  name: 'Asha Verma',
  phone: '9876543210',
  email: 'asha@shop.example',
  requirement: '/apis/Payout',
};

const check = (changed: Partial<SignUpFields>, dialCode = '91') =>
  checkSignUp({ ...GOOD, ...changed }, dialCode);

test('the limits and the delay are those of the specification', () => {
  expect([PHONE_MIN_DIGITS, PHONE_MAX_DIGITS, SUBMITTING_MS]).toEqual([8, 15, 1000]);
});

describe('checkSignUp', () => {
  test('lets a filled form through', () => expect(check({})).toEqual({}));

  test.each(FIELDS)('asks for %s', (field) => {
    for (const nothing of ['', '  ', '\n'])
      expect(check({ [field]: nothing })).toEqual({ [field]: '', form: 'Please fill all fields.' });
  });

  test('checks for empty fields before anything else', () => {
    expect(check({ name: '7', phone: '1', email: 'x', requirement: '' })).toEqual({
      requirement: '',
      form: 'Please fill all fields.',
    });
  });

  test('looks at name, phone and e-mail in this order', () => {
    const wrong = { name: 'R2 D2', phone: '1', email: 'x' };
    expect(check(wrong)).toEqual({ name: 'Name should only contain letters.' });
    expect(check({ ...wrong, name: 'R D' })).toEqual({
      phone: 'Please enter a valid phone number.',
    });
    expect(check({ email: 'x' })).toEqual({ email: 'Please enter a valid email address.' });
  });

  test.each([
    'Asha',
    '  Asha   Verma ',
    'आशा वर्मा',
    'காவ்யா',
    'সুমিতা',
    'ಶ್ರೀ\u200cನಿವಾಸ',
    'ക്\u200dഷ',
    // As keyboards of these scripts type them: the joiner shapes the letter.
    'র\u200d্যাচেল',
    'ಆರ\u200d್ಯ',
    // Marks of direction and width come along with a pasted name.
    '\u202aAsha\u202c',
    'Asha\u200b Verma\ufeff',
    'Asha\u200d',
    'José Núñez',
    'Jose\u0301',
    'محمد',
    '李雷',
  ])('%j is a name', (name) => expect(check({ name })).toEqual({}));

  test.each([
    'Asha1',
    'Asha.',
    "O'Neil",
    'Asha-Rani',
    'आशा२',
    '🙂',
    '<b>Asha</b>',
    '\u0301',
    '\uD800',
    'A\uDC00',
  ])('%j is none', (name) =>
    expect(check({ name })).toEqual({ name: 'Name should only contain letters.' }),
  );

  test.each([
    ['91', '12345', false],
    ['91', '123456', true],
    ['91', '1234567890123', true],
    ['91', '12345678901234', false],
    ['1', '123456', false],
    ['1', '1234567', true],
    ['977', '123456789012', true],
    ['977', '1234567890123', false],
    ['91', '98765x4321', false],
    ['91', '९८७६५४३२१०', false],
  ])('+%s %s: %s', (dialCode, phone, right) => {
    expect(check({ phone }, dialCode)).toEqual(
      right ? {} : { phone: 'Please enter a valid phone number.' },
    );
  });

  test('copes with any texts', () => {
    const text = fc.string({ unit: 'binary', maxLength: 40 });
    fc.assert(
      fc.property(text, text, text, text, text, (name, phone, email, requirement, dialCode) => {
        const problems = checkSignUp({ name, phone, email, requirement }, dialCode);
        expect(problems).toBeTypeOf('object');
      }),
    );
    expect(check({ name: 'क्\u200d'.repeat(50_000) })).toEqual({});
    expect(check({ phone: '9'.repeat(100_000) })).toHaveProperty('phone');
  });
});

test('the value of a phone number begins with the dial code', () => {
  expect(phoneValue('91', '9876543210')).toBe('919876543210');
});

test('a name is greeted on one line', () => {
  expect(cleanName(' Asha\n Verma\t')).toBe('Asha Verma');
});

test('a sign-up takes one second, and an abandoned one never ends', async () => {
  vi.useFakeTimers();
  try {
    const done = vi.fn();
    const abandoned = vi.fn();
    const leaving = new AbortController();
    void signUp('Asha', new AbortController().signal).then(done);
    void signUp('Asha', leaving.signal).catch(abandoned);
    leaving.abort();
    await vi.advanceTimersByTimeAsync(999);
    expect(done).not.toHaveBeenCalled();
    expect(abandoned).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(1);
    expect(done).toHaveBeenCalledWith('Asha');
  } finally {
    vi.useRealTimers();
  }
});
