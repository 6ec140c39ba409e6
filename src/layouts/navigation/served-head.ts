/** What a page says of itself in its head: no other element there is one page's own. The title is set with the page. */
const OWN =
  'meta[name=description],meta[name=robots],meta[property],meta[name^="twitter:"],link[rel=canonical]';

/** A tag as the build writes it (build/document/document.ts): its attributes alone, with quotes around all values. */
const TAG = /<(meta|link)((?: [\w-]+="[^"]*")+)>/g;
const ATTRIBUTE = / ([\w-]+)="([^"]*)"/g;

const CHARACTERS: Readonly<Record<string, string>> = { '&quot;': '"', '&lt;': '<', '&amp;': '&' };

/** What the document came with, for when its page is shown again. */
let served: readonly Element[] | undefined;

/**
 * Makes the document's head that of a page as a host serves it: the way in may have been a 404.html, which asks search
 * engines to stay away and has no address.
 *
 * @param head as in the page's part; undefined for the page that the document came with
 */
export function showHead(head: string | undefined): void {
  const shown = [...document.head.querySelectorAll(OWN)];
  served ??= shown;
  for (const element of shown) element.remove();
  document.head.append(...(head === undefined ? served : elementsIn(head)));
}

// The policy lets no script make elements of a text, so each is made separately.
const elementsIn = (head: string): Element[] =>
  [...head.matchAll(TAG)]
    .map(([, name = '', attributes = '']) => {
      const element = document.createElement(name);
      for (const [, attribute = '', value = ''] of attributes.matchAll(ATTRIBUTE))
        element.setAttribute(attribute, withCharacters(value));
      return element;
    })
    .filter((element) => element.matches(OWN));

const withCharacters = (text: string): string =>
  text.replace(/&(?:quot|lt|amp);/g, (named) => CHARACTERS[named] ?? named);
