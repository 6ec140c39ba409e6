import type { InvestorDashboard } from '#copy/types/investor.ts';
import { dayInWords } from '#lib/day-in-words.ts';

/** What happened, newest first. */
export function Updates({ items }: Pick<InvestorDashboard['updates'], 'items'>) {
  return (
    <div className="panel form-card form-card--side">
      <ol className="updates">
        {items.map(({ date, title, text }) => (
          <li key={date}>
            <time dateTime={date}>{dayInWords(date)}</time>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
