export const notAdded = 'Something shared was not added.';
export const locked =
  'The locker has a lock, so nothing can be put into it from outside. The file is still where it came from. Unlock the locker and use Upload.';
export const noFile = 'The locker takes files only, not a text or a link alone.';
export const foreign = 'Another website tried to put a file into the locker. It was refused.';
export const noWorker =
  'The app was not ready, so the browser sent it to our server, which did not store it. Use Upload here.';
