import type { Elements } from '#components/elements.ts';
import { Note } from '#components/Note.tsx';
import { pageInEnglish, tag } from '#words/language.ts';

/** A page without a translation: it says so in the language of the site, and is marked as English. */
export function InEnglish({ children }: { children: Elements }) {
  return (
    <div lang="en">
      <div className="container mt-3 mb-3" lang={tag}>
        <Note tone="info">
          <p>{pageInEnglish}</p>
        </Note>
      </div>
      {children}
    </div>
  );
}
