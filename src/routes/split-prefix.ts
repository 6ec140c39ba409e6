/**
 * Takes the prefix of a language off a pathname, in any letter case: `/HI/contact` is `/contact` in the language of
 * `/hi`. A path without one of these prefixes is in the default language, whose prefix is ''.
 *
 * @param prefixes of the other languages, such as `/hi`
 */
export function splitPrefix(
  pathname: string,
  prefixes: readonly string[],
): { prefix: string; path: string } {
  const small = pathname.toLowerCase();
  const prefix =
    prefixes.find(
      (each) => small.startsWith(each) && /^(?:$|[./])/.test(small.slice(each.length)),
    ) ?? '';
  return { prefix, path: pathname.slice(prefix.length) || '/' };
}
