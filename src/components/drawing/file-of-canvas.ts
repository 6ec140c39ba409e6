/** A large poster takes a slow phone less. */
const LONGEST_MS = 20_000;

/** How many places a row, and rows, are compared. Noise, or nothing, differs at dozens of the 144. */
const PLACES = 12;
const MOST_UNLIKE = 4;

/**
 * What is on a canvas as a PNG. Browsers that hide what they draw give noise, or never answer: rejects there, and where
 * the browser makes no picture.
 */
export async function fileOfCanvas(canvas: HTMLCanvasElement): Promise<Blob> {
  const file = await encoded(canvas);
  const saved = await createImageBitmap(file);
  if (!looksAlike(canvas, saved)) throw new Error('The picture is another one.');
  return file;
}

const encoded = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('The browser does not answer.')), LONGEST_MS);
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('There is no picture.'))));
  });

/** Whether two pictures have the same size and, in a few places, the same light. */
function looksAlike(canvas: HTMLCanvasElement, saved: ImageBitmap): boolean {
  const [one, other] = [lightOf(canvas), lightOf(saved)];
  const isSameSize = canvas.width === saved.width && canvas.height === saved.height;
  const unlike = one.filter((light, i) => Math.abs(light - (other[i] ?? 0)) > 64);
  return isSameSize && unlike.length <= MOST_UNLIKE;
}

/** How light a picture is, 0 to 255, made as small as the places that are compared. */
function lightOf(picture: CanvasImageSource): number[] {
  const small = document.createElement('canvas');
  small.width = PLACES;
  small.height = PLACES;
  const context = small.getContext('2d', { willReadFrequently: true });
  context?.drawImage(picture, 0, 0, PLACES, PLACES);
  const pixels = context?.getImageData(0, 0, PLACES, PLACES).data ?? [];
  return Array.from({ length: PLACES * PLACES }, (_, i) => pixels[4 * i + 1] ?? 0);
}
