export const heading = 'Languages on this device';
export const about =
  'Saved in full, next to English: all pages, every tool and the search work without a network.';
export const remove = 'Remove';
export const removeAbout = (language: string) => `Remove ${language} from this device`;
export const removed = (language: string) =>
  `${language} is no longer on this device. It opens with a network, and is kept again when you choose it. The whole site is no longer fetched automatically.`;
export const notRemoved = (language: string) =>
  `${language} could not be removed. Try again, or clear this site’s data in the browser.`;
