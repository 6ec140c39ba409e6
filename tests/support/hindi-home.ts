const english = import.meta.glob<string>('/src/content/en/**/*.{ts,tsx}', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** What to do about English texts that are left on a Hindi page: the files whose Hindi they lack. */
export function hindiHomes(texts: readonly string[]): string {
  const lines = texts.map((text) => {
    const files = Object.keys(english).filter((file) => english[file]?.includes(text));
    const homes = files.map((file) => file.replace('/src/content/en/', 'src/content/hi/'));
    return `“${text}” lacks its Hindi in ${homes.join(' or ') || 'the file of src/content/hi that stands in for its own'}.`;
  });
  return lines.join('\n');
}
