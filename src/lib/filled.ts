/** A table of words: the English one, with what a translation of the same shape has of it. */
export function filled(english: unknown, own: unknown): unknown {
  if (typeof english !== 'object' || english === null)
    return own === '' || typeof own !== typeof english ? english : own;
  if (Array.isArray(english)) {
    const list = Array.isArray(own) && own.length === english.length ? own : [];
    return english.map((each, at) => filled(each, list[at]));
  }
  const table = Object(own) as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(english).map(([key, each]) => [key, filled(each, table[key])]),
  );
}
