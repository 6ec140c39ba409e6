/**
 * Texts of code that look like words and are not for visitors, by the beginning of the file's name: codes that
 * programs compare, names of keys and errors, and made-up people, shops and streets, which stay as they are.
 */
export const NOT_FOR_VISITORS: readonly (readonly [where: string, what: RegExp])[] = [
  // Keys of the keyboard, and names of errors, as browsers call them.
  ['/src/', /^(?:Arrow(?:Left|Right|Up|Down)|Home|End|Escape|Enter|Tab|Page(?:Up|Down))$/],
  ['/src/', /^[A-Z]\w+Error$/],
  ['/src/features/gst/records.ts', /./],
  // The message to our team, which is e-mail.
  ['/src/features/sign-up/team-message.ts', /./],
];
