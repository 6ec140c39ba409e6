import { readFile } from 'node:fs/promises';
import jsQR from 'jsqr';
import type { Download, Page } from 'playwright/test';

/** Reads the QR code in a saved picture: the browser turns it into pixels, another program reads those. */
export async function readPicture(
  page: Page,
  download: Download,
): Promise<{ width: number; height: number; text: string | undefined }> {
  const bytes = await readFile(await download.path());
  const type = download.suggestedFilename().endsWith('.svg') ? 'image/svg+xml' : 'image/png';
  const { width, height, dark } = await page.evaluate(pixelsOf, {
    base64: bytes.toString('base64'),
    type,
  });
  const pixels = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let i = 0; i < dark.length; i++) if (dark[i] === '1') pixels.set([0, 0, 0], i * 4);
  // jsQR is a CommonJS module that says it is another kind.
  const read = (jsQR as unknown as { default?: typeof jsQR }).default ?? jsQR;
  return { width, height, text: read(pixels, width, height)?.data };
}

async function pixelsOf({ base64, type }: { base64: string; type: string }) {
  const picture = new Image();
  const bytes = Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0));
  picture.src = URL.createObjectURL(new Blob([bytes], { type }));
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = picture.naturalWidth;
  canvas.height = picture.naturalHeight;
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  context.drawImage(picture, 0, 0);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  let dark = '';
  for (let i = 0; i < data.length; i += 4) dark += (data[i] ?? 255) < 128 ? '1' : '0';
  return { width: canvas.width, height: canvas.height, dark };
}
