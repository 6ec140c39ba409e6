import { Icon } from '#components/Icon.tsx';
import type { ScreenPiece } from '#copy/types/phone.ts';
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
  switch (piece.kind) {
    case 'label':
      return <span className="drawn-small">{piece.text}</span>;
    case 'row':
      return <Row piece={piece} />;
    case 'amount':
      return <div className="drawn-amount">{piece.text}</div>;
    case 'keypad':
      return (
        <div className="drawn-keys">
          {KEYS.map((key) => (
            <span key={key}>{key}</span>
          ))}
        </div>
      );
    case 'chips':
      return (
        <div className="drawn-chips">
          {piece.chips.map((chip) => (
            <span key={chip} className={chip === piece.chosen ? 'is-chosen' : undefined}>
              {chip}
            </span>
          ))}
        </div>
      );
    case 'facts':
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
    case 'earned':
      return <div className="drawn-row drawn-row--earned">{piece.text}</div>;
    case 'press':
      return <div className="drawn-press">{piece.text}</div>;
    case 'done':
      return (
        <div className="drawn-done">
          <span className="drawn-tick">
            <Icon name="check" />
          </span>
          <b>{piece.text}</b>
          {piece.note && <span className="drawn-small">{piece.note}</span>}
        </div>
      );
    case 'code':
      return (
        <div className="drawn-code">
          <svg viewBox={`0 0 ${CODE_SIZE} ${CODE_SIZE}`} aria-hidden="true" focusable="false">
            <path d={codePath()} />
          </svg>
          <span className="drawn-small">{piece.text}</span>
        </div>
      );
    case 'finger':
      return (
        <div className="drawn-finger">
          <svg viewBox="0 0 128 124" aria-hidden="true" focusable="false">
            {FINGER.map((arc) => (
              <path key={arc} pathLength="100" d={arc} />
            ))}
            <circle cx="64" cy="60" r="4" />
          </svg>
          <b>{piece.text}</b>
          <span className="drawn-small">{piece.note}</span>
        </div>
      );
  }
}

type RowPiece = Extract<ScreenPiece, { kind: 'row' }>;

function Row({ piece: { text, mark, note, value, state, ticked } }: { piece: RowPiece }) {
  return (
    <div className={`drawn-row${state ? ` is-${state}` : ''}`}>
      {mark && <span className="drawn-mark">{mark}</span>}
      <span>
        <span>{text}</span>
        {note && <span className="drawn-small">{note}</span>}
      </span>
      {value && <b>{value}</b>}
      {ticked && <Icon name="check" />}
    </div>
  );
}
