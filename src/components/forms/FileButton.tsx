import { type ChangeEvent, type ComponentProps, type ReactNode, useRef } from 'react';
import { Icon } from '#components/Icon.tsx';

interface FileButtonProps extends Pick<ComponentProps<'input'>, 'multiple'> {
  /** Name of the field behind the button. */
  label: string;
  className: string;
  disabled?: boolean;
  /** Of what was chosen; none where a choice was taken back. */
  onFiles: (files: File[]) => void;
  children: ReactNode;
}

/**
 * Opens the device's own chooser of files, which on a phone may offer the camera too. It offers all files: iPhones grey
 * out those of an ending that they do not know, so who takes a file looks at its bytes.
 */
export function FileButton({
  label,
  className,
  disabled,
  onFiles,
  children,
  ...accepted
}: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);

  function take({ target }: ChangeEvent<HTMLInputElement>): void {
    onFiles([...(target.files ?? [])]);
    // So that the same file can be chosen again.
    target.value = '';
  }

  return (
    <>
      <button
        type="button"
        className={className}
        aria-disabled={disabled || undefined}
        onClick={() => disabled || input.current?.click()}
      >
        <Icon name="upload" />
        {children}
      </button>
      <input ref={input} type="file" {...accepted} hidden aria-label={label} onChange={take} />
    </>
  );
}
