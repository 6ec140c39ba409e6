import { useEffect, useState } from 'react';

/** What was refused of a file that was shared, in words, once: a reload must not tell it again. */
export function useRefused(): string {
  const [said, setSaid] = useState('');

  useEffect(() => {
    const { search, pathname } = location;
    if (!search.includes('shared=')) return;
    history.replaceState(history.state, '', pathname);
    // Few visitors come from a share.
    import('./refused-share.ts').then(
      ({ refusedShare }) => setSaid(refusedShare(search)),
      // What did arrive is in the tray all the same.
      () => {},
    );
  }, []);

  return said;
}
