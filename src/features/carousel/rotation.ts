/** State that decides whether the slides rotate. */
export interface RotationState {
  /** What the visitor asked for with the button; undefined until then. */
  choice?: 'play' | 'pause';
  /** The system asks for less motion. */
  reducedMotion: boolean;
  /** The visitor, or a browser that saves data, asks for calm. */
  calm: boolean;
  tabHidden: boolean;
  /** Keyboard focus is on a control of the carousel. */
  focusInside: boolean;
}

/** Whether rotation is on, as the button shows. A press of the button outweighs system settings. */
export function isPlaying({ choice, reducedMotion, calm }: RotationState): boolean {
  return choice ? choice === 'play' : !reducedMotion && !calm;
}

/** Whether the slides move right now: rotation is on, and nothing makes it rest for the moment. */
export function shouldRotate(state: RotationState): boolean {
  return isPlaying(state) && !state.tabHidden && !state.focusInside;
}
