import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { type InvestorSession, useInvestor } from '#store/investor.ts';

/** The signed-in user, and whether that is known yet: the served page is the same for everybody. */
export function useSession(): InvestorSession & { known: boolean } {
  const session = useInvestor();
  const [known, setKnown] = useState(false);

  useEffect(() => {
    void useInvestor.load().then(() => setKnown(true));
    // A page that comes back from the browser's memory has missed what other tabs said meanwhile.
    const cameBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void useInvestor.persist.rehydrate();
    };
    addEventListener('pageshow', cameBack);
    return () => removeEventListener('pageshow', cameBack);
  }, []);

  // What a visitor does before the disk is read counts as well.
  const current = useMemo(
    () => ({ ...session, known: known || session.email !== '' }),
    [session, known],
  );
  // The press that signs in or out is on the screen before the page that it leads to is rendered.
  return useDeferredValue(current);
}
