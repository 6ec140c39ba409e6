/**
 * A pathname without the slashes at its end. An expression would look at each run of slashes from each of its slashes.
 */
export function withoutSlashes(pathname: string): string {
  let end = pathname.length;
  while (pathname[end - 1] === '/') end--;
  return pathname.slice(0, end);
}
