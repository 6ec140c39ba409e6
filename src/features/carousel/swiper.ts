import { Swiper } from 'swiper';
import { Autoplay } from 'swiper/modules';

const AUTOPLAY_DELAY_MS = 3000;
const TRANSITION_MS = 300;
const SWIPE_THRESHOLD_PX = 5;
const LONG_SWIPE_MS = 300;

/**
 * Gives the slides that React rendered their swiping and their loop. Swiper moves the slides about in
 * the DOM and adds classes and styles of its own; React only ever changes attributes of the same
 * elements, so the two stay out of each other's way. Rotation waits for `autoplay.start()`.
 *
 * @param view element around the track
 * @param initialSlide index of the slide to begin with
 * @param onChange gets the index of the slide that comes into view, whatever moved it
 */
export function createSwiper(
  view: HTMLElement,
  initialSlide: number,
  onChange: (index: number) => void,
): Swiper {
  return new Swiper(view, {
    modules: [Autoplay],
    wrapperClass: 'hero__track',
    slideClass: 'hero__slide',
    initialSlide,
    loop: true,
    speed: TRANSITION_MS,
    threshold: SWIPE_THRESHOLD_PX,
    longSwipesMs: LONG_SWIPE_MS,
    autoplay: { enabled: false, delay: AUTOPLAY_DELAY_MS, disableOnInteraction: false },
    on: {
      realIndexChange: ({ realIndex }) => onChange(realIndex),
      // A drag that ends where it began has no transition, and Swiper's autoplay waits for one.
      touchEnd: (swiper) => {
        setTimeout(() => {
          if (swiper.autoplay?.running) swiper.autoplay.start();
        }, TRANSITION_MS);
      },
    },
  });
}
