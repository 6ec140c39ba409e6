import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useLocker } from '#store/locker.ts';
import { search, searchable } from './search.ts';

/** The documents to show: those whose upload is over, and that the query finds. */
export function useDocuments() {
  const documents = useLocker((view) => view.documents);
  const arriving = useLocker((view) => view.arriving);
  const user = useLocker((view) => view.user?.id);
  const [query, setQuery] = useState('');
  // What someone looked for tells of their papers: it goes when they sign out.
  useEffect(() => (user ? () => setQuery('') : undefined), [user]);
  // With ten thousand documents typing goes first.
  const wanted = useDeferredValue(query);
  const all = useMemo(
    () => documents.filter(({ id }) => !arriving.has(id)).map(searchable),
    [documents, arriving],
  );
  const found = useMemo(() => search(all, wanted), [all, wanted]);
  return { query, setQuery, all, found };
}
