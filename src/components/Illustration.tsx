import type { IllustrationName } from '#copy/types/pictures.ts';

/**
 * One of the drawn pictures. Decorative, so its alternative text is empty. Lazy, since browsers then do
 * not fetch it where it is hidden, in calm mode.
 */
export function Illustration({
  name,
  className = '',
}: {
  name: IllustrationName;
  className?: string;
}) {
  return (
    <img
      className={`illustration ${className}`.trim()}
      loading="lazy"
      src={`/art/spot-${name}.svg`}
      alt=""
      width="240"
      height="180"
    />
  );
}
