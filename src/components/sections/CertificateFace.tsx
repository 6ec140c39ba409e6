import { useEffect, useRef, useState } from 'react';
import { Icon } from '#components/Icon.tsx';
import * as words from '#words/sections.ts';

/**
 * Head of a certificate: its picture over its title, or the title alone where there is no picture or it does not load.
 */
export function CertificateFace({ title, image }: { title: string; image?: string }) {
  const [failed, setFailed] = useState(false);
  const picture = useRef<HTMLImageElement>(null);

  // A picture of the served page may have failed before React was there to handle its event.
  useEffect(() => {
    const { complete, naturalWidth } = picture.current ?? {};
    if (complete && naturalWidth === 0) setFailed(true);
  }, []);

  if (!image || failed)
    return (
      <h3 className="certificate__face">
        <span className="loop">
          <Icon name="shield" />
        </span>
        <span>{title}</span>
      </h3>
    );
  return (
    <>
      <div className="certificate__face">
        <img
          ref={picture}
          src={image}
          alt={words.sampleCertificate(title)}
          width="240"
          height="180"
          onError={() => setFailed(true)}
        />
      </div>
      <h3>{title}</h3>
    </>
  );
}
