import { FileButton } from '#components/FileButton.tsx';
import { upload } from './upload.ts';

/** Takes files of this device into the locker. */
export const UploadButton = () => (
  <FileButton
    label="Files to upload"
    className="btn btn-primary"
    multiple
    onFiles={(files) => void upload(files)}
  >
    Upload
  </FileButton>
);
