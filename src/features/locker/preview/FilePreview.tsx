import { useEffect, useState } from 'react';
import { Illustration } from '#components/Illustration.tsx';
import { shownTitle } from '#core/locker/as-shown.ts';
import type { LockerDocument } from '#core/locker/document.ts';
import { REFUSED } from '#features/locker/messages.ts';
import * as words from '#features/locker/words/preview.ts';
import * as papers from '#features/locker/words/sample-papers.ts';
import { SamplePaper } from './SamplePaper.tsx';
import { samplePaperOf } from './sample-papers.ts';
import type { OpenFile } from './use-file.ts';

/**
 * What can be shown of a document: a picture, plain text, or the placeholder, which a sample has under a drawing.
 * Never a frame or a tab.
 */
export function FilePreview({
  document,
  opened,
}: {
  document: LockerDocument;
  opened: OpenFile | undefined;
}) {
  if (opened?.status === 'reading') return <p role="status">{words.reading}</p>;
  if (opened?.status === 'failed') return <p role="alert">{REFUSED[opened.reason]}</p>;
  if (opened?.preview.kind === 'picture')
    return (
      <Picture
        bytes={opened.bytes}
        mediaType={opened.preview.mediaType}
        title={shownTitle(document)}
      />
    );
  if (opened?.preview.kind === 'text' && opened.preview.text !== '')
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it.
      <section className="preview__text" tabIndex={0} aria-label={words.beginning}>
        <pre translate="no">{opened.preview.text + (opened.preview.cut ? '\n…' : '')}</pre>
      </section>
    );
  const paper = samplePaperOf(document);
  return (
    <>
      {paper ? <SamplePaper paper={paper} /> : <Illustration name="locker" />}
      <p>{words.notAvailable}</p>
      {paper && <p>{papers.about}</p>}
    </>
  );
}

function Picture(props: { bytes: ArrayBuffer; mediaType: string; title: string }) {
  const { bytes, mediaType, title } = props;
  const [url, setUrl] = useState<string>();
  const [broken, setBroken] = useState(false);

  useEffect(() => {
    const made = URL.createObjectURL(new Blob([bytes], { type: mediaType }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [bytes, mediaType]);

  if (broken) return <p>{words.notAvailable}</p>;
  return url ? (
    <img src={url} alt={words.pictureOf(title)} onError={() => setBroken(true)} />
  ) : null;
}
