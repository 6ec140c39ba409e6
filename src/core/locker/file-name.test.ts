import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { HOSTILE } from '#tests/unit/lib/hostile.ts';
import { shownTitle } from './as-shown.ts';
import { parseDocument } from './document.ts';
import { originalName, safeStem, textName } from './file-name.ts';
import { cleanTitle, titleOf } from './title.ts';
import { uploadedDocument } from './uploaded-document.ts';

const RLO = '\u202e';

describe('the text download of a title', () => {
  it.each([
    ['Aadhaar Card', 'Aadhaar_Card.txt'],
    ['Class XII Marksheet', 'Class_XII_Marksheet.txt'],
    ['व्यापार लाइसेंस', 'व्यापार_लाइसेंस.txt'],
    ['../../x', 'x.txt'],
    ['..\\..\\windows\\x', 'windows_x.txt'],
    ['CON', '_CON.txt'],
    ['con.tar', '_con.tar.txt'],
    ['Lpt1', '_Lpt1.txt'],
    ['com1', '_com1.txt'],
    ['CONIN$', '_CONIN$.txt'],
    // No devices, whose names these only hold.
    ['falcon', 'falcon.txt'],
    ['Contract', 'Contract.txt'],
    ['comb', 'comb.txt'],
    ['con artist', 'con_artist.txt'],
    ['Fee: July', 'Fee_July.txt'],
    [' ? rent ? ', 'rent.txt'],
    ['COM¹', '_COM¹.txt'],
    ['lpt³.port', '_lpt³.port.txt'],
    [`photo${RLO}gpj.exe`, 'photo_gpj.exe.txt'],
    ['a\u0000b\r\nc', 'a_b_c.txt'],
    ['a:b*c?d"e<f>g|h', 'a_b_c_d_e_f_g_h.txt'],
    ['trailing dots...', 'trailing_dots.txt'],
    ['.hidden', 'hidden.txt'],
    ['-rf', 'rf.txt'],
    ['', 'document.txt'],
    ['   ', 'document.txt'],
    ['...', 'document.txt'],
    ['\u200b\u200d', 'document.txt'],
    ['x'.repeat(400), `${'x'.repeat(60)}.txt`],
    ['👩‍⚕️'.repeat(100), expect.stringMatching(/^.{1,130}\.txt$/u)],
  ])('%j is called %s', (title, name) => {
    expect(textName(title)).toEqual(name);
  });
});

test('an original keeps its ending, if that is one', () => {
  expect(originalName('Trade licence.PDF')).toBe('Trade_licence.pdf');
  expect(originalName('/sdcard/DCIM/IMG 1.jpg')).toBe('IMG_1.jpg');
  expect(originalName('C:\\fakepath\\a.txt')).toBe('a.txt');
  expect(originalName('archive.tar.gz')).toBe('archive.tar.gz');
  expect(originalName('no ending')).toBe('no_ending');
  expect(originalName(`photo${RLO}gpj.exe`)).toBe('photo_gpj.exe');
  expect(originalName('CON.txt')).toBe('_CON.txt');
  expect(originalName('.bashrc')).toBe('bashrc');
  expect(originalName('a.txt.')).toBe('a.txt');
  expect(originalName('v1.2 final')).toBe('v1.2_final');
  expect(originalName('')).toBe('document');
});

test('the title of a file is its name without folder and ending', () => {
  expect(titleOf('Trade licence.pdf')).toBe('Trade licence');
  expect(titleOf('/sdcard/IMG_1.jpg')).toBe('IMG_1');
  expect(titleOf('Rs. 500 bill')).toBe('Rs. 500 bill');
  expect(titleOf('.pdf')).toBe('.pdf');
  expect(titleOf('')).toBe('');
  expect(titleOf(`${RLO}.pdf`)).toBe('');
  // Only the beginning is looked at.
  expect(titleOf(`${'n'.repeat(10_000)}/a.pdf`)).toBe('n'.repeat(120));
});

test('a title is what is read of it, without spaces at either end', () => {
  expect(cleanTitle(` ${'n'.repeat(130)}`)).toBe('n'.repeat(120));
  expect(cleanTitle(`${'n'.repeat(119)} n`)).toBe('n'.repeat(119));
  expect(cleanTitle(`${' '.repeat(10_000)}n`)).toBe('');
});

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom('.', '/', '\\', ' ', 'C', 'O', 'N', '\u0000', RLO, '\ud800') }),
  fc.constantFrom(...HOSTILE.map((hostile) => hostile.text)),
);

/** What no file's name may hold or be, on any system. */
function expectSafe(name: string): void {
  expect(name).not.toMatch(/[/\\:*?"<>|\p{Cc}\p{Cf}\p{Cs}\s]/u);
  expect(name).not.toMatch(/^[.-]|[. ]$|^$/);
  expect(name).not.toMatch(/^(con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³])(\.|$)/i);
  expect(new TextEncoder().encode(name).length).toBeLessThan(255);
}

test('no text makes a file name that a system refuses', () => {
  fc.assert(
    fc.property(text, (title) => {
      expectSafe(textName(title));
      expectSafe(originalName(title));
      expect(safeStem(safeStem(title))).toBe(safeStem(title));
    }),
    { numRuns: 2_000 },
  );
});

const id = '11111111-2222-4333-8444-555555555555';

test('no text makes a title of more than one short line', () => {
  fc.assert(
    fc.property(text, (raw) => {
      const title = cleanTitle(raw);
      expect([...title].length).toBeLessThanOrEqual(120);
      expect(title).toBe(title.trim());
      expect(title).not.toMatch(/[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u);
      expect(cleanTitle(title)).toBe(title);
      const of = { id, name: raw, mediaType: '', bytes: 0, head: new ArrayBuffer(0), now: 0 };
      const made = uploadedDocument({ ...of, issuerCode: 'visitor', position: 0 });
      expect(shownTitle(made)).toBe(titleOf(raw) || 'Document');
      expect(parseDocument(made)).toEqual(made);
    }),
    { numRuns: 2_000 },
  );
});
