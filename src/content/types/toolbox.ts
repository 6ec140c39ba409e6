import type { Path } from '#routes/paths.ts';
import type { Icon } from './pictures.ts';

/** Drawings of `src/features/toolbox/drawings.tsx`. */
export type DrawingName = 'folder' | 'letter' | 'licence' | 'map' | 'qr' | 'trend' | 'umbrella';

/** What a tool works on, as the picture of its tile: set in type, or drawn. */
export type Specimen =
  /** Pieces of a number; the one at `marked` is what the tool is about. */
  | { kind: 'code'; pieces: readonly string[]; marked: number }
  | { kind: 'card' | 'digits' | 'name' | 'slider'; text: string }
  | { kind: 'drawing'; drawing: DrawingName };

/** One tool, calculator, maker or form as the tool board, menus, search and demo show it. */
export interface ToolTile {
  /** For small places: 16 characters at most. */
  name: string;
  title: string;
  /** What it is for: 34 characters at most. */
  line: string;
  /** Where its form is. */
  to: Path | `${Path}#${string}`;
  icon: Icon;
  /** Without one the tool is a compact row of the board, and no step of the demo. */
  specimen?: Specimen;
  /** Whether something of it needs a network. */
  partly?: true;
}

/** `words`: what people type to find it besides its title, in both scripts and with their misspellings. */
export interface ToolEntry extends ToolTile {
  words: readonly string[];
}

/** Tools for one purpose. Those with a specimen come first, in the order of the demo. */
export interface ToolGroup<Tool extends ToolTile = ToolTile> {
  heading: string;
  line: string;
  tools: readonly Tool[];
}
