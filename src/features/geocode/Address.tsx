import { useId, useState } from 'react';
import { Icon } from '#components/Icon.tsx';
import { ResultCard } from '#components/results/ResultCard.tsx';
import { showToast } from '#store/toasts.ts';
import { mapUrl } from './map-url.ts';
import type { Point } from './point.ts';
import * as words from './words.tsx';

/** The address of a point, to copy or to look at on a map. */
export function Address({ address, point }: { address: string; point: Point }) {
  const id = useId();
  const [refused, setRefused] = useState(false);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(address);
      setRefused(false);
      showToast('check-circle', words.copied);
    } catch {
      setRefused(true);
    }
  }

  return (
    <ResultCard
      title={words.address}
      rows={[
        { label: words.address, value: <span dir="auto">{address}</span> },
        { label: words.position, value: `${point.latitude}, ${point.longitude}` },
      ]}
    >
      <div className="geocode-actions">
        <button type="button" className="btn btn-outline-primary" onClick={copy}>
          <Icon name="copy" />
          {words.copy}
        </button>
        <a
          className="btn btn-outline-primary"
          href={mapUrl(point)}
          target="_blank"
          rel="noopener noreferrer"
          aria-describedby={id}
        >
          <Icon name="external" />
          {words.viewOnMap}
        </a>
        <span className="visually-hidden" id={id}>
          {words.newTab}
        </span>
      </div>
      {refused && (
        <p className="geocode-problem" role="alert">
          {words.notCopied}
        </p>
      )}
    </ResultCard>
  );
}
