import { site } from '#facts/site.ts';
import * as words from '#words/components.ts';
import { Note } from './Note.tsx';
import { ServedOnly } from './ServedOnly.tsx';

/** Says what a form or list needs, and whom to ask; styles hide what would do nothing. */
export function WithoutScripts({ text = words.needsScripts }: { text?: string }) {
  return <ServedOnly>{import.meta.env.SSR && <Notice text={text} />}</ServedOnly>;
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
