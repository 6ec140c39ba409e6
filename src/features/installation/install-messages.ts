/** Words of the prompt that offers to install the site, and of what it says once that is done. */
export const installMessages = {
  offer: {
    label: 'Install',
    heading: (brand: string) => `Install ${brand}`,
    text: 'Open it from your home screen. Works without a network.',
  },
  installed: {
    label: 'Installed',
    heading: (brand: string) => `${brand} is installed`,
    text: 'Open it from your home screen, also in airplane mode.',
  },
  decline: 'Not now',
  accept: 'Install',
  done: 'OK',
  progress: 'Pages on this device',
};
