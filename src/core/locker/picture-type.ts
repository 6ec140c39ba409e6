// First bytes as hexadecimal: https://mimesniff.spec.whatwg.org/#matching-an-image-type-pattern
const SIGNATURES = [
  ['image/png', /^89504e470d0a1a0a/],
  ['image/jpeg', /^ffd8ff/],
  ['image/gif', /^474946383[79]61/],
  ['image/webp', /^52494646.{8}574542505650/],
] as const;

export type PictureType = (typeof SIGNATURES)[number][0];

/** Which of the pictures that a preview may render these bytes begin as; the file's name says nothing. */
export function pictureType(bytes: ArrayBuffer): PictureType | undefined {
  const first = [...new Uint8Array(bytes.slice(0, 14))];
  const hexadecimal = first.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return SIGNATURES.find(([, signature]) => signature.test(hexadecimal))?.[0];
}
