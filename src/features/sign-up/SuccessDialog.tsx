import { useEffect, useRef } from 'react';
import { Illustration } from '#components/Illustration.tsx';

/** Greets who signed up. OK and Escape close it. */
export function SuccessDialog({ name, onClose }: { name: string; onClose: () => void }) {
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
      <p>You will be redirected shortly.</p>
      <form method="dialog">
        <button type="submit" className="btn btn-primary">
          OK
        </button>
      </form>
    </dialog>
  );
}
