import { REDIRECT } from './call-email-js.ts';

/** What became of the page's own `fetch` while it was lent. */
export interface Loan {
  /** Gives the page its own back, also where no call came. */
  end(): void;
  /** The response to the one call, which the SDK hands on without its headers; undefined while there is none. */
  response?: Response;
}

/**
 * EmailJS's SDK calls the page's own `fetch`, takes no signal and follows redirects. Until its call comes, that one is
 * another, which lets this one request be aborted, and follows none.
 *
 * @param url that the SDK calls
 */
export function lendFetch(url: string, signal: AbortSignal): Loan {
  const own = globalThis.fetch;
  const loan: Loan = {
    end: () => {
      if (globalThis.fetch === lent) globalThis.fetch = own;
    },
  };
  const lent: typeof fetch = async (input, init) => {
    if (input !== url) return own(input, init);
    loan.end();
    loan.response = await own(input, { ...init, signal, redirect: REDIRECT });
    return loan.response;
  };
  globalThis.fetch = lent;
  return loan;
}
