import { useState } from 'react';
import Modal from 'react-bootstrap/Modal';
import { ERASE, EXPORT } from './erase-messages.ts';
import { useExport } from './use-export.ts';
import '#components/dialog.scss';

interface EraseDialogProps {
  /** What would be gone, as a list in words. */
  gone: string;
  onClose: () => void;
  onFailed: () => void;
}

/** Names what erasing takes away, offers to export it, and asks. A default export, so that it can be loaded when asked for. */
export default function EraseDialog({ gone, onClose, onFailed }: EraseDialogProps) {
  const { busy, exported, save } = useExport();
  const [erasing, setErasing] = useState(false);

  async function erase(): Promise<void> {
    if (erasing) return;
    setErasing(true);
    await import('./erase.ts').then(({ eraseAll }) => eraseAll()).catch(onFailed);
  }

  return (
    <Modal show centered animation={false} onHide={onClose} aria-labelledby="erase-heading">
      <Modal.Body>
        <h2 className="h4" id="erase-heading">
          {ERASE.heading}
        </h2>
        <p className="soft-ink">{ERASE.text(gone)}</p>
        <p role="status">{busy ? EXPORT.busy : exported?.text}</p>
        <div className="form-actions">
          <button
            type="button"
            className="btn btn-outline-primary device-danger"
            aria-disabled={erasing || undefined}
            onClick={() => void erase()}
          >
            {ERASE.confirm}
          </button>
          {gone && (
            <button type="button" className="btn btn-primary" onClick={() => void save()}>
              {exported?.next ? EXPORT.part(exported.next.part, exported.next.parts) : ERASE.export}
            </button>
          )}
          <button type="button" className="btn btn-outline-primary" onClick={onClose}>
            {ERASE.cancel}
          </button>
        </div>
      </Modal.Body>
    </Modal>
  );
}
