/** Of a device that has all tools. */
export const allKept = (kept: number, pages: number) =>
  `${kept} of ${pages} pages and every tool are on this device and open without a network.`;
export const someKept = (kept: number, pages: number) =>
  `${kept} of ${pages} pages are on this device already and open without a network.`;
