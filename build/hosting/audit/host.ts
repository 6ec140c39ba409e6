/** One answer of a host, read to its end. Redirects are answers too. */
export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  bytes: Buffer;
}

export interface Ask {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** A deployed site as the checks see it. */
export interface Host {
  url: URL;
  /** Asks for a path with as many requests at a time as a browser has. Rejects if nothing answers. */
  ask: (path: string, ask?: Ask) => Promise<Answer>;
}

/** What browsers send when a page is opened. */
export const AS_PAGE = { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } };

const AT_A_TIME = 6;

/** Time for one answer in milliseconds. */
const PATIENCE_MS = 20_000;

/** The site at an address. Answers to plain requests are kept: several checks ask for the same file. */
export function hostAt(url: URL): Host {
  const known = new Map<string, Promise<Answer>>();
  const places: Promise<unknown>[] = Array.from({ length: AT_A_TIME }, () => Promise.resolve());
  let next = 0;
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const place = next++ % AT_A_TIME;
    const turn = (places[place] as Promise<unknown>).then(work);
    places[place] = turn.catch(() => undefined);
    return turn;
  };
  return {
    url,
    ask(path, ask) {
      const request = () => fetchWhole(new URL(path, url), ask);
      if (ask) return inTurn(request);
      const answer = known.get(path) ?? inTurn(request);
      known.set(path, answer);
      return answer;
    },
  };
}

async function fetchWhole(url: URL, ask: Ask = {}): Promise<Answer> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const response = await fetch(url, { redirect: 'manual', signal, ...ask });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, text: bytes.toString(), bytes };
}
