import { DownloadLink } from '#components/DownloadLink.tsx';
import { Icon } from '#components/Icon.tsx';
import { saveFile } from '#components/save-file.ts';
import type { SandboxLabels } from '#copy/types/sandbox.ts';
import { SANDBOX_FILE } from '#facts/files.ts';
import { callAs, logFile } from '#features/sandbox/sandbox.ts';
import { Panel } from './Panel.tsx';

const LOG_NAME = 'sandbox-log.json';

/** The log for a desk, the sandbox that replays it there, and a new beginning. */
export function TakePanel({ labels }: { labels: SandboxLabels['take'] }) {
  return (
    <Panel heading={labels.heading}>
      <p>{labels.text}</p>
      <div className="form-actions">
        <button
          type="button"
          className="btn btn-outline-primary"
          onClick={() => saveFile(LOG_NAME, logFile())}
        >
          <Icon name="download" className="i-sm" />
          <span>{labels.log}</span>
        </button>
        <DownloadLink href={`/${SANDBOX_FILE}`} label={labels.file} />
        <button
          type="button"
          className="btn btn-quiet"
          onClick={() => callAs('POST', '/sandbox/reset')}
        >
          {labels.reset}
        </button>
      </div>
    </Panel>
  );
}
