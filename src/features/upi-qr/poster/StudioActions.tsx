import { type RefObject, useState } from 'react';
import { canShareFile } from '#components/drawing/can-share-file.ts';
import type { Sheet } from '#components/drawing/drawing.ts';
import { pngOfSheet } from '#components/drawing/paint.ts';
import { Icon } from '#components/Icon.tsx';
import { Note } from '#components/Note.tsx';
import { printOnly } from '#components/results/print-only.ts';
import { saveFile } from '#components/save-file.ts';
import type { Icon as IconName } from '#copy/types/pictures.ts';
import type { DrawnRequest } from '#features/upi-qr/draw-request.ts';
import * as words from '#features/upi-qr/words/upi-poster.ts';
import { later } from '#lib/later.ts';
import type { Pen } from './content.ts';
import { FullScreenCode } from './FullScreenCode.tsx';
import type { Local } from './local.ts';
import { pdfOfSheet } from './pdf-sheet.ts';

const sharing = later(() => import('#components/drawing/share-file.ts'));

interface StudioActionsProps {
  drawn: DrawnRequest;
  sheet: Sheet;
  local: Local | undefined;
  pen: Pen;
  /** The sheet on the page, which is also the SVG file. */
  picture: RefObject<SVGSVGElement | null>;
  printed: RefObject<HTMLElement | null>;
}

/** Pixels a millimetre of a PNG: 300 dots an inch. */
const PNG_PIXELS = 300 / 25.4;

/** What can be done with a poster: print, show, share and save it. */
export function StudioActions(props: StudioActionsProps) {
  const { drawn, sheet, local, pen, picture, printed } = props;
  const [problem, setProblem] = useState('');
  const [isCounter, setCounter] = useState(false);

  const tried = (task: () => Promise<void>, otherwise: string) => () =>
    void task().then(
      () => setProblem(''),
      () => setProblem(otherwise),
    );
  const png = () => pngOfSheet(sheet, PNG_PIXELS);
  const share = async () => {
    const { shareMade } = await sharing.load();
    await shareMade('upi-poster.png', JSON.stringify(sheet), png);
  };
  const save = (ending: string, make: () => Promise<Blob>) =>
    tried(async () => saveFile(`upi-poster.${ending}`, await make()), words.noPicture);
  const button = (icon: IconName, label: string, onClick: () => void, isFirst = false) => (
    <button
      type="button"
      className={isFirst ? 'btn btn-primary' : 'btn btn-outline-primary'}
      onClick={onClick}
    >
      <Icon name={icon} className="i-sm" />
      <span>{label}</span>
    </button>
  );
  const canShare = canShareFile('image/png');
  return (
    <>
      <div className="stage__act" data-count={canShare ? 6 : 5}>
        {button('printer', words.print, () => printed.current && printOnly(printed.current), true)}
        {button('device', words.counter, () => setCounter(true))}
        {canShare && button('send', words.share, tried(share, words.noPicture))}
        {button(
          'download',
          words.savePdf,
          save('pdf', () => pdfOfSheet(sheet, drawn.request.name)),
        )}
        {button('download', words.savePng, save('png', png))}
        {button(
          'download',
          words.saveSvg,
          save('svg', async () => svgFile(picture.current, sheet)),
        )}
      </div>
      {problem && (
        <Note tone="danger" role="alert">
          <p>{problem}</p>
        </Note>
      )}
      {isCounter && (
        <FullScreenCode
          request={drawn.request}
          local={local}
          pen={pen}
          onLeave={() => setCounter(false)}
        />
      )}
    </>
  );
}

/** The picture on the page as a separate file, in the size of its paper. */
function svgFile(picture: SVGSVGElement | null, { width, height }: Sheet): Blob {
  if (!picture) throw new Error('There is no picture.');
  const copy = picture.cloneNode(true) as SVGSVGElement;
  copy.setAttribute('width', `${width}mm`);
  copy.setAttribute('height', `${height}mm`);
  const text = new XMLSerializer().serializeToString(copy);
  return new Blob([`${text}\n`], { type: 'image/svg+xml' });
}
