import { useInstall } from '#store/install-offer.ts';
import { read, write } from './install-history.ts';

/** Asks nobody for some weeks. */
export function declineInstall(): void {
  write({ ...read(), declinedAt: Date.now() });
  forgetOffer();
}

/** Hands over to the browser's own question. */
export function acceptInstall(): void {
  const { offer } = useInstall.getState();
  forgetOffer();
  // The browser asks once more, in its own words; what is chosen there is its business.
  void offer?.prompt().catch(() => {});
}

const forgetOffer = () => useInstall.setState({ offer: undefined });
