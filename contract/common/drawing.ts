/** Colours by what they are for; a screen and a sheet of paper have their own. */
export type Tone = 'ink' | 'line' | 'lineStrong' | 'surface' | 'mark' | 'curve' | 'middle' | 'band';

/** Ink on white paper. */
export const PAPER_TONES: Record<Tone, string> = {
  ink: '#333333',
  line: '#cccccc',
  lineStrong: '#777777',
  surface: '#ffffff',
  mark: '#000000',
  curve: '#8a8a8a',
  middle: '#444444',
  band: '#eeeeee',
};

/** Width of the ring of a dot. */
export const ringWidth = (r: number) => r * 0.44;

export type Shape =
  | {
      kind: 'path';
      /** As the attribute `d` of SVG: M, L and Z. */
      d: string;
      stroke?: Tone;
      width?: number;
      dash?: readonly [number, number];
      fill?: Tone;
      opacity?: number;
      /** Ends at the frame. */
      clipped?: true;
    }
  | { kind: 'text'; x: number; y: number; text: string; size: number; anchor: 'start' | 'middle' | 'end'; bold?: true }
  | { kind: 'dot'; x: number; y: number; r: number };

/** A drawing of lines and letters in px, later shapes over earlier ones. */
export type Drawing = {
  width: number;
  height: number;
  /** Where clipped paths end. */
  frame: { x: number; y: number; width: number; height: number };
  shapes: readonly Shape[];
};
