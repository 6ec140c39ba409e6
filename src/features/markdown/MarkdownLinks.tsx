import { CopyButton } from '#components/CopyButton.tsx';
import { later } from '#lib/later.ts';
import { prefix, wordsTag } from '#words/language.ts';
import type { MarkdownPage } from './markdown-file.ts';
import * as words from './words.ts';
import './markdown.scss';

const maker = later(() => import('./page-markdown.ts'), { pack: 'api' });

/** A page for integrators as Markdown: its file, and a button that copies it. Other pages have neither. */
export function MarkdownLinks({ page }: { page: MarkdownPage }) {
  const { markdown } = page.head;
  if (!markdown) return null;
  const path = markdown.replace(/\.md$/, '');
  // What is copied is in the language of the page; the file, and all addresses, are English.
  const write = () =>
    toClipboard(maker.load().then(({ pageMarkdown }) => pageMarkdown(page, path, location.origin)));
  return (
    <p className="container markdown-links" lang={wordsTag}>
      <a href={markdown} hrefLang={prefix ? 'en' : undefined}>
        {words.file}
      </a>
      <CopyButton write={write} label={words.copy} className="btn-outline-primary" />
    </p>
  );
}

/** Safari takes a text that comes later than the press only as a promise, and older browsers know no promise here. */
async function toClipboard(text: Promise<string>): Promise<void> {
  const blob = text.then((made) => new Blob([made], { type: 'text/plain' }));
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
  } catch {
    await navigator.clipboard.writeText(await text);
  }
}
