import { useEffect, useRef, useState } from 'react';
import { Icon } from '#components/Icon.tsx';

/** Picture of a certificate, or its title where the picture is missing or does not load. */
export function CertificateFace({ title, image }: { title: string; image?: string }) {
  const [failed, setFailed] = useState(false);
  const picture = useRef<HTMLImageElement>(null);

  // A picture of the served page may have failed before React was there to hear of it.
  useEffect(() => {
    const { complete, naturalWidth } = picture.current ?? {};
    if (complete && naturalWidth === 0) setFailed(true);
  }, []);

  if (image && !failed) {
    return (
      <img
        ref={picture}
        className="certificate__face"
        src={image}
        alt=""
        width="240"
        height="180"
        onError={() => setFailed(true)}
      />
    );
  }
  return (
    <div className="certificate__face" aria-hidden="true">
      <div className="loop">
        <Icon name="shield" />
      </div>
      <span>{title}</span>
    </div>
  );
}
