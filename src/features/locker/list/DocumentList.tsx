import { lazy, memo, Suspense } from 'react';
import { LONG_LIST_ROWS } from '#features/locker/limits.ts';
import { DocumentRow, rowClass } from './DocumentRow.tsx';
import { LoadingDocuments } from './LoadingDocuments.tsx';
import type { DocumentListProps } from './list-props.ts';

const LongList = lazy(() => import('./LongList.tsx'));

/**
 * The documents in a box that scrolls. What renders only a part of a long list is loaded for a long one. It
 * is not rendered again while something is typed that it does not show yet.
 */
export const DocumentList = memo((props: DocumentListProps) => {
  const { documents, selected, onView } = props;
  if (documents.length > LONG_LIST_ROWS)
    return (
      <Suspense fallback={<LoadingDocuments />}>
        <LongList {...props} />
      </Suspense>
    );
  return (
    <div className="docs-box">
      <ul className="docs">
        {documents.map((document) => (
          <li key={document.id} className={rowClass(document.id === selected)}>
            <DocumentRow document={document} open={document.id === selected} onView={onView} />
          </li>
        ))}
      </ul>
    </div>
  );
});
