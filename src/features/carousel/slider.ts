/** The moving part of the carousel. It takes orders before its library is there. */
export interface Slider {
  goTo(index: number): void;
  rotate(on: boolean): void;
  remove(): void;
}
