import { useEffect, useRef } from 'react';
import { OverPage } from '#components/dialogs/OverPage.tsx';
import { Illustration } from '#components/Illustration.tsx';
import type { Done } from './submission.ts';
import * as words from './words/form.tsx';
import * as team from './words/team.ts';

/** Greets who signed up. OK and Escape close it. */
export function SuccessDialog({ name, message, onClose }: Done & { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (dialog.current && !dialog.current.open) dialog.current.showModal();
  }, []);

  return (
    <OverPage onBack={() => dialog.current?.close()}>
      <dialog className="success" ref={dialog} aria-labelledby="success-heading" onClose={onClose}>
        <Illustration name="done" />
        <h2 className="h3" id="success-heading">
          {words.doneHeading}
        </h2>
        <p>{words.welcome(<b>{name}</b>)}</p>
        {message && <p>{team.told[message]}</p>}
        <p>{words.leavesShortly}</p>
        <form method="dialog">
          <button type="submit" className="btn btn-primary">
            {words.ok}
          </button>
        </form>
      </dialog>
    </OverPage>
  );
}
