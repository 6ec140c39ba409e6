/** One page. `params` lists the path segments that may follow `path`; each is then required. */
export interface Route {
  path: `/${string}`;
  aliases?: readonly `/${string}`[];
  params?: readonly string[];
  noIndex?: boolean;
  /** It is kept with the files for integrators alone, not by every device (decision 050). */
  pack?: 'api';
}
