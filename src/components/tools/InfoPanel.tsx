import { Icon } from '#components/Icon.tsx';
import type { Aside } from '#copy/types/aside.ts';

/** Facts about a tool, next to it. */
export function InfoPanel({ aside }: { aside: Aside }) {
  return (
    <aside className="panel form-card form-card--side" aria-label={aside.heading}>
      <h2 className="h4 mb-3">{aside.heading}</h2>
      <ul className="info-list">
        {aside.items.map(({ icon, title, text }) => (
          <li key={title}>
            <Icon name={icon} />
            <span>
              <b>{title}</b>
              <span>{text}</span>
            </span>
          </li>
        ))}
      </ul>
    </aside>
  );
}
