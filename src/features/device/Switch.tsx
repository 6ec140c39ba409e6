import { useId } from 'react';

interface SwitchProps {
  label: string;
  text: string;
  on: boolean;
  onChange: (on: boolean) => void;
}

/** A setting that is on or off, with a sentence about it. */
export function Switch({ label, text, on, onChange }: SwitchProps) {
  const id = useId();
  return (
    <div className="device-switch">
      <div>
        <b id={id}>{label}</b>
        <small id={`${id}-about`}>{text}</small>
      </div>
      <button
        type="button"
        role="switch"
        aria-checked={on}
        aria-labelledby={id}
        aria-describedby={`${id}-about`}
        onClick={() => onChange(!on)}
      />
    </div>
  );
}
