import { useEffect, useId, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { OverPage } from '#components/dialogs/OverPage.tsx';
import { cancel } from '#words/components.ts';
import { leave, leaveTyped } from '#words/language.ts';

/**
 * Asks whoever has typed something whether to follow a link, over all that is open: a menu too. The browser gives the
 * focus back to the link.
 */
export function askToLeave(link: HTMLAnchorElement): void {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const end = () => root.unmount();
  root.render(<Question link={link} onEnd={end} />);
}

function Question({ link, onEnd }: { link: HTMLAnchorElement; onEnd: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const stay = useRef<HTMLButtonElement>(null);
  const id = useId();
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    stay.current?.focus();
  }, []);
  const close = () => dialog.current?.close();
  function follow(): void {
    close();
    link.dataset.sure = 'yes';
    link.click();
    delete link.dataset.sure;
  }
  return (
    <OverPage onBack={close}>
      <dialog className="panel form-card" ref={dialog} aria-labelledby={id} onClose={onEnd}>
        <h2 className="h4" id={id}>
          {leaveTyped}
        </h2>
        <div className="form-actions">
          <button type="button" className="btn btn-primary" onClick={follow}>
            {leave}
          </button>
          <button type="button" className="btn btn-outline-primary" ref={stay} onClick={close}>
            {cancel}
          </button>
        </div>
      </dialog>
    </OverPage>
  );
}
