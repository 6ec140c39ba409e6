import type { ReactElement } from 'react';

/**
 * What may be a sibling of other elements: elements that may come and go, and no bare text, which a browser that
 * translates the page takes out of React's hands.
 */
export type Elements = ReactElement | false | null | undefined | readonly Elements[];
