import { Link } from '#components/Link.tsx';
import type { Head } from '#copy/types/head.ts';

interface HeadActionsProps {
  head: Head;
  /** Class of the first button, and of the others. */
  first: string;
  rest: string;
}

/** The buttons of a page's head. */
export function HeadActions({ head, first, rest }: HeadActionsProps) {
  if (!head.actions?.length) return null;
  return (
    <div className="page-head__cta">
      {head.actions.map((action, i) => (
        <Link key={action.label} className={`btn ${i === 0 ? first : rest}`} to={action.to}>
          <span>{action.label}</span>
          {action.about && <span className="visually-hidden">{` ${action.about}`}</span>}
        </Link>
      ))}
    </div>
  );
}
