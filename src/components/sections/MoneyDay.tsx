import type { MoneyDay as Copy } from '#copy/types/sections.ts';

/** One sale by the clock, over a week of sales and of arrivals. */
export function MoneyDay({ day: { label, moments, week } }: { day: Copy }) {
  return (
    <div className="money-day">
      <ol>
        {moments.map(({ time, text }) => (
          <li key={text}>
            <b>{time}</b> <span>{text}</span>
          </li>
        ))}
      </ol>
      <table>
        <caption className="visually-hidden">{label}</caption>
        <thead>
          <tr>
            <th scope="col">{week.sold}</th>
            <th scope="col">{week.arrives}</th>
          </tr>
        </thead>
        <tbody>
          {week.arrivals.map(({ day, of }) => (
            <tr key={day}>
              <td>
                {of.map((sold) => (
                  <span key={sold}>{`${sold} `}</span>
                ))}
              </td>
              <td>{day}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
