import { asJson } from '../../src/page-loading/page-data.ts';
import { type PagePart, slot } from '../../src/routes/page-part.ts';
import { copyShape } from '../copy-shape.ts';
import { type Marked, nameSlots, putSlots, takeMarks } from './current-marks.ts';
import { fillFrame, head, styleLinks } from './document.ts';
import { slotLanguages } from './language-slots.ts';
import type { Document, Frame } from './types.ts';

/** A build's pages, as hosts and worker put them together with `compose`. */
export interface Pages {
  /** The document that all pages share, with slots for what differs. */
  shell: string;
  /** What is specific to each page, by its path. */
  parts: ReadonlyMap<string, PagePart>;
}

/**
 * Splits documents into what they share and what is specific to each: its head, its stylesheets, what
 * it preloads, which links of the menu are current, where it
 * is in other languages, `<main>`, and its copy.
 *
 * @param shape of their copy, which each part names; no document does
 * @throws if something else differs, in the footer say
 */
export function splitPages(
  frame: Frame,
  documents: readonly Document[],
  shape = copyShape(),
): Pages {
  const split = documents.map((document) => ({ document, ...splitMarkup(document) }));
  const [first] = split;
  if (!first) throw new Error('There is no page.');
  for (const { document, header, footer } of split)
    if (header.text !== first.header.text || footer !== first.footer)
      throw new Error(`Header or footer of ${document.path} differ from those of other pages.`);
  const names = nameSlots(
    first.header.text,
    split.flatMap(({ header }) => [...header.marks.keys()]),
  );
  const shell = fillFrame(frame, {
    head: slot('head'),
    styles: slot('styles'),
    root: slot('preloads') + putSlots(first.header.text, names) + slot('main') + first.footer,
    page: slot('page'),
  });
  const parts = split.map(
    ({ document, preloads, header, languages, main }) =>
      [
        document.path,
        {
          head: head(document),
          styles: styleLinks(document.styles ?? []),
          preloads,
          ...Object.fromEntries(
            [...header.marks].map(([at, mark]) => [names.get(at) as string, mark]),
          ),
          ...languages,
          main,
          page: asJson(document.page),
          shape,
        },
      ] as const,
  );
  return { shell, parts: new Map(parts) };
}

const MAIN = '<main id="main" tabindex="-1">';
const MAIN_END = '</main>';

/** Preloads of images that React puts before everything else. */
const PRELOADS = /^(?:<link [^>]*>)*/;

interface Split {
  preloads: string;
  header: Marked;
  /** Where the links of header and footer to the page in other languages lead. */
  languages: Readonly<Record<string, string>>;
  main: string;
  footer: string;
}

function splitMarkup({ path, markup }: Document): Split {
  const [preloads = ''] = PRELOADS.exec(markup) ?? [];
  const from = markup.indexOf(MAIN) + MAIN.length;
  const to = markup.lastIndexOf(MAIN_END);
  if (from < MAIN.length || to < from) throw new Error(`${path} has no <main>.`);
  const header = slotLanguages(markup.slice(preloads.length, from));
  const footer = slotLanguages(markup.slice(to));
  return {
    preloads,
    header: takeMarks(header.text),
    languages: { ...header.slots, ...footer.slots },
    main: markup.slice(from, to),
    footer: footer.text,
  };
}
