import { Link } from '#components/Link.tsx';
import { acceptInstall } from '#pwa/install-answer.ts';
import { useInstalled } from '#pwa/use-installed.ts';
import { useInstall } from '#store/install-offer.ts';
import * as words from '#words/mobile-menu.ts';

/**
 * Leads onto the home screen: by the browser's own question where it has offered one, else by the steps for this
 * device. Nothing where the site is installed.
 *
 * @param onAsked called before the browser asks
 */
export function InstallEntry({ onAsked }: { onAsked: () => void }) {
  const isInstalled = useInstalled();
  const offer = useInstall((state) => state.offer);
  if (isInstalled) return null;
  if (!offer)
    return (
      <Link className="btn btn-sm btn-quiet" to="/device#device-home">
        {words.install}
      </Link>
    );
  const ask = () => {
    onAsked();
    void acceptInstall();
  };
  return (
    <button type="button" className="btn btn-sm btn-quiet" onClick={ask}>
      {words.install}
    </button>
  );
}
