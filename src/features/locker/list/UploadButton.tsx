import { type ChangeEvent, useRef } from 'react';
import { Icon } from '#components/Icon.tsx';
import { upload } from './upload.ts';

/** Opens the device's own chooser, which on a phone offers the camera too. */
export function UploadButton() {
  const input = useRef<HTMLInputElement>(null);

  function take({ target }: ChangeEvent<HTMLInputElement>): void {
    void upload([...(target.files ?? [])]);
    // So that the same file can be chosen again.
    target.value = '';
  }

  return (
    <>
      <button type="button" className="btn btn-primary" onClick={() => input.current?.click()}>
        <Icon name="upload" />
        Upload
      </button>
      <input ref={input} type="file" multiple hidden aria-label="Files to upload" onChange={take} />
    </>
  );
}
