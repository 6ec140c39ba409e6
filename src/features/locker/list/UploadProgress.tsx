import { Note } from '#components/Note.tsx';
import { BytesDone, liveness } from '#features/locker/BytesDone.tsx';
import { MAX_NAMED } from '#features/locker/limits.ts';
import { REFUSED } from '#features/locker/messages.ts';
import { TrueName } from '#features/locker/TrueName.tsx';
import * as words from '#features/locker/words/list.tsx';
import { useUploads } from '#store/locker-uploads.ts';
import { forgetRefused } from './upload.ts';

/** How far an upload is, and which files were not added. */
export function UploadProgress() {
  const { total, done, bytes, doneBytes, refused } = useUploads();
  const file = Math.min(done + 1, total);
  return (
    <>
      <div role="status" aria-live={liveness(file, total)}>
        {total > 0 && (
          <p className="locker-progress">
            <span className="spin" aria-hidden="true" />
            <span>{total === 1 ? words.addingFile : words.addingFileOf(file, total)}</span>
          </p>
        )}
      </div>
      {total > 0 && <BytesDone done={doneBytes} total={bytes} />}
      {refused.length > 0 && (
        <Note tone="danger" role="alert">
          <p>{words.notAdded(refused.length)}</p>
          <ul className="locker-refused">
            {refused.slice(0, MAX_NAMED).map(({ name, reason }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name, and the list only grows.
              <li key={i}>
                <TrueName name={name} />
                <span>{`: ${REFUSED[reason]}`}</span>
              </li>
            ))}
            {refused.length > MAX_NAMED && <li>{words.andMore(refused.length - MAX_NAMED)}</li>}
          </ul>
          <button type="button" className="btn btn-text" onClick={forgetRefused}>
            {words.close}
          </button>
        </Note>
      )}
    </>
  );
}
