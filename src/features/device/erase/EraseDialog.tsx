import { useState } from 'react';
import Modal from 'react-bootstrap/Modal';
import { OverPage } from '#components/dialogs/OverPage.tsx';
import { AskPlain } from '#features/device/export/AskPlain.tsx';
import { useExport } from '#features/device/export/use-export.ts';
import * as words from '#features/device/words/erase-dialog.ts';
import * as take from '#features/device/words/take.ts';
import { later } from '#lib/later.ts';
import '#components/dialogs/dialog.scss';

const erasing = later(() => import('./erase.ts'));

interface EraseDialogProps {
  /** What would be gone, as a list in words. */
  gone: string;
  onClose: () => void;
  onFailed: () => void;
}

/**
 * Names what erasing takes away, offers to export it, and asks. A default export, so that it can be loaded when asked
 * for.
 */
export default function EraseDialog({ gone, onClose, onFailed }: EraseDialogProps) {
  const { busy, exported, question, save } = useExport();
  const [isErasing, setErasing] = useState(false);

  async function erase(): Promise<void> {
    if (isErasing) return;
    setErasing(true);
    await erasing
      .load()
      .then(({ eraseAll }) => eraseAll())
      .catch(onFailed);
  }

  return (
    <OverPage onBack={onClose}>
      <Modal show centered animation={false} onHide={onClose} aria-labelledby="erase-heading">
        <Modal.Body>
          <h2 className="h4" id="erase-heading">
            {words.heading}
          </h2>
          <p className="soft-ink">{words.text(gone)}</p>
          <p role="status">{busy ? take.busy : exported?.text}</p>
          <div className="form-actions">
            <button
              type="button"
              className="btn btn-outline-primary device-danger"
              aria-disabled={isErasing || undefined}
              onClick={() => void erase()}
            >
              {words.confirm}
            </button>
            {gone && (
              <button type="button" className="btn btn-primary" onClick={save}>
                {exported?.next
                  ? take.part(exported.next.part, exported.next.parts)
                  : words.exportFirst}
              </button>
            )}
            <button type="button" className="btn btn-outline-primary" onClick={onClose}>
              {words.cancel}
            </button>
          </div>
          <AskPlain question={question} />
        </Modal.Body>
      </Modal>
    </OverPage>
  );
}
