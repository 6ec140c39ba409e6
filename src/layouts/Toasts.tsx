import { useEffect, useState } from 'react';
import { Icon } from '#components/Icon.tsx';
import { dismissToast, type Toast, useToasts } from '#store/toasts.ts';
import * as words from '#words/layouts.ts';

const TOAST_MS = 5000;

/** Short notices. None leaves while the pointer or the focus is on them. */
export function Toasts() {
  const toasts = useToasts((state) => state.toasts);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  return (
    <div
      className="toasts"
      role="status"
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      {toasts.map((toast) => (
        <Notice key={toast.id} toast={toast} paused={hovered || focused} />
      ))}
    </div>
  );
}

function Notice({ toast: { id, icon, text, lang }, paused }: { toast: Toast; paused: boolean }) {
  useEffect(() => {
    if (paused) return;
    const timer = setTimeout(() => dismissToast(id), TOAST_MS);
    return () => clearTimeout(timer);
  }, [id, paused]);
  return (
    <div className="toast-k">
      <Icon name={icon} />
      <p lang={lang}>{text}</p>
      <button
        type="button"
        className="btn btn-quiet btn-icon btn-md"
        aria-label={words.dismissNotice}
        onClick={() => dismissToast(id)}
      >
        <Icon name="close" className="i-sm" />
      </button>
    </div>
  );
}
