import type { ReactElement } from 'react';
import { Note } from '#components/Note.tsx';
import type { Page } from '#copy/types/page.ts';
import { InEnglish as AllInEnglish } from '#layouts/InEnglish.tsx';
import { pagePartlyInEnglish } from '#words/language.ts';

/**
 * Replaces `InEnglish` in a growing language: a page of which only some is English says that. Those texts are
 * marked themselves.
 */
export function InEnglish({ children: view }: { children: ReactElement<{ page: Page }> }) {
  if (view.props.page.inEnglish !== 'partly') return <AllInEnglish>{view}</AllInEnglish>;
  return (
    <>
      <div className="container mt-3 mb-3">
        <Note tone="info">
          <p>{pagePartlyInEnglish}</p>
        </Note>
      </div>
      {view}
    </>
  );
}
