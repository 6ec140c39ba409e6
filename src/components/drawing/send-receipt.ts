import { saveFile } from '#components/save-file.ts';
import { today } from '#components/today.ts';
import { company } from '#words/language.ts';
import { canShareFile } from './can-share-file.ts';
import { pageInks } from './inks.ts';
import { loadFaces, measureInPage, pngOfSheet } from './paint.ts';
import { type ReceiptCopy, receiptSheet } from './receipt.ts';
import { shareMade } from './share-file.ts';

/** Pixels of a millimetre: sharp on a phone's screen, twice over. */
const PIXELS = 12;

/** Hands a receipt as a picture to another app where the browser can, and saves it elsewhere. */
export async function sendReceipt(name: string, copy: ReceiptCopy): Promise<void> {
  const receipt = { ...copy, brand: company.brand, date: today() };
  const draw = async () => {
    await loadFaces(copy.figure);
    const sheet = receiptSheet(receipt, { inks: pageInks(), measure: measureInPage() });
    return pngOfSheet(sheet, PIXELS);
  };
  if (canShareFile('image/png')) await shareMade(name, JSON.stringify(receipt), draw);
  else saveFile(name, await draw());
}
