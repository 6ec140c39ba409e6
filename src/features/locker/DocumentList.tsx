import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import type { LockerDocument } from '#locker/document.ts';
import { DocumentRow } from './DocumentRow.tsx';

interface DocumentListProps {
  documents: readonly LockerDocument[];
  selected: string | undefined;
  onView: (id: string) => void;
}

/** About what a row takes; each is measured when it is drawn. */
const ROW_PX = 104;

/** Rows drawn above and below those seen. */
const OVERSCAN_ROWS = 6;

/** The documents in a box that scrolls. Only the rows near what is seen are drawn. */
export function DocumentList({ documents, selected, onView }: DocumentListProps) {
  const box = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count: documents.length,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_PX,
    getItemKey: (index) => documents[index]?.id ?? index,
    overscan: OVERSCAN_ROWS,
    // What is shown before the box is measured.
    initialRect: { width: 0, height: 640 },
  });
  return (
    <div className="docs-box" ref={box}>
      <ul className="docs" style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ key, index, start }) => {
          const document = documents[index];
          return (
            document && (
              <li
                key={key}
                ref={rows.measureElement}
                data-index={index}
                className={`doc${document.id === selected ? ' is-open' : ''}`}
                style={{ transform: `translateY(${start}px)` }}
                aria-setsize={documents.length}
                aria-posinset={index + 1}
              >
                <DocumentRow
                  document={document}
                  open={document.id === selected}
                  onView={() => onView(document.id)}
                />
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
}
