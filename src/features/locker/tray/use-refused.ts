import { useEffect, useState } from 'react';
import { later } from '#lib/later.ts';

// Few visitors come from a share. Where it cannot be loaded, what did arrive is in the tray all the same.
const refusal = later(() => import('./refused-share.ts'));

/** What was refused of a file that was shared, in words, once: a reload must not tell it again. */
export function useRefused(): string {
  const [said, setSaid] = useState('');

  useEffect(() => {
    const { search, pathname } = location;
    if (!search.includes('shared=')) return;
    history.replaceState(history.state, '', pathname);
    void refusal.run(({ refusedShare }) => setSaid(refusedShare(search)));
  }, []);

  return said;
}
