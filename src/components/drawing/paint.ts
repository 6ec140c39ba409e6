import {
  isText,
  type Mark,
  type Measure,
  type Shape,
  type Sheet,
  type TextLine,
} from './drawing.ts';
import { fileOfCanvas } from './file-of-canvas.ts';

/** The typefaces of the page, as a stylesheet names them. */
export const pageFamily = (): string => getComputedStyle(document.body).fontFamily;

/** Fetches the files that a text needs, such as the one of the rupee sign. It does without those that fail. */
export const loadFaces = (text: string): Promise<unknown> =>
  document.fonts.load(`600 16px ${pageFamily()}`, text).catch(() => undefined);

/** The same for everything on a sheet. */
export const loadFacesOf = ({ drawing }: Sheet): Promise<unknown> =>
  loadFaces(drawing.marks.map((mark) => (isText(mark) ? mark.text : '')).join(''));

/** Measures in the typefaces of the page. */
export function measureInPage(): Measure {
  const context = document.createElement('canvas').getContext('2d');
  const family = pageFamily();
  return (text, weight) => {
    if (!context) return text.length * 0.6;
    context.font = `${weight} 100px ${family}`;
    return context.measureText(text).width / 100;
  };
}

/** A canvas of so many pixels, or an error where the browser makes none. */
export function canvasOf(width: number, height: number) {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width);
  canvas.height = Math.round(height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas.');
  return { canvas, context };
}

/** A sheet as a PNG of so many pixels a millimetre. */
export async function pngOfSheet(sheet: Sheet, pixels: number): Promise<Blob> {
  await loadFacesOf(sheet);
  const { canvas, context } = canvasOf(sheet.width * pixels, sheet.height * pixels);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  for (const { x, y } of sheet.copies) {
    for (const mark of sheet.drawing.marks) {
      context.setTransform(pixels, 0, 0, pixels, x * pixels, y * pixels);
      context.scale(sheet.scale, sheet.scale);
      paint(context, mark);
    }
  }
  return fileOfCanvas(canvas);
}

/** Draws one mark where the context has its millimetres. */
export function paint(context: CanvasRenderingContext2D, mark: Mark): void {
  if (isText(mark)) paintText(context, mark);
  else paintShape(context, mark);
}

function paintShape(context: CanvasRenderingContext2D, mark: Shape): void {
  context.translate(mark.x, mark.y);
  context.scale(mark.scale, mark.scale);
  const path = new Path2D(mark.d);
  if (mark.fill) {
    context.fillStyle = mark.fill;
    context.fill(path);
  }
  if (mark.stroke) {
    context.strokeStyle = mark.stroke;
    context.lineWidth = mark.width ?? 1;
    context.lineJoin = 'round';
    context.stroke(path);
  }
}

/** Some browsers draw letters below a pixel badly at any scale. */
const LETTER_PX = 100;

function paintText(
  context: CanvasRenderingContext2D,
  { text, x, y, size, weight, anchor, fill }: TextLine,
): void {
  context.translate(x, y);
  context.scale(size / LETTER_PX, size / LETTER_PX);
  context.font = `${weight} ${LETTER_PX}px ${pageFamily()}`;
  context.textAlign = anchor === 'middle' ? 'center' : anchor === 'end' ? 'right' : 'left';
  context.fillStyle = fill;
  context.fillText(text, 0, 0);
}
