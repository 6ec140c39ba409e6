import type { Spot as SpotName } from '#content/types/pictures.ts';

/** One of the drawn pictures. Decorative, so its alternative text is empty. */
export function Spot({
  name,
  className,
  lazy = false,
}: {
  name: SpotName;
  className?: string;
  lazy?: boolean;
}) {
  return (
    <img
      className={className}
      src={`/art/spot-${name}.svg`}
      alt=""
      width="240"
      height="180"
      loading={lazy ? 'lazy' : undefined}
    />
  );
}
