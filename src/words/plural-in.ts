/**
 * Chooses the form of a sentence by how many there are, as a language's own rules have it: in Hindi 0 counts as one.
 *
 * @param language code of a language with two forms
 */
export function pluralIn(language: string) {
  let rules: Intl.PluralRules | undefined;
  return <Form>(count: number, one: Form, other: Form): Form => {
    rules ??= new Intl.PluralRules(language);
    return rules.select(count) === 'one' ? one : other;
  };
}
