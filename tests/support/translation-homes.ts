const english = import.meta.glob<string>('/copy/{pages,menus,tariff}/**/*.{ts,tsx}', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** What to do about English texts that are left on a page of a language: the files whose translation they lack. */
export function translationHomes(texts: readonly string[], code: string): string {
  const lines = texts.map((text) => {
    const files = Object.keys(english).filter((file) => english[file]?.includes(text));
    const homes = files.map((file) => file.replace('/copy/', `languages/${code}/`));
    return `“${text}” lacks its translation in ${homes.join(' or ') || `the file of languages/${code} that is used in its place`}.`;
  });
  return lines.join('\n');
}
