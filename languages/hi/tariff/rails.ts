// What the picture of rails says of each.

export const heading = (least: string, most: string) => `${least} से ${most} तक: कौन-सा रास्ता`;
export const imps = (most: string) => `${most} तक, कुछ सेकंड में`;
export const neft = 'कोई भी रकम, हर आधे घंटे';
export const rtgs = (least: string) => `${least} से, दिन-रात`;
