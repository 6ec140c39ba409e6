/** What decides whether the slides move on by themselves. */
export interface RotationState {
  /** What the visitor asked for with the button; undefined until then. */
  choice?: 'play' | 'pause';
  /** The system asks for less motion. */
  reducedMotion: boolean;
  tabHidden: boolean;
  /** Keyboard focus is on a control of the carousel. */
  focusInside: boolean;
}

/** Whether rotation is on, which is what the button shows. A choice outweighs the system's setting. */
export function isPlaying({ choice, reducedMotion }: RotationState): boolean {
  return choice ? choice === 'play' : !reducedMotion;
}

/** Whether the slides move right now: rotation is on, and nothing makes it rest for the moment. */
export function shouldRotate(state: RotationState): boolean {
  return isPlaying(state) && !state.tabHidden && !state.focusInside;
}
