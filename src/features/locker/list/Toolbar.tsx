import { Icon } from '#components/Icon.tsx';
import { saveFile } from '#components/save-file.ts';
import { exportJson } from '#core/locker/export-json.ts';
import { SLUG } from '#facts/site.ts';
import { refreshLater } from '#features/locker/session/session-actions.ts';
import * as words from '#features/locker/words/list.tsx';
import { useLocker } from '#store/locker.ts';
import { UploadButton } from './UploadButton.tsx';

interface ToolbarProps {
  query: string;
  onQuery: (query: string) => void;
}

const EXPORT_NAME = `${SLUG}-locker.json`;

/** Search, upload, export and refresh. */
export function Toolbar({ query, onQuery }: ToolbarProps) {
  const documents = useLocker((view) => view.documents);
  const save = () =>
    saveFile(EXPORT_NAME, new Blob([exportJson(documents)], { type: 'application/json' }));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form, and this is none.
    <div className="toolbar" role="group" aria-label={words.tools}>
      <div className="search">
        <Icon name="search" />
        <input
          type="search"
          className="form-control"
          aria-label={words.search}
          placeholder={words.searchHint}
          autoComplete="off"
          value={query}
          onChange={({ target }) => onQuery(target.value)}
        />
      </div>
      <UploadButton />
      <button
        type="button"
        className="btn btn-outline-primary"
        aria-disabled={documents.length === 0 || undefined}
        onClick={() => documents.length > 0 && save()}
      >
        <Icon name="download" />
        {words.exportJson}
      </button>
      <button
        type="button"
        className="btn btn-outline-primary btn-icon"
        aria-label={words.refresh}
        onClick={() => void refreshLater()}
      >
        <Icon name="refresh" />
      </button>
    </div>
  );
}
