import { laterComponent } from '#components/later/later-component.tsx';
import { useLocker } from '#store/locker.ts';
import { DocumentList } from './DocumentList.tsx';
import { LoadingDocuments } from './LoadingDocuments.tsx';
import { NoDocuments } from './NoDocuments.tsx';
import type { useDocuments } from './use-documents.ts';

const Locked = laterComponent(() => import('#features/locker/lock/Locked.tsx'), {
  Meanwhile: LoadingDocuments,
});

type Found = Pick<ReturnType<typeof useDocuments>, 'query' | 'setQuery' | 'all' | 'found'>;

interface DocumentsProps extends Found {
  /** Id of the one that is marked. */
  selected?: string | undefined;
  onView: (id: string) => void;
}

/** The documents that a search found, or why there are none to see. */
export function Documents({ query, setQuery, all, found, selected, onView }: DocumentsProps) {
  const { ready, loading, lock } = useLocker();
  if (loading || !ready) return <LoadingDocuments />;
  if (lock === 'locked') return <Locked />;
  if (found.length > 0)
    return <DocumentList documents={found} selected={selected} onView={onView} />;
  return <NoDocuments hasSome={all.length > 0} onClear={query ? () => setQuery('') : undefined} />;
}
