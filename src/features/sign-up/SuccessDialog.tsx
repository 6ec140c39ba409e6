import { useEffect, useRef } from 'react';
import { Illustration } from '#components/Illustration.tsx';
import type { Done } from './submission.ts';
import { TOLD } from './team-messages.ts';

/** Greets who signed up. OK and Escape close it. */
export function SuccessDialog({ name, message, onClose }: Done & { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (dialog.current && !dialog.current.open) dialog.current.showModal();
  }, []);

  return (
    <dialog className="success" ref={dialog} aria-labelledby="success-heading" onClose={onClose}>
      <Illustration name="done" />
      <h2 className="h3" id="success-heading">
        Sign-Up Successful!
      </h2>
      <p>
        Welcome, <b>{name}</b>.
      </p>
      {message && <p>{TOLD[message]}</p>}
      <p>You will be redirected shortly.</p>
      <form method="dialog">
        <button type="submit" className="btn btn-primary">
          OK
        </button>
      </form>
    </dialog>
  );
}
