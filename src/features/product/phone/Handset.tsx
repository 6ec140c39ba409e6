import { Icon } from '#components/Icon.tsx';
import type { Screen } from '#copy/types/phone.ts';
import { Piece } from './Piece.tsx';

/** A phone with one screen of a product on it, in the colours of the page. */
export function Handset({ screen, slides }: { screen: Screen; slides: boolean }) {
  return (
    <div className="handset">
      <div className="handset__screen">
        <div className="handset__bar">
          10:42
          <Icon name="bolt" />
        </div>
        <div className={slides ? 'handset__page is-sliding' : 'handset__page'}>
          <div className="handset__title">
            <Icon name="chevron-down" />
            <span>{screen.title}</span>
          </div>
          <div className="handset__body">
            {screen.pieces.map((piece, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a screen never changes, another one replaces it.
              <Piece key={i} piece={piece} />
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}
