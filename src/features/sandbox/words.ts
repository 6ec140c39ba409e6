export const open = 'Run in the sandbox';
export const failed =
  'The sandbox could not be loaded. Please open the page again when there is a network.';
export const panel = (title: string) => `Run: ${title}`;
export const sample = 'Sample';
export const target = 'Path';
export const body = 'Body';
export const apiKey = 'Key';
export const idempotency = 'Idempotency-Key';
export const newIdempotency = 'New Idempotency-Key';
export const fault = 'Go wrong on the way';
export const noFault = 'Nothing goes wrong';
export const more = 'Key and faults';
export const run = 'Run';
export const answer = 'Answer';
export const headers = 'Headers of the answer';
export const lost = 'No answer came back. Run it again with the same Idempotency-Key.';
export const replayed = 'Same key, same response: the request was not processed twice.';
export const runWithNewKey = 'Run with a new key';
export const simulated = 'Simulated on this device. Nothing was sent.';
export const toConsole = 'Log, clock and events';
export const notLive = 'Never paste a live key into a page. It was neither kept nor sent.';
export const dropped =
  'This tab’s sandbox data is from another API version, so the sandbox has started again.';
export const full =
  'The sandbox has reached its limit of 200 steps. New steps are lost on reload until you reset it.';
export const refused = 'This browser cannot save the sandbox, so reloading starts it again.';
