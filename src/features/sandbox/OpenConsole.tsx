import { type ComponentType, useEffect, useState } from 'react';
import { Note } from '#components/Note.tsx';
import type { SandboxLabels } from '#content/types/sandbox.ts';
import { keepApi } from '#pwa/keep-api.ts';
import { wordsTag } from '#words/language.ts';
import * as words from './words.ts';

interface ConsoleProps {
  labels: SandboxLabels;
}

/** The console, loaded with the sandbox when its page is there. */
export function OpenConsole(props: ConsoleProps) {
  const [Loaded, setLoaded] = useState<ComponentType<ConsoleProps>>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    void keepApi();
    import('./console/Console.tsx').then(
      ({ Console }) => setLoaded(() => Console),
      () => setFailed(true),
    );
  }, []);
  if (Loaded) return <Loaded {...props} />;
  return hasFailed ? (
    <div lang={wordsTag}>
      <Note tone="danger" role="alert">
        {words.failed}
      </Note>
    </div>
  ) : null;
}
