import { useState } from 'react';
import { Icon } from '#components/Icon.tsx';
import { Note } from '#components/Note.tsx';
import { saveFile } from '#components/save-file.ts';
import type { DrawnRequest } from '#features/upi-qr/draw-request.ts';
import { svgOf } from '#features/upi-qr/picture.ts';
import { pngOf } from '#features/upi-qr/png.ts';
import * as words from '#features/upi-qr/words/upi-poster.ts';
import { showToast } from '#store/toasts.ts';

/** What the code says, for who wants to read it, and the code without a poster. Folded at first. */
export function CodeAlone({ drawn: { link, code } }: { drawn: DrawnRequest }) {
  const [problem, setProblem] = useState('');
  const tried = (task: Promise<void>, otherwise: string) =>
    task.then(
      () => setProblem(''),
      () => setProblem(otherwise),
    );
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    showToast('check-circle', words.copied);
  };
  const savePng = async () => saveFile('upi-qr.png', await pngOf(code));
  const saveSvg = () => saveFile('upi-qr.svg', new Blob([svgOf(code)], { type: 'image/svg+xml' }));
  return (
    <details className="fold">
      <summary>{words.link}</summary>
      <p className="upi-qr__link">
        <a href={link}>{link}</a>
      </p>
      <button
        type="button"
        className="btn btn-outline-primary"
        onClick={() => void tried(copy(), words.notCopied)}
      >
        <Icon name="copy" className="i-sm" />
        {words.copy}
      </button>
      <p>{words.codeAlone}</p>
      <div className="upi-qr__actions">
        <button
          type="button"
          className="btn btn-outline-primary"
          onClick={() => void tried(savePng(), words.noCode)}
        >
          <Icon name="download" className="i-sm" />
          {words.codePng}
        </button>
        <button type="button" className="btn btn-outline-primary" onClick={saveSvg}>
          <Icon name="download" className="i-sm" />
          {words.codeSvg}
        </button>
      </div>
      {problem && (
        <Note tone="danger" role="alert">
          <p>{problem}</p>
        </Note>
      )}
    </details>
  );
}
