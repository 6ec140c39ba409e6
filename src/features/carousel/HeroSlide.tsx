import { Link } from '#components/Link.tsx';
import type { HeroSlide as Copy } from '#copy/types/home.ts';
import * as words from './words.ts';

/**
 * One slide. The first one's title is the `h1` of the page, so it stays readable for assistive tech
 * when another slide is in view; all else of a slide out of view is hidden from it.
 */
export function HeroSlide({
  slide,
  index,
  count,
  active,
}: {
  slide: Copy;
  index: number;
  count: number;
  active: boolean;
}) {
  const first = index === 0;
  const Title = first ? 'h1' : 'h2';
  const { title, subtitle, image, primaryAction, secondaryAction } = slide;
  const shown = {
    role: 'group',
    'aria-roledescription': words.slide,
    'aria-label': words.place(index + 1, count),
  };
  const tabIndex = active ? undefined : -1;
  return (
    <div className="hero__slide" {...(active ? shown : { 'aria-hidden': !first || undefined })}>
      <img
        className="hero__img"
        loading="lazy"
        fetchPriority={first ? 'high' : 'low'}
        src={image}
        alt=""
        width="1600"
        height="640"
      />
      <div>
        <Title className="hero__title" tabIndex={first ? -1 : undefined}>
          {title}
        </Title>
        <div aria-hidden={active ? undefined : true}>
          <p>{subtitle}</p>
          <div className="hero__cta">
            <Link className="btn btn-accent" to={primaryAction.path} tabIndex={tabIndex}>
              {primaryAction.label}
            </Link>
            <Link className="btn btn-outline-light" to={secondaryAction.path} tabIndex={tabIndex}>
              {secondaryAction.label}
            </Link>
          </div>
        </div>
      </div>
    </div>
  );
}
