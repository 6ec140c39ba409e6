import { type FormEvent, useState } from 'react';
import { BusyButton } from '#components/forms/BusyButton.tsx';
import { useAsync } from '#components/forms/use-async.ts';
import { Note } from '#components/Note.tsx';
import { checking } from './checking.ts';
import type { Progress } from './in-words.ts';
import * as words from './words/check.ts';

/** Checks all that this device keeps of the site, byte by byte, and says what was found and repaired. */
export function InstallationCheck() {
  const [progress, setProgress] = useState<Progress>();
  const { state, start } = useAsync(async (_: undefined, signal) =>
    (await checking.load()).check(setProgress, signal),
  );
  const busy = state.status === 'busy';

  function submit(event: FormEvent): void {
    event.preventDefault();
    setProgress(undefined);
    void start(undefined);
  }

  return (
    <section className="panel form-card" aria-labelledby="installation-heading">
      <h2 className="h4" id="installation-heading">
        {words.heading}
      </h2>
      <p>{words.about}</p>
      <form className="form-quiet d-flex flex-wrap align-items-center gap-3" onSubmit={submit}>
        <BusyButton busy={busy} busyLabel={words.checking}>
          {words.check}
        </BusyButton>
        {busy && progress && (
          <progress aria-label={words.filesChecked} max={progress.max} value={progress.value} />
        )}
      </form>
      <div role="status" className="installation-status">
        {busy && progress && <p className="m-0">{progress.text}</p>}
        {state.status === 'done' && (
          <Note tone={state.output.tone}>
            <p>{state.output.text}</p>
          </Note>
        )}
        {state.status === 'failed' && (
          <Note tone="wait">
            <p>{words.notLoaded}</p>
          </Note>
        )}
      </div>
    </section>
  );
}
