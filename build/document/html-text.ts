const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** Text of rendered HTML as it is read: React writes five characters as entities. */
export const decoded = (text: string): string =>
  text.replace(/&\w+;|&#x27;/g, (entity) => ENTITIES[entity] ?? '');
