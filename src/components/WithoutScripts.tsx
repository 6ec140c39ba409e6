import * as words from '#content/en/words/components.ts';
import { site } from '#content/site.ts';
import { Note } from './Note.tsx';

/**
 * Says where scripts are off what a form or list needs, and whom to ask; styles hide what would do nothing.
 * In a browser React renders nothing into a `noscript`, so no script carries the words.
 */
export function WithoutScripts({ text = words.needsScripts }: { text?: string }) {
  return <noscript>{import.meta.env.SSR && <Notice text={text} />}</noscript>;
}

function Notice({ text }: { text: string }) {
  return (
    <Note tone="wait">
      <p>
        <span>{text}</span> <a href={site.phone.href}>{site.phone.label}</a>,{' '}
        <a href={`mailto:${site.email}`}>{site.email}</a>
      </p>
    </Note>
  );
}
