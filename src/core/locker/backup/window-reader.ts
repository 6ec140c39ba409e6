/** Bytes of an archive from one place up to another; fewer where it ends before. */
export type ReadBytes = (from: number, to: number) => Promise<Uint8Array<ArrayBuffer>>;

/** Small files follow each other, so this many bytes are read at once. */
const WINDOW_BYTES = 1024 * 1024;

/**
 * Reads an archive in windows. Each slice of a file costs a millisecond, however small, and an archive of
 * thousands of small files would be mostly slices.
 */
export function windowReader(archive: Blob): ReadBytes {
  let start = 0;
  let bytes = new Uint8Array();
  return async (from, to) => {
    if (from < start || to > start + bytes.length) {
      const end = Math.max(to, from + WINDOW_BYTES);
      [start, bytes] = [from, new Uint8Array(await archive.slice(from, end).arrayBuffer())];
    }
    // A copy: what is kept of it must not keep the whole window.
    return bytes.slice(from - start, to - start);
  };
}
