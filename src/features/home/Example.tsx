import { LeadsOn } from '#components/LeadsOn.tsx';
import { Link } from '#components/Link.tsx';
import { SectionHead } from '#components/sections/SectionHead.tsx';
import type { HomeCopy } from '#copy/types/home.ts';
import './example.scss';

/** A day's earnings, worked out while the site was built; the page it leads to lets one change the numbers. */
export function Example({ example }: Pick<HomeCopy, 'example'>) {
  const { ribbon, title, to, more, rows, note } = example;
  return (
    <section className="section section--sunken" aria-labelledby="day-title">
      <div className="container day">
        <SectionHead head={example} titleId="day-title" />
        <div className="panel panel-link">
          <span className="ribbon">{ribbon}</span>
          <h3>
            <Link to={to}>{title}</Link>
          </h3>
          <table aria-labelledby="day-title">
            <tbody>
              {rows.map(({ name, how, sum }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{how}</td>
                  <td>{sum}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="section__note">{note}</p>
          <LeadsOn>{more}</LeadsOn>
        </div>
      </div>
    </section>
  );
}
