import type { Icon as IconName } from '#copy/types/pictures.ts';

/** A line icon from the sprite in the page. Decorative: the text or label next to it says what it is. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg className={`i ${className}`.trim()} aria-hidden="true" focusable="false">
      <use href={`#i-${name}`} />
    </svg>
  );
}
