import { Swiper } from 'swiper';
import type { Slider } from './slider.ts';

const AUTOPLAY_DELAY_MS = 3000;

/**
 * Gives the slides that React rendered their swiping and their loop. Swiper moves the slides about in
 * the DOM and adds its own classes and styles; React only ever changes attributes of the same
 * elements, so the two stay out of each other's way. The slides move on unasked after `rotate(true)`; the
 * library's own module for that takes eight times the bytes.
 *
 * @param view element around the track
 * @param initialSlide index of the slide to begin with
 * @param onChange gets the index of the slide that comes into view, however it was moved
 */
export function createSwiper(
  view: HTMLElement,
  initialSlide: number,
  onChange: (index: number) => void,
): Slider {
  let isRotating = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const rest = () => clearTimeout(timer);
  const waitForNext = () => {
    rest();
    if (isRotating) timer = setTimeout(() => swiper.slideNext(), AUTOPLAY_DELAY_MS);
  };
  const swiper = new Swiper(view, {
    wrapperClass: 'hero__track',
    slideClass: 'hero__slide',
    initialSlide,
    loop: true,
    on: {
      realIndexChange: ({ realIndex }) => onChange(realIndex),
      touchStart: rest,
      // A drag that ends where it began has no transition.
      touchEnd: waitForNext,
      transitionEnd: waitForNext,
    },
  });
  return {
    goTo: (index) => swiper.slideToLoop(index),
    rotate(on) {
      isRotating = on;
      waitForNext();
    },
    remove() {
      rest();
      swiper.destroy();
    },
  };
}
