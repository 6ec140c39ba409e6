/** After a file was handed to the browser, which tells no page whether it arrived. */
export const lookFirst =
  'Look for the file in your downloads before you erase anything here or sign out.';
export const mayBeDropped =
  'This looks like the browser inside an app, which may drop files without a word. If the file is not in your downloads, open this page in your browser from the ⋮ menu.';

/** After a picture that took longer than a press lasts, and after one that no app took. */
export const pictureReady = 'The picture is ready. Press the button again to share it.';
export const notShared = 'It could not be shared, so it goes to your downloads. Look for it there.';

/** Where no sign of a print dialog was seen. */
export const noPrintDialog =
  'If no print dialog has opened, this browser cannot print this. Open this page in your browser from the ⋮ menu and print it there.';
