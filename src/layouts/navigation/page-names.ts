import { later } from '#lib/later.ts';
import { company } from '#words/language.ts';

/** The names of a page outside its own text. `title` is without the brand. */
export interface PageNames {
  title: string;
  /** Head of the page as it is served; undefined for the page of the document itself, empty for what is not a page. */
  head?: string | undefined;
}

const servedHead = later(() => import('./served-head.ts'));

let wanted: string | undefined;
let isOwn = true;

/** Title, description, addresses and what search engines are told follow the page shown. */
export function describePage({ title, head }: PageNames): void {
  document.title = `${title} · ${company.brand}`;
  if (isOwn && head === undefined) return;
  isOwn = false;
  wanted = head;
  // Nobody waits for it. Without a network the head stays that of the page before.
  void servedHead.run(({ showHead }) => wanted === head && showHead(head));
}
