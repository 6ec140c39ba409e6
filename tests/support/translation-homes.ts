const english = import.meta.glob<string>('/src/content/en/**/*.{ts,tsx}', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** What to do about English texts that are left on a page of a language: the files whose translation they lack. */
export function translationHomes(texts: readonly string[], code: string): string {
  const lines = texts.map((text) => {
    const files = Object.keys(english).filter((file) => english[file]?.includes(text));
    const homes = files.map((file) => file.replace('/src/content/en/', `src/content/${code}/`));
    return `“${text}” lacks its translation in ${homes.join(' or ') || `the file of src/content/${code} that stands in for its own`}.`;
  });
  return lines.join('\n');
}
