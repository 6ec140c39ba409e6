import { useEffect, useRef } from 'react';
import type { IllustrationName } from '#copy/types/pictures.ts';
import type { Elements } from './elements.ts';
import { Illustration } from './Illustration.tsx';

interface MessagePanelProps {
  illustration: IllustrationName;
  heading: string;
  children: Elements;
}

/** A panel that takes the place of what the visitor was using, and therefore the focus. */
export function MessagePanel({ illustration, heading, children }: MessagePanelProps) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => headingRef.current?.focus(), []);
  return (
    <div className="panel" role="status">
      <div className="empty">
        <Illustration name={illustration} />
        <h2 className="h3" tabIndex={-1} ref={headingRef}>
          {heading}
        </h2>
        {children}
      </div>
    </div>
  );
}
