/** The entry of a key. */
export interface Entry {
  /** 0 where there is no value; each write adds one. */
  version: number;
  value: string;
}

/**
 * A store that decides between instances. Of all that write after the same version one succeeds, wherever they
 * run and whenever they are killed. README.md says which databases can do that, and which cannot.
 */
export interface Store {
  read(key: string): Promise<Entry>;
  /**
   * Writes a value if `after` is still the current entry.
   *
   * @param seconds how long it is remembered at least
   * @returns the current entry, once it is safe; undefined where another was first
   */
  write(key: string, after: Entry, value: string, seconds: number): Promise<Entry | undefined>;
}

export const NOTHING: Entry = { version: 0, value: '' };
