import { type ComponentType, useState } from 'react';
import { Icon } from '#components/Icon.tsx';
import { Note } from '#components/Note.tsx';
import { later } from '#lib/later.ts';
import { wordsTag } from '#words/language.ts';
import * as words from './words.ts';

const panel = later(() => import('./CallPanel.tsx'), { pack: 'api' });

/** Offers to run a call here. The sandbox is loaded with the press. */
export function RunCall({ id }: { id: string }) {
  const [Loaded, setLoaded] = useState<ComponentType<{ id: string }>>();
  const [hasFailed, setFailed] = useState(false);
  if (Loaded) return <Loaded id={id} />;
  function open(): void {
    // Said again where it fails again.
    setFailed(false);
    void panel.load().then(
      ({ CallPanel }) => setLoaded(() => CallPanel),
      () => setFailed(true),
    );
  }
  return (
    <div className="run-offer" lang={wordsTag}>
      <button type="button" className="btn btn-primary" onClick={open}>
        <Icon name="play" />
        <span>{words.open}</span>
      </button>
      {hasFailed && (
        <Note tone="danger" role="alert">
          {words.failed}
        </Note>
      )}
    </div>
  );
}
