import { QUARANTINE_PREFIX } from '#core/contract.ts';
import { asText, kept } from './kept.ts';
import { LOCAL, STORES } from './keys.ts';
import { createPersisted } from './persisted.ts';

/** Who is signed in to the investor portal on this device. The password is never part of it. */
export interface InvestorSession {
  /** Empty while nobody is. */
  email: string;
  /** When it began, in milliseconds since 1970; 0 while nobody is signed in. */
  since: number;
}

/** Longest address that is kept, in characters. The domain's limit; a store may not import from there. */
export const MAX_EMAIL_CHARACTERS = 254;

/** The last moment that a `Date` can hold, in milliseconds since 1970. */
const LAST_MOMENT = 8.64e15;

const NOBODY: InvestorSession = { email: '', since: 0 };

/** The session, kept over a reload and the same in every tab. */
export const useInvestor = createPersisted<InvestorSession>({
  store: STORES.investor,
  initial: NOBODY,
  parse(stored) {
    const { email, since } = (stored ?? {}) as Partial<InvestorSession>;
    if (typeof email !== 'string' || email.length > MAX_EMAIL_CHARACTERS) return undefined;
    if (typeof since !== 'number' || !(since >= 0 && since <= LAST_MOMENT)) return undefined;
    return { email, since };
  },
  // Someone may sign in before the disk has been read.
  join: (stored, current) => (current.email ? current : stored),
});

// Where it cannot be kept the form is seen for a moment before the dashboard.
const keptMark = kept(LOCAL.investor, asText);
useInvestor.subscribe(({ email }) => void keptMark.write(email ? 'in' : null));

/** Begins a session. The caller has checked that there is an address. */
export function signIn(email: string): void {
  useInvestor.setState({ email: keptEmail(email), since: Date.now() });
}

/** As much of a typed address as is kept. */
export const keptEmail = (typed: string): string => typed.trim().slice(0, MAX_EMAIL_CHARACTERS);

/** Ends the session, here and in every other tab. A record that could not be read goes as well. */
export function signOut(): void {
  useInvestor.setState(NOBODY);
  const { storage } = useInvestor.persist.getOptions();
  void storage?.removeItem(QUARANTINE_PREFIX + STORES.investor.key);
}
