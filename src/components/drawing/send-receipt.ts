import { saveFile } from '#components/save-file.ts';
import { today } from '#components/today.ts';
import { company } from '#content/en/words/language.ts';
import { pageInks } from './inks.ts';
import { loadFaces, measureInPage, pngOfSheet } from './paint.ts';
import { type ReceiptCopy, receiptSheet } from './receipt.ts';
import { canShareFile, shareFile } from './share-file.ts';

/** Pixels of a millimetre: sharp on a phone's screen, twice over. */
const PIXELS = 12;

/** Hands a receipt as a picture to another app where the browser can, and saves it elsewhere. */
export async function sendReceipt(name: string, copy: ReceiptCopy): Promise<void> {
  await loadFaces(copy.figure);
  const receipt = { ...copy, brand: company.brand, date: today() };
  const sheet = receiptSheet(receipt, { inks: pageInks(), measure: measureInPage() });
  const png = await pngOfSheet(sheet, PIXELS);
  if (canShareFile(png.type)) await shareFile(name, png);
  else saveFile(name, png);
}
