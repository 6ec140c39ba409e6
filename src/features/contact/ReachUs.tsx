import { Icon } from '#components/Icon.tsx';
import * as words from '#content/en/words/contact/reach-us.ts';
import { site } from '#content/site.ts';

/** Phone, e-mail, office and hours, beside the form and wherever the form cannot help. */
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
              <a href={site.phone.href}>{site.phone.label}</a>
            </span>
          </li>
          <li>
            <Icon name="mail" />
            <span>
              <b>{words.email}</b>
              <a href={`mailto:${site.email}`}>{site.email}</a>
            </span>
          </li>
          <li>
            <Icon name="pin" />
            <span>
              <b>{words.office}</b>
              {site.address[0]}
              <br />
              {site.address[1]}
            </span>
          </li>
          <li>
            <Icon name="clock" />
            <span>
              <b>{words.support}</b>
              {site.supportHours}
            </span>
          </li>
        </ul>
      </div>
    </aside>
  );
}
