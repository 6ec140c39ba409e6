import { useId, useState } from 'react';
import { Icon } from '#components/Icon.tsx';
import { ResultCard } from '#components/ResultCard.tsx';
import { showToast } from '#store/toasts.ts';
import { mapUrl } from './map-url.ts';
import type { Point } from './point.ts';

/** The address of a point, to copy or to look at on a map. */
export function Address({ address, point }: { address: string; point: Point }) {
  const id = useId();
  const [refused, setRefused] = useState(false);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(address);
      setRefused(false);
      showToast('check-circle', 'Address copied to clipboard!');
    } catch {
      setRefused(true);
    }
  }

  return (
    <ResultCard
      title="Address"
      rows={[
        { label: 'Address', value: <span dir="auto">{address}</span> },
        { label: 'Position', value: `${point.latitude}, ${point.longitude}` },
      ]}
    >
      <div className="geocode-actions">
        <button type="button" className="btn btn-outline-primary" onClick={copy}>
          <Icon name="copy" />
          Copy
        </button>
        <a
          className="btn btn-outline-primary"
          href={mapUrl(point)}
          target="_blank"
          rel="noopener noreferrer"
          aria-describedby={id}
        >
          <Icon name="external" />
          View on Map
        </a>
        <span className="visually-hidden" id={id}>
          Opens in a new tab
        </span>
      </div>
      {refused && (
        <p className="geocode-problem" role="alert">
          This browser did not let us copy. Select the address and copy it by hand.
        </p>
      )}
    </ResultCard>
  );
}
