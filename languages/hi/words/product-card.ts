export const readMore = 'पूरा पढ़ें';
export const readLess = 'कम दिखाएँ';
export const readAbout = (product: string, open: boolean) =>
  open ? `${product} के बारे में कम दिखाएँ` : `${product} के बारे में पूरा पढ़ें`;
