import { LanguageOffer } from '#features/language/LanguageOffer.tsx';
import { InstallPrompt } from '#features/offline/InstallPrompt.tsx';
import { useInstall } from '#store/install-offer.ts';
import { useLanguageOffer } from '#store/language-offer.ts';

/**
 * One offer at a time: that of a language comes first, as a visitor who cannot read the site installs nothing. A
 * default export, so that it can be loaded on demand.
 */
export default function Offers() {
  const language = useLanguageOffer();
  const installed = useInstall((state) => state.installed);
  return language && !installed ? <LanguageOffer /> : <InstallPrompt />;
}
