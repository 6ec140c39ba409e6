/** A page that this application cannot show: only its document can, which comes with an application of its own. */
export class NeedsDocument extends Error {}
