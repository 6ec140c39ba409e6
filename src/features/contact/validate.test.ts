import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { NO_TEXT } from '#core/storage/message-fields.ts';
import { checkContact, cleaned } from './validate.ts';

const good = {
  ...NO_TEXT,
  from_name: 'Asha Verma',
  from_email: 'asha@shop.example',
  message: 'Hello',
};

describe('checkContact', () => {
  it('finds nothing wrong with a good message', () => {
    expect(checkContact(good)).toEqual({});
  });

  it('requires all three fields, and spaces are not enough', () => {
    const errors = checkContact({ ...good, from_name: ' ', from_email: '', message: '\n\t' });
    expect(Object.keys(errors)).toEqual(['from_name', 'from_email', 'message']);
  });

  it.each(['plain', '@a', 'a@', 'a b@c', 'a@b..c', 'a@-b', `${'a'.repeat(250)}@b.example`])(
    'calls %j no email address',
    (from_email) => {
      expect(checkContact({ ...good, from_email }).from_email).toBe(
        'Please enter a valid email address.',
      );
    },
  );

  it.each(['a@b', 'first.last+tag@sub.domain.example', "o'neil@x.in"])('takes %j', (from_email) => {
    expect(checkContact({ ...good, from_email })).toEqual({});
  });

  it('takes 5,000 characters and not one more', () => {
    expect(checkContact({ ...good, message: 'x'.repeat(5_000) })).toEqual({});
    expect(checkContact({ ...good, message: 'x'.repeat(5_001) }).message).toContain('5,000');
  });

  it('copes with any input without throwing', () => {
    const text = fc.string({ unit: 'binary', maxLength: 200 });
    fc.assert(
      fc.property(text, text, text, (from_name, from_email, message) => {
        checkContact({ ...good, from_name, from_email, message });
        return true;
      }),
    );
  });
});

describe('cleaned', () => {
  it('keeps Hindi, right-to-left text and joined emoji as they are', () => {
    const message = 'नमस्ते مرحبا 👨‍👩‍👧 {{x}} <b>hi</b>';
    expect(cleaned({ ...good, message }).message).toBe(message);
  });

  it('replaces half characters, which JSON could not carry', () => {
    expect(cleaned({ ...good, message: 'a\uD800b\uDC00c😀' }).message).toBe('a\uFFFDb\uFFFDc😀');
  });

  it('puts a name on one line', () => {
    expect(cleaned({ ...good, from_name: ' Asha\r\nVerma ' }).from_name).toBe('Asha Verma');
  });
});
