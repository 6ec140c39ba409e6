const BYTE = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)';
const IPV4 = new RegExp(`^${BYTE}(?:\\.${BYTE}){3}$`);

/** All that name no address count as one network. */
const UNKNOWN = 'unknown';

/**
 * The network of an address: what one customer has, who could post from each address of it in turn.
 * - IPv6: the first 56 bits, the least that a home is to be given (RIPE-690, 4.2.2).
 * - IPv4: the first 24 bits, the least that is routed on its own (RFC 7454, 6.1.3).
 */
export function networkOf(address: string): string {
  if (IPV4.test(address)) return `${address.slice(0, address.lastIndexOf('.'))}.0/24`;
  const groups = groupsOf(address);
  if (!groups) return UNKNOWN;
  const isIpv4 = groups.slice(0, 6).join() === '0,0,0,0,0,65535';
  // A server of both kinds writes IPv4 so (RFC 4291, 2.5.5.2).
  if (isIpv4) return networkOf(groups.slice(6).flatMap(bytesOf).join('.'));
  return `${groups.slice(0, 4).flatMap(bytesOf).slice(0, 7).join('.')}/56`;
}

const bytesOf = (group: number) => [group >> 8, group & 255];

/** The eight groups of an IPv6 address, in any spelling; undefined if it is not one. */
function groupsOf(address: string): number[] | undefined {
  const halves = spellingOf(address)?.split('::');
  if (!halves) return undefined;
  const [head = [], tail = []] = halves.map((half) => half.split(':').filter(Boolean));
  const zeros = Array<string>(8 - head.length - tail.length).fill('0');
  return [...head, ...zeros, ...tail].map((group) => Number.parseInt(group, 16));
}

/** An IPv6 address as the URL Standard writes it: without dots, and with one `::` at most. */
function spellingOf(address: string): string | undefined {
  // Nothing that ends the brackets.
  if (!/^[\da-f:.]+$/i.test(address)) return undefined;
  try {
    return new URL(`http://[${address}]`).hostname.slice(1, -1);
  } catch {
    return undefined;
  }
}
