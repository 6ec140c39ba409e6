import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

/**
 * What a page's copy relies on in the application that shows it: the types that both are written to, and the icons of
 * the document. As long as these are the same, the application of one build shows the copy of another as it is meant.
 */
const RELIED_ON = ['../copy/types/', '../src/components/icons.svg'];

/** Names the shape of this build's copy: the beginning of the digest of what it relies on. */
export function copyShape(): string {
  const digest = createHash('sha256');
  for (const path of RELIED_ON) {
    const at = new URL(path, import.meta.url);
    const files = path.endsWith('/')
      ? readdirSync(at)
          .sort()
          .map((name) => new URL(name, at))
      : [at];
    for (const file of files) digest.update(readFileSync(file));
  }
  return digest.digest('base64url').slice(0, 6);
}
