import { useHydrated } from '#components/use-hydrated.ts';
import { dayInIndia, nextWorkingDay } from '#domain/working-day.ts';
import { dated, weekdayOf } from './arrival.ts';
import * as words from './words.ts';

/** A Monday; no holiday falls into its week or the next one. */
const SOME_MONDAY = 4;
const WEEK = [0, 1, 2, 3, 4, 5, 6];

/** When the sales of each day reach the bank: of the coming week, and without scripts of any week. */
export function ArrivalDays({ titleId }: { titleId: string }) {
  const hydrated = useHydrated();
  const first = hydrated ? dayInIndia(Date.now()) : SOME_MONDAY;
  const nameOf = hydrated ? dated : weekdayOf;
  return (
    <table className="fields rates arrival-days" aria-labelledby={titleId}>
      <thead>
        <tr>
          <th scope="col">{words.soldOn}</th>
          <th scope="col">{words.inBank}</th>
        </tr>
      </thead>
      <tbody>
        {WEEK.map((ahead) => (
          <tr key={ahead}>
            <th scope="row">
              {hydrated && ahead === 0 ? words.today(nameOf(first)) : nameOf(first + ahead)}
            </th>
            <td data-column={words.inBank}>
              {words.byHour(nameOf(nextWorkingDay(first + ahead)))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
