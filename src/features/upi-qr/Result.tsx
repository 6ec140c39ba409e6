import { useRef, useState } from 'react';
import { Icon } from '#components/Icon.tsx';
import { Note } from '#components/Note.tsx';
import { printOnly } from '#components/print-only.ts';
import { saveFile } from '#components/save-file.ts';
import type { Icon as IconName } from '#content/types/pictures.ts';
import { showToast } from '#store/toasts.ts';
import type { DrawnRequest } from './draw-request.ts';
import { Poster } from './Poster.tsx';
import { svgOf } from './picture.ts';
import { pngOf } from './png.ts';

/** The poster, and what can be done with link and code. */
export function Result({ drawn, advice }: { drawn: DrawnRequest; advice: string }) {
  const poster = useRef<HTMLElement>(null);
  const [problem, setProblem] = useState('');

  const tried = (task: Promise<void>, otherwise: string) =>
    task.then(
      () => setProblem(''),
      () => setProblem(otherwise),
    );
  const copy = async () => {
    await navigator.clipboard.writeText(drawn.link);
    showToast('check-circle', 'Link copied to clipboard!');
  };
  const savePng = async () => saveFile('upi-qr.png', await pngOf(drawn.code));
  const saveSvg = () =>
    saveFile('upi-qr.svg', new Blob([svgOf(drawn.code)], { type: 'image/svg+xml' }));

  const action = (icon: IconName, label: string, onClick: () => void) => (
    <button type="button" className="btn btn-outline-primary" onClick={onClick}>
      <Icon name={icon} className="i-sm" />
      {label}
    </button>
  );
  return (
    <>
      <Poster drawn={drawn} ref={poster} />
      <div className="upi-qr__actions">
        {action('printer', 'Print poster', () => poster.current && printOnly(poster.current))}
        {action('download', 'Download PNG', () =>
          tried(savePng(), 'This browser did not make the picture. Download the SVG instead.'),
        )}
        {action('download', 'Download SVG', saveSvg)}
        {action('copy', 'Copy link', () =>
          tried(copy(), 'The link was not copied. Select it below and copy it by hand.'),
        )}
      </div>
      {problem && (
        <Note tone="danger" role="alert">
          <p>{problem}</p>
        </Note>
      )}
      <p className="upi-qr__link">
        <a href={drawn.link}>{drawn.link}</a>
      </p>
      <Note tone="info">
        <p>{advice}</p>
      </Note>
    </>
  );
}
