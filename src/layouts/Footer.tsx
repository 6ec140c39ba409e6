import { Languages } from 'virtual:language-links';
import { Icon } from '#components/Icon.tsx';
import { Link } from '#components/Link.tsx';
import { ThemeSwitch } from '#components/ThemeSwitch.tsx';
import * as words from '#words/footer.tsx';
import { company } from '#words/language.ts';
import { CurrentYear } from './CurrentYear.tsx';
import { useNav } from './links/nav-context.ts';

/** End of every page. */
export function Footer() {
  const { services, links } = useNav();
  return (
    <footer className="site-footer" data-bs-theme="dark">
      <div className="container">
        <div className="site-footer__grid">
          <div>
            <img
              src="/icons/logo-on-dark.svg"
              alt={company.brand}
              width="121"
              height="34"
              loading="lazy"
            />
            <p className="site-footer__about">{company.about}</p>
          </div>
          <div>
            <h2>{words.services}</h2>
            <ul className="site-footer__two">
              {services.map(({ label, to }) => (
                <li key={label}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </div>
          <ContactInfo />
        </div>
        <div className="site-footer__end">
          {words.copyright(<CurrentYear />)}
          {links.map(({ label, to }) => (
            <Link key={label} to={to}>
              {label}
            </Link>
          ))}
          <Languages />
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  );
}

function ContactInfo() {
  const { address, phone, email } = company;
  return (
    <div>
      <h2>{words.contactInfo}</h2>
      <ul className="site-footer__contact">
        <li>
          <Icon name="pin" />
          <address>
            {address.map((line) => (
              <span key={line}>{`${line} `}</span>
            ))}
          </address>
        </li>
        <li>
          <Icon name="phone" />
          <a href={phone.href}>{phone.label}</a>
        </li>
        <li>
          <Icon name="mail" />
          <a href={`mailto:${email}`}>{email}</a>
        </li>
      </ul>
    </div>
  );
}
