import { useInstall } from '#store/install-offer.ts';
import { read, write } from './install-history.ts';

/** Asks nobody for some weeks. */
export function declineInstall(): void {
  write({ ...read(), declinedAt: Date.now() });
  forgetOffer();
}

/** Hands over to the browser's own question, in its own words. A no there is one here too. */
export async function acceptInstall(): Promise<void> {
  const { offer } = useInstall.getState();
  forgetOffer();
  const answer = await offer?.prompt().catch(() => undefined);
  if (answer?.outcome === 'dismissed') declineInstall();
}

const forgetOffer = () => useInstall.setState({ offer: undefined });
