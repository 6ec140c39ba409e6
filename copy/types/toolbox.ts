import type { Path } from '#routes/paths.ts';
import type { Icon } from './pictures.ts';

/** What a tool works on, as the picture of its tile: set in type, or drawn. */
export type Specimen =
  /** Pieces of a number; the one at `marked` is what the tool is about. */
  | { kind: 'code'; pieces: readonly string[]; marked: number }
  | { kind: 'card' | 'digits' | 'name' | 'slider'; text: string }
  /** `rows` is a path through the dark modules of each row; a module is one unit wide. */
  | { kind: 'qr'; modules: number; rows: string }
  /** Paths in the order in which they are drawn, in the tokens' colours; sizes in CSS pixels. */
  | {
      kind: 'drawing';
      width: number;
      height: number;
      strokes: readonly {
        shape: 'dot' | 'faint' | 'fill' | 'line' | 'paper' | 'thin';
        d: string;
      }[];
    };

/** One tool, calculator, maker or form. */
export interface ToolEntry {
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
  /** What people type to find it in addition to its title, in both scripts and with their misspellings. */
  words: readonly string[];
}

/** What the privacy policy and the terms of service say of a tool. */
export interface LegalTool {
  /** With its article, as several tools may be that are one to a reader. */
  called: string;
  /** A demonstration shows samples; a calculation works out a result on the device; a look-up asks a service. */
  is: 'demonstration' | 'calculation' | 'look-up' | 'form';
  /** Numbers whose form it reads, with their articles. */
  reads?: readonly string[];
}

/** What `tool.ts` in the folder of a tool says of it. */
export interface ToolFile extends ToolEntry {
  group: 'collect' | 'verify' | 'plan' | 'keep';
  /** Tools of a group are in this order. */
  place: number;
  /** Those most used are in the menus as well, in this order. */
  menuPlace?: number;
  legal: LegalTool;
}

/** Tools for one purpose. Those with a specimen come first, in the order of the demo. */
export interface ToolGroup {
  /** Anchor of the group on the tool board. */
  id: ToolFile['group'];
  heading: string;
  line: string;
  tools: readonly ToolEntry[];
}

/** What a tile shows of a tool. */
export type ToolTile = Pick<ToolEntry, 'title' | 'line' | 'to' | 'partly'> & { specimen: Specimen };

/** What a compact row shows of a tool. */
export type ToolRow = Pick<ToolEntry, 'title' | 'to' | 'icon'>;

/** One group of the tool board. */
export interface BoardGroup {
  id: string;
  heading: string;
  line: string;
  tiles: readonly ToolTile[];
  rows: readonly ToolRow[];
}

/** What the search field of the tool board says. */
export interface BoardFinder {
  label: string;
  /** What to type. */
  help: string;
  /** Before the tools that were opened last. */
  last: string;
  /** Before what was asked for and is no tool. */
  nothing: string;
  /** The way to the search of the site. */
  site: string;
}
