import { useEffect, useId, useRef } from 'react';
import Modal from 'react-bootstrap/Modal';
import { useInertPage } from '#components/dialogs/use-inert-page.ts';
import { Icon } from '#components/Icon.tsx';
import { Link } from '#components/Link.tsx';
import { closeSearch } from '#store/search-dialog.ts';
import * as said from './words/shortcuts.ts';
import './shortcuts.scss';

/** What keys do on this site. */
export function Shortcuts({ onClose }: { onClose: () => void }) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  useInertPage(true);
  useEffect(() => button.current?.focus(), []);
  return (
    <Modal
      show
      animation={false}
      restoreFocus={false}
      className="shortcuts"
      aria-labelledby={id}
      onHide={onClose}
    >
      <div className="shortcuts__head">
        <h2 id={id}>{said.heading}</h2>
        <button
          ref={button}
          type="button"
          className="btn btn-quiet btn-icon"
          aria-label={said.close}
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      </div>
      <div className="shortcuts__list">
        {said.groups.map(({ where, keys }) => (
          <section key={where}>
            <h3>{where}</h3>
            <dl>
              {keys.map(([names, does]) => (
                <div key={does}>
                  <dt>
                    {names.map((name) => (
                      <kbd key={name}>{name}</kbd>
                    ))}
                  </dt>
                  <dd>{does}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <p className="shortcuts__foot">
        <span>{said.turnOff}</span>{' '}
        <Link to="/device#device-looks" onClick={closeSearch}>
          {said.device}
        </Link>
      </p>
    </Modal>
  );
}
