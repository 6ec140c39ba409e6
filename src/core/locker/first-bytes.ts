import * as words from '#words/locker/file-kinds.ts';

/** What a file is by its first bytes, and the endings that names of such files have. */
export interface FileKind {
  label: string;
  endings: readonly string[];
}

const kind = (label: string, endings = ''): FileKind => ({
  label,
  endings: endings.split(' ').filter(Boolean),
});

/** Chats and phones keep the name of a picture that they pack anew: photo.jpeg is a WebP then. */
const PICTURES = 'png jpg jpeg jpe jfif gif webp avif heic heif';

/** Banks call pages, tables of text and new workbooks by the names of the first ones. */
const OFFICE = 'doc xls ppt';

/** By the first bytes as hexadecimal digits; the first one that fits counts. */
const BY_BYTES: readonly (readonly [RegExp, FileKind])[] = [
  [/^89504e470d0a1a0a/, kind(words.png, PICTURES)],
  [/^ffd8ff/, kind(words.jpeg, PICTURES)],
  [/^474946383[79]61/, kind(words.gif, PICTURES)],
  [/^52494646.{8}57454250/, kind(words.webp, PICTURES)],
  // A brand among the first five: pictures of both kinds may begin with that of their container.
  [/^.{8}66747970(?:.{8}){0,5}61766(?:966|973)/, kind(words.avif, PICTURES)],
  [/^.{8}66747970(?:686569|686576|6d696631|6d736631)/, kind(words.heic, PICTURES)],
  // What QuickTime may begin with: moov, mdat, free, wide, skip, pnot.
  [
    /^.{8}66747970|^00.{6}(?:6d6f6f76|6d646174|66726565|77696465|736b6970|706e6f74)/,
    kind(words.mp4, 'mp4 m4v m4a mov 3gp mp3'),
  ],
  // A BOM or white space may be before it.
  [/^(?:efbbbf)?(?:0[9ad]|20)*255044462d/, kind(words.pdf, 'pdf')],
  [/^504b0[357]/, kind(words.zip, `zip docx xlsx pptx odt ods apk ${OFFICE}`)],
  // With a password also today's documents.
  [/^d0cf11e0a1b11ae1/, kind(words.olderOffice, `${OFFICE} msg msi docx xlsx pptx`)],
  [/^7b5c727466/, kind(words.richText, 'rtf doc')],
  [/^4d5a/, kind(words.windowsProgram, 'exe dll scr com')],
  [/^7f454c46/, kind(words.linuxProgram, 'so')],
  [/^1f8b/, kind(words.gzip, 'gz tgz')],
  [/^377abcaf271c/, kind(words.sevenZip, '7z')],
  [/^526172211a07/, kind(words.rar, 'rar')],
  // ID3, or a frame of MPEG 1, 2 or 2.5, layer III.
  [/^(?:494433|ff(?:e[23]|f[23ab]))/, kind(words.mp3, 'mp3')],
];

/** By the first characters, for files that are text. */
const BY_TEXT: readonly (readonly [RegExp, FileKind])[] = [
  [
    /^<(!doctype html|html|head|body|script|iframe|meta)/i,
    kind(words.html, `html htm xhtml xml ${OFFICE}`),
  ],
  [/^<(\?xml|svg|!doctype svg)/i, kind(words.xml, `svg xml xhtml html htm ${OFFICE}`)],
  [/^#!/, kind(words.script, 'sh py')],
];

/** Pieces of pages and of drawings are text too. */
const TEXT = kind(words.text, `txt csv md log html htm svg xml xhtml sh py ${OFFICE}`);

/** What may come before the element that says what a page or a drawing is. */
const BEFORE_ELEMENT = /^(?:\s|<!--(?:[^-]|-(?!->))*-->)*/;

/** What these first bytes of a file say it is; its name and its sender are ignored. */
export function fileKind(head: ArrayBuffer): FileKind {
  if (head.byteLength === 0) return kind(words.empty);
  const bytes = new Uint8Array(head);
  const digits = Array.from(bytes.slice(0, 32), (byte) => byte.toString(16).padStart(2, '0'));
  const known = BY_BYTES.find(([pattern]) => pattern.test(digits.join('')));
  if (known) return known[1];
  const text = asText(bytes);
  if (text === undefined) return kind(words.unknown);
  const start = text.replace(BEFORE_ELEMENT, '');
  return BY_TEXT.find(([pattern]) => pattern.test(start))?.[1] ?? TEXT;
}

/**
 * Whether a name's ending belongs to another kind of file than the first bytes do: a picture that is a program. Of
 * bytes that nobody knows none can be said.
 */
export function endsAsOther(name: string, { endings }: FileKind): boolean {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  if (endings.length === 0 || endings.includes(ending)) return false;
  const isClaimed = ([, other]: readonly [RegExp, FileKind]) => other.endings.includes(ending);
  return [...BY_BYTES, ...BY_TEXT].some(isClaimed);
}

// A head ends anywhere, also inside a character.
function asText(bytes: Uint8Array<ArrayBuffer>): string | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes.includes(0)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return undefined;
  }
}
