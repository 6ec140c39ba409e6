import { Icon } from '#components/Icon.tsx';
import type { ScreenPiece } from '#content/types/phone.ts';
import { CODE_SIZE, codePath } from './code-path.ts';

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '00', '0', '⌫'];

/** Six arcs round a point, from the inner one to the outer one. */
const FINGER = [
  'M56 60A8 9.4 0 1 1 66.7 68.9',
  'M49.9 53.9A15 17.7 0 1 1 49.9 66.1',
  'M44.9 73A22 26 0 1 1 80.9 76.7',
  'M36.7 48.3A29 34.2 0 1 1 36.7 71.7',
  'M32.8 81.2A36 42.5 0 1 1 91.6 87.3',
  'M23.6 42.6A43 50.7 0 1 1 23.6 77.4',
];

/** One piece of a drawn screen. */
export function Piece({ piece }: { piece: ScreenPiece }) {
  if ('label' in piece) return <span className="drawn-small">{piece.label}</span>;
  if ('row' in piece) return <Row piece={piece} />;
  if ('amount' in piece) return <div className="drawn-amount">{piece.amount}</div>;
  if ('keypad' in piece)
    return (
      <div className="drawn-keys">
        {KEYS.map((key) => (
          <span key={key}>{key}</span>
        ))}
      </div>
    );
  if ('chips' in piece)
    return (
      <div className="drawn-chips">
        {piece.chips.map((chip) => (
          <span key={chip} className={chip === piece.chosen ? 'is-chosen' : undefined}>
            {chip}
          </span>
        ))}
      </div>
    );
  if ('facts' in piece)
    return (
      <div className="drawn-facts">
        {piece.facts.map(([name, value]) => (
          <div key={name}>
            <span>{name}</span>
            <b>{value}</b>
          </div>
        ))}
      </div>
    );
  if ('earned' in piece) return <div className="drawn-row drawn-row--earned">{piece.earned}</div>;
  if ('press' in piece) return <div className="drawn-press">{piece.press}</div>;
  return <Drawing piece={piece} />;
}

type PieceWith<Key extends string> = Extract<ScreenPiece, Record<Key, unknown>>;

function Row({ piece: { row, mark, note, value, state, ticked } }: { piece: PieceWith<'row'> }) {
  return (
    <div className={`drawn-row${state ? ` is-${state}` : ''}`}>
      {mark && <span className="drawn-mark">{mark}</span>}
      <span>
        <span>{row}</span>
        {note && <span className="drawn-small">{note}</span>}
      </span>
      {value && <b>{value}</b>}
      {ticked && <Icon name="check" />}
    </div>
  );
}

/** Pieces with a picture in their middle. */
function Drawing({
  piece,
}: {
  piece: PieceWith<'finger'> | PieceWith<'done'> | PieceWith<'code'>;
}) {
  if ('done' in piece)
    return (
      <div className="drawn-done">
        <span className="drawn-tick">
          <Icon name="check" />
        </span>
        <b>{piece.done}</b>
        {piece.note && <span className="drawn-small">{piece.note}</span>}
      </div>
    );
  if ('code' in piece)
    return (
      <div className="drawn-code">
        <svg viewBox={`0 0 ${CODE_SIZE} ${CODE_SIZE}`} aria-hidden="true" focusable="false">
          <path d={codePath()} />
        </svg>
        <span className="drawn-small">{piece.code}</span>
      </div>
    );
  return (
    <div className="drawn-finger">
      <svg viewBox="0 0 128 124" aria-hidden="true" focusable="false">
        {FINGER.map((arc) => (
          <path key={arc} pathLength="100" d={arc} />
        ))}
        <circle cx="64" cy="60" r="4" />
      </svg>
      <b>{piece.finger}</b>
      <span className="drawn-small">{piece.note}</span>
    </div>
  );
}
