/**
 * Texts of code that look like words and are not for visitors, by the beginning of the file's name: codes that
 * programs compare, names of keys and errors, and made-up people, shops and streets, which stay as they are.
 */
export const NOT_FOR_VISITORS: readonly (readonly [where: string, what: RegExp])[] = [
  // Keys of the keyboard, and names of errors, as browsers call them.
  ['/src/', /^(?:Arrow(?:Left|Right|Up|Down)|Home|End|Escape|Enter|Tab|Page(?:Up|Down))$/],
  ['/src/', /^[A-Z]\w+Error$/],
  ['/src/features/gst/records.ts', /./],
  // Values of attributes, classes, media queries, and what browsers call things that are dropped.
  ['/src/', /^(?:ltr|rtl|true|false)$/],
  ['/src/features/locker/list/DocumentRow.tsx', /^is-open$/],
  ['/src/features/locker/lock/PassphraseField.tsx', /^form-control is-invalid$/],
  ['/src/features/locker/session/clears-after-a-week.ts', /^\(display-mode: standalone\)$/],
  ['/src/features/locker/list/use-handed-files.ts', /^Files$/],
  // The message to our team, which is e-mail.
  ['/src/features/sign-up/team-message.ts', /./],
  // Codes of the kinds of documents, as they are stored.
  ['/src/core/locker/', /^(?:Identity|License|Education|Uploaded)$/],
  ['/src/features/locker/', /^(?:Identity|License|Education|Uploaded)$/],
  // Issuers and titles that are stored, and that a backup carries.
  ['/src/core/locker/add.ts', /^You$/],
  ['/src/core/locker/tray/keep.ts', /^Another app or website$/],
  ['/src/core/locker/backup/imported-issuer.ts', /^A backup$/],
  ['/src/core/locker/', /^Document$/],
  // The invented papers that a locker begins with, who they belong to, and who has signed in.
  ['/src/core/locker/samples.ts', /./],
  ['/src/core/locker/sign-in.ts', /^Sample Visitor$/],
  ['/src/features/locker/preview/sample-papers.ts', /^Arjun Menon$/],
  // The text form of a document, which is a file.
  ['/src/core/locker/as-text.ts', /./],
  // Endings of names of files, and what the language calls its objects.
  ['/src/core/locker/first-bytes.ts', /^[a-z0-9 ]+$/],
  ['/src/core/locker/', /^\[object ArrayBuffer\]$/],
  // What was stored before there were codes.
  ['/src/core/outbox/error-code.ts', /^(?:No answer from|The app was closed|This build has no) /],
  // Names and messages of errors, for developers.
  ['/src/core/locker/seal/wrong-passphrase.ts', /^WrongPassphrase$/],
  ['/src/core/storage/', /^The database /],
  // The address of a file.
  ['/src/core/network/reachability.ts', /^\/online\.txt/],
];
