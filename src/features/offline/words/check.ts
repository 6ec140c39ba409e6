export const heading = 'This site on your device';
export const about =
  'Compares every page kept here with what we published, and repairs what is damaged. Your messages stay.';
export const check = 'Check this installation';
export const checking = 'Checking...';
export const filesChecked = 'Files checked';
export const notLoaded =
  'The check itself could not be loaded. Connect to a network and try again.';
