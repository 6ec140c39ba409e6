export const allKept = (pages: number) =>
  `${pages} of ${pages} pages and every tool are on this device and open without a network.`;
export const someKept = (kept: number, pages: number) =>
  `${kept} of ${pages} pages are on this device already and open without a network.`;
