import { Note } from '#components/Note.tsx';
import * as words from '#features/locker/words/lock-settings.ts';
import { useLocker } from '#store/locker.ts';
import * as half from '#words/locker/encryption.ts';
import { goOn } from './go-on.ts';

/** What a lock that is on keeps secret, or how far it is with that. */
export function WhatIsEncrypted() {
  const encryption = useLocker((locker) => locker.encryption);
  if (!encryption || encryption.phase === 'sealed')
    return <p>{encryption ? `${words.about} ${words.refusesFiles}` : words.refusesFiles}</p>;
  const { phase, plain, all } = encryption;
  return (
    <Note tone="wait" role="status">
      <p>{half.halfEncrypted(phase, plain, all)}</p>
      <p>{half.goesOn}</p>
      <button type="button" className="btn btn-outline-primary" onClick={() => void goOn()}>
        {half.goOnNow}
      </button>
    </Note>
  );
}
