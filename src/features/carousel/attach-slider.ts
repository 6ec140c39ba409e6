import { later } from '#lib/later.ts';
import { whenIdle } from '#lib/when-idle.ts';
import type { Slider } from './slider.ts';

const library = later(() => import('./swiper.ts'), { when: 'idle' });

/**
 * Loads Swiper once the page is at rest and attaches it to the slides. Where it cannot be loaded the
 * first slide stays, and the next `goTo` tries again.
 *
 * @param view element around the track of slides
 * @param onChange gets the index of the slide that comes into view
 */
export function attachSlider(view: HTMLElement, onChange: (index: number) => void): Slider {
  let swiper: Slider | undefined;
  let loading = false;
  let removed = false;
  let wanted = 0;
  let rotating = false;

  const load = async () => {
    if (loading) return;
    loading = true;
    try {
      const { createSwiper } = await library.load();
      if (removed) return;
      swiper = createSwiper(view, wanted, onChange);
      swiper.rotate(rotating);
    } catch {
      loading = false;
      wanted = 0;
      onChange(0);
    }
  };
  const cancel = whenIdle(load);

  return {
    goTo(index) {
      if (swiper) return swiper.goTo(index);
      wanted = index;
      onChange(index);
      load();
    },
    rotate(on) {
      rotating = on;
      swiper?.rotate(on);
    },
    remove() {
      removed = true;
      cancel();
      swiper?.remove();
    },
  };
}
