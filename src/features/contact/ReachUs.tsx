import { Icon } from '#components/Icon.tsx';
import { company } from '#words/language.ts';
import * as words from './words/reach-us.ts';

/** Phone, e-mail, office and hours, next to the form and where the form cannot help. */
export function ReachUs({ heading }: { heading: string }) {
  return (
    <aside aria-label={heading}>
      <div className="panel form-card form-card--side">
        <h2 className="h4 mb-3">{heading}</h2>
        <ul className="info-list">
          <li>
            <Icon name="phone" />
            <span>
              <b>{words.phone}</b>
              <a href={company.phone.href}>{company.phone.label}</a>
            </span>
          </li>
          <li>
            <Icon name="mail" />
            <span>
              <b>{words.email}</b>
              <a href={`mailto:${company.email}`}>{company.email}</a>
            </span>
          </li>
          <li>
            <Icon name="pin" />
            <span>
              <b>{words.office}</b>
              {company.address[0]}
              <br />
              {company.address[1]}
            </span>
          </li>
          <li>
            <Icon name="clock" />
            <span>
              <b>{words.support}</b>
              {company.supportHours}
            </span>
          </li>
        </ul>
      </div>
    </aside>
  );
}
