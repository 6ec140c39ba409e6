import type { MoneyDay as Copy } from '#content/types/sections.ts';

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
        <tbody>
          <tr>
            <th scope="row">{week.sold}</th>
            {week.days.map((day) => (
              <td key={day}>{day}</td>
            ))}
          </tr>
          <tr>
            <th scope="row">{week.arrives}</th>
            {week.arrivals.map(({ day, of }) => (
              <td key={day} colSpan={of}>
                {day}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}
