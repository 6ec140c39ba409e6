import { Icon } from '#components/Icon.tsx';
import { SectionHead } from '#components/sections/SectionHead.tsx';
import type { HomeCopy } from '#copy/types/home.ts';
import { Mark } from './Mark.tsx';
import * as words from './words.ts';

/** Links to national programmes, by name and with a mark of our own, next to the key benefits. */
export function MakeInIndia({ makeInIndia, benefits }: Pick<HomeCopy, 'makeInIndia' | 'benefits'>) {
  return (
    <section className="section" aria-labelledby="make-in-india-title">
      <div className="container">
        <div className="row g-4 g-lg-5">
          <div className="col-lg-5">
            <SectionHead head={makeInIndia} titleId="make-in-india-title" />
            <div className="grid logo-tiles">
              {makeInIndia.links.map(({ label, line, mark, href }) => (
                <a
                  key={href}
                  className="panel logo-tile"
                  href={href}
                  target="_blank"
                  rel="noopener noreferrer"
                >
                  <Mark strokes={mark} />
                  <span>
                    <span>{label}</span>
                    <small aria-hidden="true">{line}</small>
                    <span className="visually-hidden">{` ${words.opensNewTab}`}</span>
                  </span>
                  <Icon name="external" />
                </a>
              ))}
            </div>
          </div>
          <div className="col-lg-6 offset-lg-1">
            <h3 className="benefits-title">{benefits.heading}</h3>
            {benefits.items.map(({ icon, title, text }) => (
              <div key={title} className="benefit">
                <div className="loop">{icon && <Icon name={icon} />}</div>
                <div>
                  <h4>{title}</h4>
                  <p>{text}</p>
                </div>
              </div>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
