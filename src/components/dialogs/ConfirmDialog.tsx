import Modal from 'react-bootstrap/Modal';
import * as words from '#words/components.ts';
import { OverPage } from './OverPage.tsx';
import './dialog.scss';

interface ConfirmDialogProps {
  heading: string;
  text: string;
  /** Label of the button that does it. */
  confirm: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something that cannot be undone. A default export, so that it can be loaded when asked for. */
export default function ConfirmDialog(props: ConfirmDialogProps) {
  const { heading, text, confirm, onConfirm, onCancel } = props;
  return (
    <OverPage onBack={onCancel}>
      <Modal show centered animation={false} onHide={onCancel} aria-labelledby="confirm-heading">
        <Modal.Body>
          <h2 className="h4" id="confirm-heading">
            {heading}
          </h2>
          <p className="soft-ink">{text}</p>
          <div className="form-actions">
            <button type="button" className="btn btn-primary" onClick={onConfirm}>
              {confirm}
            </button>
            <button type="button" className="btn btn-outline-primary" onClick={onCancel}>
              {words.cancel}
            </button>
          </div>
        </Modal.Body>
      </Modal>
    </OverPage>
  );
}
