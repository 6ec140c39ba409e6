import { LOCAL } from '#store/keys.ts';

/** What this browser knows of the visitor and installing. */
export interface History {
  visits: number;
  /** Milliseconds since 1970; 0 if never. */
  declinedAt: number;
}

/** Never throws; nothing is known where storage is refused. */
export function read(): History {
  try {
    const { visits, declinedAt } = JSON.parse(localStorage.getItem(LOCAL.install) ?? '{}');
    return { visits: Number(visits) || 0, declinedAt: Number(declinedAt) || 0 };
  } catch {
    return { visits: 0, declinedAt: 0 };
  }
}

export function write(history: History): void {
  try {
    localStorage.setItem(LOCAL.install, JSON.stringify(history));
  } catch {
    // Storage is refused; then it is asked again on a later visit.
  }
}
