/**
 * What the host serves, as the worker does: with the policy as a header, and not as an element.
 *
 * @throws where a document carries no policy, or two
 */
export function withoutPolicy(html: string): string {
  const [before, after, ...others] = html.split(/<meta http-equiv="Content-Security-Policy"[^>]*>/);
  if (after === undefined || others.length > 0) throw new Error('It carries not one policy.');
  return before + after;
}
