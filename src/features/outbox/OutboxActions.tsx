import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { overLeft } from '#components/dialogs/over-step.ts';
import { Icon } from '#components/Icon.tsx';
import { laterComponent } from '#components/later/later-component.tsx';
import { browserDevice } from '#core/outbox/browser-device.ts';
import { mayHaveArrived } from '#core/outbox/journal.ts';
import type { OutboxRecord } from '#core/outbox/record.ts';
import { changeRecord } from '#core/outbox/store.ts';
import { takeBack } from '#core/outbox/transitions.ts';
import { showToast } from '#store/toasts.ts';
import { sendNow } from './send-now.ts';
import { withdrawToForm } from './withdraw.ts';
import * as words from './words/panel.ts';

const ConfirmDialog = laterComponent(() => import('#components/dialogs/ConfirmDialog.tsx'));

/** Enough of a text to tell two messages of one author apart by ear. */
const EXCERPT_CHARACTERS = 40;

type Asking = 'delete' | 'replaceDraft' | undefined;

/** Send now, Edit, Copy and Delete for one message. None but Copy works while it is being sent. */
export function OutboxActions({ record }: { record: OutboxRecord }) {
  const [asking, setAsking] = useState<Asking>();
  const navigate = useNavigate();
  const sending = record.status === 'sending';
  const isUnsent = !mayHaveArrived(record);
  const question = asking === 'delete' && !isUnsent ? 'deleteUnconfirmed' : asking;
  const about = `${record.payload.from_name}, ${record.payload.message.slice(0, EXCERPT_CHARACTERS)}`;

  async function edit(replace = false): Promise<void> {
    const done = await withdrawToForm(record, replace);
    if (done === 'draftInTheWay') setAsking('replaceDraft');
    else if (done === 'taken') {
      await overLeft();
      navigate('/contact');
    }
  }

  async function remove(): Promise<void> {
    const removed = await changeRecord(browserDevice, record.id, (each) =>
      takeBack(each, isUnsent),
    ).catch(() => undefined);
    if (!removed) showToast('alert', words.notDeleted);
  }

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(record.payload.message);
      showToast('copy', words.copied);
    } catch {
      showToast('alert', words.notCopied);
    }
  }

  const confirmed = () => {
    setAsking(undefined);
    if (asking === 'delete') void remove();
    else void edit(true);
  };

  return (
    <div className="outbox__actions">
      <Action
        icon="send"
        text={words.sendNow}
        label={words.sendNowThis(about)}
        disabled={sending}
        onPress={() => sendNow(record.id)}
      />
      <Action
        text={words.edit}
        label={words.editThis(about)}
        disabled={sending}
        onPress={() => edit()}
      />
      <Action text={words.copy} label={words.copyThis(about)} onPress={copy} />
      <Action
        text={words.remove}
        label={words.removeThis(about)}
        disabled={sending}
        onPress={() => setAsking('delete')}
      />
      {question && (
        <ConfirmDialog
          {...words.questions[question]}
          onConfirm={confirmed}
          onCancel={() => setAsking(undefined)}
        />
      )}
    </div>
  );
}

interface ActionProps {
  /** The action that comes first has one, as emphasis. */
  icon?: 'send';
  text: string;
  /** What it does to which message, for those who do not see its place. */
  label: string;
  disabled?: boolean;
  onPress: () => void;
}

function Action({ icon, text, label, disabled, onPress }: ActionProps) {
  return (
    <button
      type="button"
      className={`btn btn-sm ${icon ? 'btn-outline-primary' : 'btn-quiet'}`}
      aria-label={label}
      disabled={disabled}
      onClick={onPress}
    >
      {icon && <Icon name={icon} />}
      <span>{text}</span>
    </button>
  );
}
