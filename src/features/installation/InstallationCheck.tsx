import { type FormEvent, useState } from 'react';
import { BusyButton } from '#components/BusyButton.tsx';
import { Note } from '#components/Note.tsx';
import { useAsync } from '#components/use-async.ts';
import type { InstallationReport } from '#core/installation.ts';
import { useNetwork } from '#store/network.ts';
import { checkInstallation } from './check-installation.ts';
import { findingOf, progressOf, reasonOf } from './in-words.ts';

/** Checks all that this device keeps of the site, byte by byte, and says what was found and repaired. */
export function InstallationCheck() {
  const online = useNetwork((network) => network.online);
  const [progress, setProgress] = useState<InstallationReport>();
  const { state, start } = useAsync((_: undefined, signal) =>
    checkInstallation(setProgress, signal),
  );
  const busy = state.status === 'busy';
  const finding = state.status === 'done' ? findingOf(state.output, online) : undefined;

  function check(event: FormEvent): void {
    event.preventDefault();
    setProgress(undefined);
    void start(undefined);
  }

  return (
    <section className="panel form-card" aria-labelledby="installation-heading">
      <h2 className="h4" id="installation-heading">
        This site on your device
      </h2>
      <p>
        Pages are kept here so that they open without a network. If one looks wrong, check them:
        every file is compared with what we published, and damaged ones are fetched again. Your
        messages and documents are not touched.
      </p>
      <form className="d-flex flex-wrap align-items-center gap-3 mb-3" onSubmit={check}>
        <BusyButton busy={busy} busyLabel="Checking...">
          Check this installation
        </BusyButton>
        {busy && progress && (
          <progress
            aria-label="Files checked"
            max={progress.total}
            value={progress.intact + progress.fetched + progress.failed}
          />
        )}
      </form>
      <div role="status">
        {busy && progress && <p className="m-0">{progressOf(progress)}</p>}
        {finding && (
          <Note tone={finding.tone}>
            <p>{finding.text}</p>
          </Note>
        )}
        {state.status === 'failed' && (
          <Note tone="wait">
            <p>{reasonOf(state.error)}</p>
          </Note>
        )}
      </div>
    </section>
  );
}
