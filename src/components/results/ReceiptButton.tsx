import { canShareFile } from '#components/drawing/can-share-file.ts';
import type { ReceiptCopy } from '#components/drawing/receipt.ts';
import { Icon } from '#components/Icon.tsx';
import { later } from '#lib/later.ts';
import { showToast } from '#store/toasts.ts';
import * as words from '#words/components.ts';

const sending = later(() => import('#components/drawing/send-receipt.ts'));

interface ReceiptButtonProps {
  /** Name of the PNG file. */
  file: string;
  receipt: () => ReceiptCopy;
}

/** Shares a result as a picture with date and brand, or saves it where the browser shares no files. */
export function ReceiptButton({ file, receipt }: ReceiptButtonProps) {
  const canShare = canShareFile('image/png');
  async function send(): Promise<void> {
    try {
      const { sendReceipt } = await sending.load();
      await sendReceipt(file, receipt());
    } catch {
      showToast('alert', words.pictureFailed);
    }
  }
  return (
    <button type="button" className="btn btn-outline-primary" onClick={() => void send()}>
      <Icon name={canShare ? 'send' : 'download'} className="i-sm" />
      <span>{canShare ? words.sharePicture : words.savePicture}</span>
    </button>
  );
}
