import { memo } from 'react';
import { cardBrand } from '#domain/card-brand.ts';
import { CARD_NUMBER_CHARACTERS } from './limits.ts';
import type { PaymentFields } from './validate.ts';
import * as words from './words.ts';

const GROUP = 4;

/** A picture of the card, as far as it is typed. It repeats the fields, so screen readers skip it. */
export const CardPreview = memo(({ card }: { card: PaymentFields }) => {
  const shown = card.cardNumber.padEnd(CARD_NUMBER_CHARACTERS, '•');
  const groups = Array.from({ length: CARD_NUMBER_CHARACTERS / GROUP }, (_, index) =>
    shown.slice(index * GROUP, (index + 1) * GROUP),
  );
  const brand = cardBrand(card.cardNumber);
  return (
    <div className="pay-stage" aria-hidden="true">
      <div className="pay-card">
        <svg className="pay-card__art" viewBox="0 0 320 200" aria-hidden="true" focusable="false">
          <path d={KOLAM} />
          {DOTS.map(([x, y]) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r="2.5" />
          ))}
        </svg>
        <span className="pay-card__brand">{brand ? words.brands[brand] : words.anyCard}</span>
        <span className="pay-card__chip" />
        <span className="pay-card__number">
          {groups.map((group, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a group is its place.
            <span key={index}>{group}</span>
          ))}
        </span>
        <span className="pay-card__foot">
          <span>
            <small>{words.nameOnCard}</small>
            {words.asPrinted}
          </span>
          <span>
            <small>{words.expiryOnCard}</small>
            <span>{card.expiry || words.noExpiryYet}</span>
          </span>
          <span>
            <small>{words.cvv}</small>
            <span>{'•'.repeat(card.cvv.length || 3)}</span>
          </span>
        </span>
      </div>
    </div>
  );
});

// The site's kolam: a line that goes round the dots of a slanted grid.
const STEP = 28;
const DOTS = [0, 1, 2, 3].flatMap((row) =>
  [0, 1, 2, 3].map((column) => [208 + (column - row) * STEP, 16 + (column + row) * STEP] as const),
);
const RADIUS = STEP * Math.SQRT1_2;
const KOLAM = DOTS.map(
  ([x, y]) =>
    `M${x - RADIUS} ${y}a${RADIUS} ${RADIUS} 0 1 0 ${2 * RADIUS} 0a${RADIUS} ${RADIUS} 0 1 0 ${-2 * RADIUS} 0`,
).join('');
