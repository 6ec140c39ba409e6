// `.localhost` leads to the machine itself by RFC 6761, 6.3: no other site can have such a name.
const LOOPBACK = /^(?:(?:[a-z0-9-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i;

/**
 * Whether a host name, without its port, is this machine's own, or one that was allowed.
 *
 * @param allowed names in small letters
 */
export const isOwnHost = (host: string, allowed: readonly string[] = []): boolean =>
  LOOPBACK.test(host) || allowed.includes(host.toLowerCase());

/** Whether an address is one of these, over plain HTTP: events leave this machine for nobody else. */
export function isOwnUrl(text: string, allowed?: readonly string[]): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url?.protocol === 'http:' && isOwnHost(url.hostname, allowed);
}
