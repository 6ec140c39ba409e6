/** A page that this application cannot show: only its document can, which comes with its own application. */
export class NeedsDocument extends Error {}
