/** Marks a buffer in the JSON: its offset and its length. */
const BUFFER = '\0buffer';

/**
 * Marks a value that JSON cannot express: its type, and its parts. Records of this version have
 * none.
 */
const TYPE = '\0type';

const VIEWS: Readonly<Record<string, new (bytes: ArrayBuffer) => ArrayBufferView>> = {
  Int8Array,
  Uint8Array,
  Uint8ClampedArray,
  Int16Array,
  Uint16Array,
  Int32Array,
  Uint32Array,
  Float32Array,
  Float64Array,
  BigInt64Array,
  BigUint64Array,
  DataView,
};

/**
 * A stored value as JSON, with its buffers separate, in the types that a structured clone keeps. A field that is
 * undefined goes, and of what has no form here, a file say, its fields stay alone.
 */
export function toJson(record: unknown): { json: unknown; buffers: ArrayBuffer[] } {
  const buffers: ArrayBuffer[] = [];
  const seen = new Map<object, number>();
  let sum = 0;

  const typed = (...parts: readonly unknown[]) => ({ [TYPE]: parts });

  function buffer(bytes: ArrayBuffer) {
    buffers.push(bytes);
    sum += bytes.byteLength;
    return { [BUFFER]: [sum - bytes.byteLength, bytes.byteLength] };
  }

  function form(value: unknown): unknown {
    if (typeof value === 'bigint') return typed('bigint', `${value}`);
    if (value === undefined) return typed('undefined');
    if (typeof value === 'number')
      return Number.isFinite(value) && !Object.is(value, -0)
        ? value
        : typed('number', written(value));
    if (typeof value !== 'object' || value === null) return value;
    const before = seen.get(value);
    if (before !== undefined) return typed('same', before);
    seen.set(value, seen.size);
    return ofObject(value);
  }

  function ofObject(value: object): unknown {
    // The word behind `[object `. Not `instanceof`: it may come from another realm.
    const type = Object.prototype.toString.call(value).slice(8, -1);
    if (type === 'Array') return Array.from(value as unknown[], form);
    if (type === 'ArrayBuffer') return buffer(value as ArrayBuffer);
    if (type === 'Date') return typed(type, form((value as Date).getTime()));
    if (type === 'RegExp') return typed(type, (value as RegExp).source, (value as RegExp).flags);
    if (type === 'Map')
      return typed(
        type,
        [...(value as Map<unknown, unknown>)].map((pair) => pair.map(form)),
      );
    if (type === 'Set') return typed(type, [...(value as Set<unknown>)].map(form));
    if (Object.hasOwn(VIEWS, type)) {
      const { buffer: under, byteOffset, byteLength } = value as ArrayBufferView<ArrayBuffer>;
      return typed(type, buffer(under.slice(byteOffset, byteOffset + byteLength)));
    }
    const fields = Object.entries(value)
      .filter(([, field]) => field !== undefined)
      .map(([name, field]) => [name, form(field)] as const);
    // An object that has fields of these names itself is written field by field.
    const isPlain = !fields.some(
      ([name]) => name === TYPE || name === BUFFER || name === '__proto__',
    );
    return isPlain ? Object.fromEntries(fields) : typed('fields', fields);
  }

  const json = form(record);
  return { json, buffers };
}

/** The value that `toJson` was given. Throws for other JSON. */
export function fromJson(json: unknown, slice: (at: number, size: number) => ArrayBuffer): unknown {
  const made: unknown[] = [];

  /** Noted before what is in it, in the order in which `toJson` met them: it may lead back to itself. */
  function note<Value>(value: Value, fill: (value: Value) => void = () => {}): Value {
    made.push(value);
    fill(value);
    return value;
  }

  function value(part: unknown): unknown {
    if (typeof part !== 'object' || part === null) return part;
    if (Array.isArray(part))
      return note([] as unknown[], (list) => {
        for (const one of part) list.push(value(one));
      });
    const fields = part as Record<string, unknown>;
    if (Array.isArray(fields[TYPE])) return ofType(fields[TYPE]);
    if (Array.isArray(fields[BUFFER])) return note(bytesOf(fields));
    return object(Object.entries(fields));
  }

  const object = (fields: readonly (readonly [string, unknown])[]) =>
    note({}, (made) => {
      for (const [name, field] of fields)
        Object.defineProperty(made, name, { value: value(field), ...OWN });
    });

  function bytesOf(part: unknown): ArrayBuffer {
    const [at, size] = (part as Record<string, [number, number]>)[BUFFER] ?? [0, 0];
    return slice(Number(at), Number(size));
  }

  function ofType([type, content, flags]: unknown[]): unknown {
    const parts = content as unknown[];
    if (type === 'undefined') return undefined;
    if (type === 'same') return made[content as number];
    if (type === 'number') return Number(content);
    if (type === 'bigint') return BigInt(content as string);
    if (type === 'Date') return note(new Date(value(content) as number));
    if (type === 'RegExp') return note(new RegExp(content as string, flags as string));
    if (type === 'fields') return object(parts as [string, unknown][]);
    if (type === 'Set')
      return note(new Set<unknown>(), (set) => {
        for (const one of parts) set.add(value(one));
      });
    if (type === 'Map')
      return note(new Map<unknown, unknown>(), (map) => {
        for (const [key, one] of parts as [unknown, unknown][]) map.set(value(key), value(one));
      });
    const View = Object.hasOwn(VIEWS, type as string) && VIEWS[type as string];
    if (!View) throw new TypeError(`Nobody knows ${type}.`);
    return note(new View(bytesOf(content)));
  }

  return value(json);
}

const OWN = { writable: true, enumerable: true, configurable: true } as const;

const written = (value: number) => (Object.is(value, -0) ? '-0' : `${value}`);
