import { FileButton } from '#components/forms/FileButton.tsx';
import * as words from '#features/locker/words/list.tsx';
import { upload } from './upload.ts';

/** Takes files of this device into the locker. */
export const UploadButton = () => (
  <FileButton
    label={words.filesToUpload}
    className="btn btn-primary"
    multiple
    onFiles={(files) => void upload(files)}
  >
    {words.upload}
  </FileButton>
);
