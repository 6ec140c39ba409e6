export const api = {
  heading: 'API pages',
  about: 'For integrators: the reference, recipes and the sandbox, to use without a network.',
  removeAbout: 'Remove the API pages from this device',
};
export const posters = {
  heading: 'Languages of posters',
  about:
    'The words of QR posters in Bengali, Marathi, Telugu, Tamil, Gujarati and Kannada, to make posters without a network.',
  removeAbout: 'Remove the languages of posters from this device',
};
export const takes = (size: string) => `It takes ${size} here.`;
export const keep = 'Put on this device';
export const fetching = 'Fetching...';
export const fetched = 'All of it is on this device.';
export const notFetched = 'It could not be fetched. Please try again with a network.';
export const remove = 'Remove';
export const removed =
  'It is no longer on this device. The whole site is no longer fetched automatically, see the settings below.';
export const notRemoved =
  'It could not be removed. Try again, or clear this site’s data in the browser.';
