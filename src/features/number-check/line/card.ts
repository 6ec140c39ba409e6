import { cardNetwork } from '#domain/card-network.ts';
import { passesLuhn } from '#domain/luhn.ts';
import { type Checked, unclear } from '#features/number-check/checked.ts';
import { lastFour } from '#lib/codes/plain-code.ts';
import * as words from './words.ts';

/** A number that the word next to it calls a card's: its network, where range, length and check digit fit. */
export function card(digits: string): Checked {
  const network = cardNetwork(digits);
  const isOne = network?.fits && passesLuhn(digits);
  const named = unclear(
    words.card,
    [isOne ? words.namedOnly : words.noCardOfNetworks],
    lastFour(digits),
  );
  return isOne ? { ...named, rows: [{ label: words.network, value: network.name }] } : named;
}
