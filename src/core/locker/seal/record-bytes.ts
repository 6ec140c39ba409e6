/** Stands in the JSON for a buffer: where it begins and how long it is. No record of the site has such a field. */
const BUFFER = '\0buffer';

/** Number of bytes of the JSON, little-endian, at the beginning. */
const LENGTH_BYTES = 4;

/**
 * A record as bytes: the length of its JSON, that JSON, and its buffers one after the other. What JSON cannot
 * hold, which only a damaged record has, becomes a text, and is as unreadable as it was.
 */
export function recordToBytes(record: unknown): Uint8Array<ArrayBuffer> {
  const buffers: ArrayBuffer[] = [];
  let sum = 0;
  const json = (value: unknown) =>
    JSON.stringify(value, (_, field) => {
      if (!isBuffer(field)) return field;
      buffers.push(field);
      sum += field.byteLength;
      return { [BUFFER]: [sum - field.byteLength, field.byteLength] };
    });
  const head = new TextEncoder().encode(orText(record, json));
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

/** The record that `recordToBytes` was given. Throws where the bytes are none of its. */
export function recordFromBytes(bytes: ArrayBuffer): unknown {
  const begin = LENGTH_BYTES + new DataView(bytes).getUint32(0, true);
  const head = new TextDecoder().decode(bytes.slice(LENGTH_BYTES, begin));
  return JSON.parse(head, (_, field) => {
    const place: unknown = field?.[BUFFER];
    if (!Array.isArray(place)) return field;
    const [at, size] = place.map(Number) as [number, number];
    return bytes.slice(begin + at, begin + at + size);
  });
}

function orText(record: unknown, json: (value: unknown) => string | undefined): string {
  try {
    return json(record) ?? JSON.stringify(String(record));
  } catch {
    return JSON.stringify(String(record));
  }
}

// Not `instanceof`: the bytes may come from another realm.
const isBuffer = (value: unknown): value is ArrayBuffer =>
  Object.prototype.toString.call(value) === '[object ArrayBuffer]';
