import { fromJson, toJson } from './typed-json.ts';

/** Number of bytes of the JSON, little-endian, at the beginning. */
const LENGTH_BYTES = 4;

/**
 * A record as bytes: the length of its JSON, that JSON, and its buffers one after the other. What cannot be told so,
 * which only a damaged record has, becomes a text, and is as unreadable as it was.
 */
export function recordToBytes(record: unknown): Uint8Array<ArrayBuffer> {
  const { json, buffers } = orText(record);
  const head = new TextEncoder().encode(JSON.stringify(json));
  const sum = buffers.reduce((bytes, { byteLength }) => bytes + byteLength, 0);
  const bytes = new Uint8Array(LENGTH_BYTES + head.length + sum);
  new DataView(bytes.buffer).setUint32(0, head.length, true);
  bytes.set(head, LENGTH_BYTES);
  let at = LENGTH_BYTES + head.length;
  for (const buffer of buffers) {
    bytes.set(new Uint8Array(buffer), at);
    at += buffer.byteLength;
  }
  return bytes;
}

/** The record that `recordToBytes` was given. Throws for other bytes. */
export function recordFromBytes(bytes: ArrayBuffer): unknown {
  const begin = LENGTH_BYTES + new DataView(bytes).getUint32(0, true);
  const head = new TextDecoder().decode(bytes.slice(LENGTH_BYTES, begin));
  return fromJson(JSON.parse(head), (at, size) => bytes.slice(begin + at, begin + at + size));
}

function orText(record: unknown): { json: unknown; buffers: ArrayBuffer[] } {
  try {
    return toJson(record);
  } catch {
    return { json: String(record), buffers: [] };
  }
}
