import type { Process } from '../../../simulation/process.ts';

/** Four of these fit into the tray, five do not. */
const LARGE = new ArrayBuffer(24 * 1024 * 1024);

/** Bytes of a file, which its name decides: what is stored under a name can be checked without another list. */
export function bytesOf(name: string): ArrayBuffer {
  if (name.startsWith('large')) return LARGE;
  return new TextEncoder().encode(`the bytes of ${name}`).buffer;
}

/** Whether these are the bytes of the file of this name. Large ones are not looked through. */
export function isFileOf(name: string, bytes: unknown): boolean {
  if (!(bytes instanceof ArrayBuffer)) return false;
  const expected = bytesOf(name);
  if (expected === LARGE) return bytes.byteLength === LARGE.byteLength;
  return Buffer.from(bytes).equals(Buffer.from(expected));
}

/** A file as a picker or a share sheet hands it over: its bytes come in their time, or not at all. */
export function fileFor(process: Process, name: string, readMs: number): File {
  const bytes = bytesOf(name);
  const arrayBuffer = () =>
    process.after(readMs, () => {
      if (name.startsWith('unreadable')) throw new DOMException('', 'NotReadableError');
      return bytes;
    });
  return { name, type: 'text/plain', size: bytes.byteLength, arrayBuffer } as unknown as File;
}

/** The `Blob` of a process: reading it is a step of that process, which takes this long. */
export function blobClass(process: Process, readMs: () => number) {
  return class SimulatedBlob {
    readonly bytes: Uint8Array;

    constructor(parts: readonly (Uint8Array | SimulatedBlob)[]) {
      const all = parts.map((part) => (part instanceof Uint8Array ? part : part.bytes));
      this.bytes = all.length === 1 && all[0] ? all[0] : Buffer.concat(all);
    }

    get size(): number {
      return this.bytes.length;
    }

    slice(from: number, to: number): SimulatedBlob {
      return new SimulatedBlob([this.bytes.subarray(from, to)]);
    }

    arrayBuffer(): Promise<ArrayBufferLike> {
      return process.after(readMs(), () => new Uint8Array(this.bytes).buffer);
    }
  };
}
