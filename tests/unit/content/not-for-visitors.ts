/**
 * Texts of code that look like words and are not for visitors, by the beginning of the file's name: codes that
 * programs compare, names of keys and errors, and made-up people, shops and streets, which stay as they are.
 */
export const NOT_FOR_VISITORS: readonly (readonly [where: string, what: RegExp])[] = [
  // Keys of the keyboard, and names of errors, as browsers call them.
  ['/src/', /^(?:Arrow(?:Left|Right|Up|Down)|Home|End|Escape|Enter|Tab|Page(?:Up|Down))$/],
  ['/src/', /^[A-Z]\w+Error$/],
  // Addresses of pictures, and media queries.
  ['/src/', /^\/[\w/-]+\.svg$/],
  ['/src/', /^\([a-z-]+: [\w-]+\)$/],
  // Ids of headings, by which sections are labelled.
  ['/src/', /^[a-z-]+-title$/],
  // Where forms are sent, classes of styles, and words of SVG.
  ['/src/', /^\/(?:contact|search)$/],
  ['/src/components/', /^(?:is-invalid|panel-link)$/],
  ['/src/', /^(?:round|geometricPrecision|spacingAndGlyphs|crispEdges|userSpaceOnUse)$/],
  // Names of statuses, as RFCs have them, a header, and an id.
  ['/src/features/sandbox/status-names.ts', /./],
  ['/src/features/sandbox/', /^(?:Bearer \{\}|sandbox-keys|form-control code-input)$/],
  // Pages that are English in each language, as Markdown; names of views, and of a language.
  ['/src/features/markdown/calls.ts', /./],
  ['/src/features/markdown/markdown-file.ts', /^[A-Z][a-z]+$/],
  ['/src/features/markdown/MarkdownLinks.tsx', /^en$/],
  // The address of an error in the reference.
  ['/src/features/reference/find.ts', /^\/apis\/apiRefrence#problem\./],
  // What the mail service says, in English in every language.
  ['/src/core/outbox/answers.ts', /./],
  // Typefaces of a canvas, and a part of the browser.
  ['/src/components/drawing/paint.ts', /px \{\}$/],
  ['/src/components/drawing/fit-lines.ts', /^Segmenter$/],
  ['/src/features/demo/use-step-keys.ts', /^input, /],
  ['/src/features/gst/records.ts', /./],
  // Made-up names and addresses, which are the same in each language, and codes of results.
  ['/src/features/gst/documented.ts', /./],
  // Kinds that problems of the API name, which are English in each language.
  ['/src/domain/real-number.ts', /^an? /],
  // Names of networks and banks, which are the same in each language.
  ['/src/domain/card-network.ts', /./],
  ['/src/features/number-check/ifsc/banks/', /./],
  // Words that visitors type or paste.
  ['/src/domain/labels/', /./],
  ['/src/features/search/acts/acts.ts', /^[a-z\p{Script=Devanagari} {}]+$/u],
  ['/src/features/search/find-answers.ts', /^[a-z\p{Script=Devanagari} ]+$/u],
  ['/src/features/payment/expiry.ts', /^[A-Z ]+$/],
  ['/src/features/investor/HistoryChart.tsx', /^(?:end|middle)$/],
  ['/src/features/investor/Tool.tsx', /^main h1$/],
  // Keys of the search, and selectors.
  ['/src/app/early-menu.ts', /^header a\[/],
  ['/src/layouts/header/SearchButton.tsx', /^\/ Control\+K$/],
  ['/src/layouts/search-keys.ts', /^input, /],
  ['/src/features/reference/use-call-keys.ts', /^input, /],
  // The address of an error in the reference.
  ['/src/features/reference/Problems.tsx', /^\/apis\/apiRefrence#problem\./],
  ['/src/layouts/navigation/use-navigation-effects.ts', /^#main h1$/],
  ['/src/layouts/navigation/folds-of-step.ts', /^#main details$/],
  // The script that holds a page's data.
  ['/src/page-loading/page-data.ts', /^<script /],
  // Types of files. The worker's own page for a damaged copy stays English: the worker has no room for languages.
  ['/src/sw/content-type.ts', /; charset=utf-8$/],
  ['/src/sw/unreadable-page.ts', /^<!doctype html>/],
  // Values of attributes, classes, media queries, and what browsers call things that are dropped.
  ['/src/', /^(?:ltr|rtl|true|false)$/],
  ['/src/features/locker/list/DocumentRow.tsx', /^is-open$/],
  ['/src/features/locker/lock/PassphraseField.tsx', /^form-control is-invalid$/],
  ['/src/lib/clears-after-a-week.ts', /^\(display-mode: standalone\)$/],
  ['/src/features/locker/list/use-handed-files.ts', /^Files$/],
  // The message to our team, which is e-mail.
  ['/src/features/sign-up/team-message.ts', /./],
  // Codes of the kinds of documents, as they are stored.
  ['/src/core/locker/', /^(?:Identity|License|Education|Uploaded)$/],
  ['/src/features/locker/', /^(?:Identity|License|Education|Uploaded)$/],
  // Who the invented papers belong to.
  ['/src/features/locker/preview/sample-papers.ts', /^Arjun Menon$/],
  // The text form of a document, which is a file.
  ['/src/core/locker/as-text.ts', /./],
  // Endings of names of files, and what the language calls its objects.
  ['/src/core/locker/first-bytes.ts', /^[a-z0-9 {}]+$/],
  ['/src/core/locker/', /^\[object ArrayBuffer\]$/],
  // What was stored before there were codes.
  ['/src/core/locker/document-v1.ts', /./],
  [
    '/src/core/outbox/stored-sentence.ts',
    /^(?:No answer from|The app was closed|This build has no) /,
  ],
  // Names and messages of errors, for developers.
  ['/src/core/locker/seal/wrong-passphrase.ts', /^WrongPassphrase$/],
  ['/src/core/storage/', /^The database /],
  // The address of a file.
  ['/src/core/network/ask-online.ts', /^\/online\.txt/],
  ['/src/features/driving-licence/simulated.ts', /^Valid$/],
  [
    '/src/features/driving-licence/documented.ts',
    /^(?:[A-Z][a-z]+ [A-Z][a-z]+|Valid|Expired|Suspended)$/,
  ],
  // Seeds of made-up values, and what they are made of.
  ['/src/lib/made-up.ts', /^[a-z]+ \{\}$/],
  ['/src/domain/made-up-names.ts', /^(?:[a-z]+ \{\}|[A-Z][a-z]+)$/],
  // Codes of networks.
  ['/src/domain/card-brand.ts', /^(?:RuPay|Visa|Mastercard|Maestro|Amex)$/],
  // Files for programs: English in every language.
  ['/src/features/emi/loan-csv.ts', /^(?:Month|[A-Z][a-z ]+ \(INR\))$/],
  ['/src/features/premium/premium-csv.ts', /^(?:Year|Rates|[A-Z][a-z -]+ \(INR\))$/],
  ['/src/features/upi-qr/picture.ts', /^<svg /],
  ['/src/features/upi-qr/poster/pdf', /./],
  // A poster speaks the language that was picked for it, and each language has its own name.
  ['/src/features/upi-qr/poster/words.ts', /./],
  ['/src/features/upi-qr/poster/choices.ts', /^(?:English|हिंदी)$/],
  // Names of files, addresses, and values of attributes.
  ['/src/', /^[a-z-]+\.(?:csv|png|pdf|svg|\{\})$/],
  ['/src/domain/upi-pay-link.ts', /^upi:/],
  ['/src/', /^(?:auto|any)$/],
  // Parts next to the form, by name.
  ['/src/features/contact/', /^(?:number|receipt|earlierCopy|nextVisit)$/],
  // What a drag brings, by the name of the browser.
  ['/src/layouts/refuse-files.ts', /^Files$/],
  // Words that fields read, in each language.
  ['/src/lib/quantities/words.ts', /./],
  ['/src/features/payment/month-names.ts', /./],
];
