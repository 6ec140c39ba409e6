import { Icon } from '#components/Icon.tsx';
import type { HeroSlide as Copy } from '#copy/types/home.ts';
import { HeroSlide } from './HeroSlide.tsx';
import { useCarousel } from './use-carousel.ts';
import * as words from './words.ts';

/** Slides at the top of the home page. The served page shows the first one, without motion. */
export function HeroCarousel({ slides }: { slides: readonly Copy[] }) {
  const { view, active, chosen, playing, goTo, togglePlaying, onFocus, onBlur } = useCarousel();
  return (
    <section
      className="hero"
      data-bs-theme="dark"
      aria-roledescription={words.carousel}
      aria-label={words.highlights}
      onFocus={onFocus}
      onBlur={onBlur}
    >
      <div ref={view} className="hero__view">
        <div className="hero__track">
          {slides.map((slide, i) => (
            <HeroSlide
              key={slide.title}
              slide={slide}
              index={i}
              count={slides.length}
              active={i === active}
            />
          ))}
        </div>
      </div>
      <div className="hero__bar">
        {slides.map((slide, i) => (
          <button
            key={slide.title}
            type="button"
            className="hero__bullet"
            aria-label={words.goTo(i + 1)}
            aria-current={i === active ? 'true' : undefined}
            onClick={() => goTo(i)}
          />
        ))}
        <button
          type="button"
          className="hero__pause"
          aria-label={playing ? words.pause : words.play}
          onClick={togglePlaying}
        >
          <Icon name={playing ? 'pause' : 'play'} />
        </button>
      </div>
      {/* Announce slides that a press brought, not those of the rotation. */}
      <p className="visually-hidden" role="status">
        {chosen === active && slides[active]?.title}
      </p>
    </section>
  );
}
