import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compressText = promisify(brotliCompress);

/** The best that brotli can do, and its slowest. */
const QUALITY = 11;

/** What was compressed before, under the hash of its text: a build compresses only what changed. */
const CACHE = path.resolve(
  import.meta.dirname,
  `../../node_modules/.cache/kolam-brotli-${process.versions.brotli}`,
);

/** Files that are compressed at once: of Node's four threads one is left for what else reads and writes. */
const LANES = 3;

/** Text, and PDF, whose structure is text: a third of the kit. */
const COMPRESSIBLE = /\.(?:html|m?js|css|svg|json|webmanifest|txt|xml|pdf)$/;

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
  const kept = path.join(CACHE, `${createHash('sha256').update(content).digest('hex')}.br`);
  const known = await readFile(kept).catch(() => undefined);
  if (known?.length) return known;
  const wire = await compressText(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY },
  });
  await mkdir(CACHE, { recursive: true });
  // Builds run side by side: a file has its name only when it is whole.
  const unfinished = `${kept}.${randomUUID()}`;
  await writeFile(unfinished, wire);
  await rename(unfinished, kept);
  return wire;
}

/** Bytes of files over the wire, by their path in a folder. */
export type Sizes = ReadonlyMap<string, number>;

/**
 * Puts a `.br` next to every file of a folder that compresses, for hosts that serve such files as they are.
 *
 * @param known files that were compressed before and have not changed since
 */
export async function compressFolder(folder: string, known: Sizes = new Map()): Promise<Sizes> {
  const { sizes } = await startCompressing(folder, known);
  return sizes;
}

/**
 * Starts the same for the files that are there now. They must not change any more; others may be written meanwhile.
 * Node compresses in its own threads, so that other work continues.
 */
export async function startCompressing(
  folder: string,
  known: Sizes = new Map(),
): Promise<{ sizes: Promise<Sizes> }> {
  const files = (await filesIn(folder)).filter((file) => !file.endsWith('.br') && !known.has(file));
  const left = files.values();
  const sizes = new Map(known);
  const compress = async () => {
    for (const file of left) {
      const content = await readFile(path.join(folder, file));
      const wire = await wireBytes(content, file);
      if (wire !== content) await writeFile(path.join(folder, `${file}.br`), wire);
      sizes.set(file, wire.length);
    }
  };
  const lanes = Array.from({ length: LANES }, compress);
  return { sizes: Promise.all(lanes).then(() => sizes) };
}
