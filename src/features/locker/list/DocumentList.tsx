import { memo } from 'react';
import { laterComponent } from '#components/later/later-component.tsx';
import { LONG_LIST_ROWS } from '#features/locker/limits.ts';
import { DocumentRow, rowClass } from './DocumentRow.tsx';
import { LoadingDocuments } from './LoadingDocuments.tsx';
import type { DocumentListProps } from './list-props.ts';

const LongList = laterComponent(() => import('./LongList.tsx'), { Meanwhile: LoadingDocuments });

/**
 * The documents in a box that scrolls. What renders only a part of a long list is loaded for a long one. It
 * is not rendered again while something is typed that it does not show yet.
 */
export const DocumentList = memo((props: DocumentListProps) => {
  const { documents, selected, onView } = props;
  if (documents.length > LONG_LIST_ROWS) return <LongList {...props} />;
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
