/** An outline in its own units, put at `x`, `y` and scaled into millimetres. */
export interface Shape {
  /** Path data of absolute M, L, Q, C and Z only, which every format has. */
  d: string;
  x: number;
  y: number;
  /** Millimetres of a unit. */
  scale: number;
  fill?: string;
  stroke?: string;
  /** Of the stroke, in units. */
  width?: number;
  /** Edges lie on pixels where there are pixels: for the modules of a code. */
  crisp?: true;
}

/** A line of text in the site's typeface, or the device's own where that has no such letters. */
export interface TextLine {
  text: string;
  /** Where the baseline starts, or its middle, in millimetres. */
  x: number;
  y: number;
  /** Of an em, in millimetres. */
  size: number;
  weight: number;
  /** Its width, in millimetres: another typeface is stretched to it. */
  length: number;
  anchor: 'start' | 'middle' | 'end';
  fill: string;
}

export type Mark = Shape | TextLine;

/** A drawing in millimetres, from its top left corner. What comes later lies on top. */
export interface Drawing {
  width: number;
  height: number;
  marks: readonly Mark[];
}

/** Paper in millimetres, with a drawing on it once or several times. */
export interface Sheet {
  width: number;
  height: number;
  drawing: Drawing;
  scale: number;
  copies: readonly { x: number; y: number }[];
}

/** Width of a text in ems. */
export type Measure = (text: string, weight: number) => number;

export const isText = (mark: Mark): mark is TextLine => 'text' in mark;

/** A rectangle as an outline in millimetres. */
export const box = (x: number, y: number, width: number, height: number, fill: string): Shape => ({
  d: `M0 0L${width} 0L${width} ${height}L0 ${height}Z`,
  x,
  y,
  scale: 1,
  fill,
});
