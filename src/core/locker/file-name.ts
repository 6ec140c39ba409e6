import { withoutEnd } from '#lib/without-end.ts';
import { MAX_FILE_NAME_CHARACTERS } from './limits.ts';
import { cleanTitle } from './title.ts';

/**
 * Names of devices on Windows, with any ending. Its ports count in superscript digits too:
 * https://learn.microsoft.com/windows/win32/fileio/naming-a-file
 */
const DEVICE = /^(con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³]|conin\$|conout\$)(\.|$)/i;

/**
 * A title or a foreign name as the beginning of a file's name that every system can keep: no folders, no
 * device, nothing invisible, not too long, never empty. Spaces become underscores.
 */
export function safeStem(text: string): string {
  const plain = cleanTitle(text)
    .normalize('NFC')
    .replace(/[/\\:*?"<>|]/g, ' ')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, '_')
    .replace(/^[._-]+/, '');
  const short = withoutEnd([...plain].slice(0, MAX_FILE_NAME_CHARACTERS).join(''), '._');
  if (short === '') return 'document';
  // Windows reads the part before the first dot: `con.tar` is a device too.
  return DEVICE.test(short) ? `_${short}` : short;
}

/** Name of the text form of a document: from its title, spaces to underscores. */
export const textName = (title: string): string => `${safeStem(title)}.txt`;

/** Name under which an uploaded file is given back: its own, made safe. */
export function originalName(name: string): string {
  const file = name.slice(-10_000).replace(/^.*[/\\]/s, '');
  const [, stem = file, ending = ''] = /^(.+)\.([a-z0-9]{1,10})$/is.exec(file) ?? [];
  return ending ? `${safeStem(stem)}.${ending.toLowerCase()}` : safeStem(stem);
}
