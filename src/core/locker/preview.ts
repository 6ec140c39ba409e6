import { MAX_PREVIEW_FRAMES, MAX_PREVIEW_PIXELS, MAX_PREVIEW_TEXT_BYTES } from './limits.ts';
import { pictureFrames } from './picture-frames.ts';
import { type PictureType, pictureType } from './picture-type.ts';

/** What a page may show of a file. Everything that is neither a picture nor plain text has no preview. */
export type Preview =
  | { kind: 'picture'; mediaType: PictureType }
  /** `cut`: the file goes on. To be shown as text content, never as markup. */
  | { kind: 'text'; text: string; cut: boolean }
  | { kind: 'none' };

/** Judges a file by its bytes alone; its name and its sender are ignored. Never throws. */
export function previewOf(bytes: ArrayBuffer): Preview {
  const mediaType = pictureType(bytes);
  if (mediaType) {
    return isDrawable(mediaType, bytes) ? { kind: 'picture', mediaType } : { kind: 'none' };
  }
  const text = plainText(bytes);
  return text === undefined ? { kind: 'none' } : { kind: 'text', ...text };
}

/** Whether no frame is too large for a phone, and there are not too many. */
function isDrawable(mediaType: PictureType, bytes: ArrayBuffer): boolean {
  let frames = 0;
  try {
    for (const [width, height] of pictureFrames(mediaType, bytes))
      if (width * height > MAX_PREVIEW_PIXELS || ++frames > MAX_PREVIEW_FRAMES) return false;
    return true;
  } catch {
    return false;
  }
}

// Valid UTF-8 without a NUL is text; hardly anything else is both by chance.
function plainText(bytes: ArrayBuffer): { text: string; cut: boolean } | undefined {
  if (new Uint8Array(bytes).includes(0)) return undefined;
  const cut = bytes.byteLength > MAX_PREVIEW_TEXT_BYTES;
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    // A stream may end inside a character, as a cut does.
    const text = decoder.decode(bytes.slice(0, MAX_PREVIEW_TEXT_BYTES), { stream: cut });
    return { text, cut };
  } catch {
    return undefined;
  }
}
