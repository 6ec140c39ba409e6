import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compressText = promisify(brotliCompress);
/** Text, and PDF, whose structure is text: a third of the kit. */
const COMPRESSIBLE = /\.(?:html|js|css|svg|json|webmanifest|txt|xml|pdf)$/;

/** Files of a folder and its subfolders, relative to it, with `/` between the parts. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}

/** Bytes that a file takes over the wire: brotli where that makes it smaller, as it is for the rest. */
export async function wireBytes(content: Buffer, file: string): Promise<Buffer> {
  if (!COMPRESSIBLE.test(file)) return content;
  return compressText(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
}

/** Puts a `.br` beside every file that compresses, for hosts that serve such files as they are. */
export async function compressFolder(folder: string): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  for (const file of await filesIn(folder)) {
    if (file.endsWith('.br')) continue;
    const content = await readFile(path.join(folder, file));
    const wire = await wireBytes(content, file);
    sizes.set(file, wire.length);
    if (wire !== content) await writeFile(path.join(folder, `${file}.br`), wire);
  }
  return sizes;
}
