import { type ComponentType, useEffect, useState } from 'react';
import { Icon } from '#components/Icon.tsx';
import { Note } from '#components/Note.tsx';
import { keepApi } from '#pwa/keep-api.ts';
import { wordsTag } from '#words/language.ts';
import * as words from './words.ts';

type Panel = ComponentType<{ id: string }>;

/** Offers to run a call here. The sandbox is loaded with the press. */
export function RunCall({ id }: { id: string }) {
  const [Loaded, setLoaded] = useState<Panel>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => void keepApi(), []);
  if (Loaded) return <Loaded id={id} />;

  const load = () =>
    import('./run-panel.ts').then(
      ({ panel }) => setLoaded(() => panel),
      () => setFailed(true),
    );
  return (
    <div className="run-offer" lang={wordsTag}>
      <button type="button" className="btn btn-primary" onClick={() => void load()}>
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
