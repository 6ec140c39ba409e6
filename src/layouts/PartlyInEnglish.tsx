import type { Elements } from '#components/elements.ts';
import { Note } from '#components/Note.tsx';
import { pagePartlyInEnglish } from '#words/language.ts';

/** A page of which some is not translated yet: it says so on top. Those texts are marked as English. */
export const PartlyInEnglish = ({ children }: { children: Elements }) => (
  <>
    <div className="container mt-3 mb-3">
      <Note tone="info">
        <p>{pagePartlyInEnglish}</p>
      </Note>
    </div>
    {children}
  </>
);
