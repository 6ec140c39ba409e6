import type { ReactNode } from 'react';
import type { Mark as Name } from '#content/types/home.ts';
import './mark.scss';

/** A mark drawn in the colours of the page. A picture: the words beside it say what it stands for. */
export function Mark({ name }: { name: Name }) {
  return (
    <svg className="mark-drawn" viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      {drawings[name]}
    </svg>
  );
}

const drawings = {
  wheel: (
    <>
      <circle cx="32" cy="32" r="16" />
      <path
        className="mark-drawn__teeth"
        d="M49 32h6M44 44l4 4M32 49v6M20 44l-4 4M15 32H9M20 20l-4-4M32 15V9M44 20l4-4"
      />
      <path className="mark-drawn__thin" d="M32 23a9 9 0 1 0 9 9" />
      <circle className="mark-drawn__dot" cx="39" cy="25" r="4" />
    </>
  ),
  net: (
    <>
      <path d="m16 16 32 32M48 16 16 48" />
      <circle className="mark-drawn__paper" cx="16" cy="16" r="6" />
      <circle className="mark-drawn__paper" cx="48" cy="16" r="6" />
      <circle className="mark-drawn__paper" cx="16" cy="48" r="6" />
      <circle className="mark-drawn__paper" cx="48" cy="48" r="6" />
      <rect className="mark-drawn__paper" x="23" y="20" width="18" height="24" rx="4" />
      <circle className="mark-drawn__dot" cx="32" cy="31" r="4" />
      <path className="mark-drawn__thin" d="M28 39h8" />
    </>
  ),
  seedling: (
    <>
      <path className="mark-drawn__thin" d="M10 53h44" />
      <path d="M32 53V27" />
      <path className="mark-drawn__leaf" d="M32 39c-10 0-15-5-16-15 10 0 16 5 16 15z" />
      <path className="mark-drawn__paper" d="M32 31c0-9 5-15 15-16 0 10-5 16-15 16z" />
      <circle className="mark-drawn__dot" cx="31" cy="13" r="4.5" />
    </>
  ),
} satisfies Record<Name, ReactNode>;
