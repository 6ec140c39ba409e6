import { useEffect, useRef, useState } from 'react';
import { Icon } from '#components/Icon.tsx';

/** Head of a certificate: its picture, or its title where the picture is missing or does not load. */
export function CertificateFace({ title, image }: { title: string; image?: string }) {
  const [failed, setFailed] = useState(false);
  const picture = useRef<HTMLImageElement>(null);

  // A picture of the served page may have failed before React was there to hear of it.
  useEffect(() => {
    const { complete, naturalWidth } = picture.current ?? {};
    if (complete && naturalWidth === 0) setFailed(true);
  }, []);

  return (
    <h3 className="certificate__face">
      {image && !failed ? (
        <img
          ref={picture}
          src={image}
          alt={title}
          width="240"
          height="180"
          onError={() => setFailed(true)}
        />
      ) : (
        <>
          <span className="loop">
            <Icon name="shield" />
          </span>
          {title}
        </>
      )}
    </h3>
  );
}
