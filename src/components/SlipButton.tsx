import * as words from '#content/en/words/components.ts';
import { showToast } from '#store/toasts.ts';
import { canShareFile } from './drawing/share-file.ts';
import type { SlipCopy } from './drawing/slip.ts';
import { Icon } from './Icon.tsx';

interface SlipButtonProps {
  /** Name of the PNG file. */
  file: string;
  slip: () => SlipCopy;
}

/** Shares a result as a picture with date and brand, or saves it where the browser shares no files. */
export function SlipButton({ file, slip }: SlipButtonProps) {
  const canShare = canShareFile('image/png');
  async function send(): Promise<void> {
    try {
      const { sendSlip } = await import('./drawing/send-slip.ts');
      await sendSlip(file, slip());
    } catch {
      showToast('alert', words.pictureFailed);
    }
  }
  return (
    <button type="button" className="btn btn-outline-primary" onClick={() => void send()}>
      <Icon name={canShare ? 'send' : 'download'} className="i-sm" />
      {canShare ? words.sharePicture : words.savePicture}
    </button>
  );
}
