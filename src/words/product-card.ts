export const readMore = 'Read more';
export const readLess = 'Read less';
export const readAbout = (product: string, open: boolean) =>
  open ? `Read less about ${product}` : `Read more about ${product}`;
