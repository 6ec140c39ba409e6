import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { DocumentRow, rowClass } from './DocumentRow.tsx';
import type { DocumentListProps } from './list-props.ts';

/** About what a row takes; each is measured when it is rendered. */
const ROW_PX = 104;

/** Rows rendered above and below those seen. */
const OVERSCAN_ROWS = 6;

/** Thousands of documents: only the rows near what is seen are rendered. */
export default function LongList({ documents, selected, onView }: DocumentListProps) {
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
      <ul className="docs docs-long" style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ key, index, start }) => {
          const document = documents[index];
          return (
            document && (
              <li
                key={key}
                ref={rows.measureElement}
                data-index={index}
                className={rowClass(document.id === selected)}
                style={{ transform: `translateY(${start}px)` }}
                aria-setsize={documents.length}
                aria-posinset={index + 1}
              >
                <DocumentRow document={document} open={document.id === selected} onView={onView} />
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
}
