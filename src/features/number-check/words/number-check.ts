export const check = 'Check the format';
export const checking = 'Checking...';
export const failed = 'The check could not be loaded. Please reload the page when you are online.';
export const formatRight = 'Format right';
export const formatWrong = 'Format wrong';
export const cannotTell = 'Cannot tell';
export const readAs = 'Read as';
export const onlyFormat =
  'The format looks right. This does not prove that the document is genuine.';
