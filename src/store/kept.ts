/** Null where nothing is kept; undefined where storage is refused, or holds what cannot be read. */
export type KeptText = string | null | undefined;

/** A small value that the browser keeps. Nothing here throws. */
export interface Kept<Value> {
  read(): Value;
  /** Null takes it away. Returns whether storage did as it was told. */
  write(text: string | null): boolean;
}

/** Of the site, in `localStorage`. */
export const kept = <Value>(key: string, parse: (text: KeptText) => Value) =>
  keptIn(() => localStorage, key, parse);

/** Of one tab, in `sessionStorage`. */
export const keptInTab = <Value>(key: string, parse: (text: KeptText) => Value) =>
  keptIn(() => sessionStorage, key, parse);

// Blocked storage throws on every touch, and some has no room.
function keptIn<Value>(
  storage: () => Storage,
  key: string,
  parse: (text: KeptText) => Value,
): Kept<Value> {
  return {
    read() {
      try {
        return parse(storage().getItem(key));
      } catch {
        return parse(undefined);
      }
    },
    write(text) {
      try {
        if (text === null) storage().removeItem(key);
        else storage().setItem(key, text);
        return true;
      } catch {
        return false;
      }
    },
  };
}

export const asText = (text: KeptText): KeptText => text;

/** The texts of a list in JSON; what else is in it is left out. */
export function asTexts(json: KeptText): string[] {
  const list: unknown = JSON.parse(json ?? '[]');
  return Array.isArray(list) ? list.filter((each) => typeof each === 'string') : [];
}
