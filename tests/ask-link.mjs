/** Sites of ministries turn programs away with these and still serve people. */
const TURNED_AWAY = [401, 403, 405, 429, 503];

const TIMEOUT_MS = 20_000;

/**
 * Asks once whether an address responds.
 *
 * @param {string} address
 * @returns {Promise<{ state: 'alive' | 'unsure' | 'dead', detail: string }>}
 */
export async function askLink(address) {
  try {
    const { status } = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (status < 400) return { state: 'alive', detail: String(status) };
    return { state: TURNED_AWAY.includes(status) ? 'unsure' : 'dead', detail: String(status) };
  } catch (error) {
    return { state: 'dead', detail: error.cause?.code ?? error.name };
  }
}
