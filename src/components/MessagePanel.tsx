import { type ReactNode, useEffect, useRef } from 'react';
import type { Spot as SpotName } from '#content/types/pictures.ts';
import { Spot } from './Illustration.tsx';

interface MessagePanelProps {
  spot: SpotName;
  heading: string;
  children: ReactNode;
}

/** A panel that takes the place of what the visitor was using, and therefore the focus. */
export function MessagePanel({ spot, heading, children }: MessagePanelProps) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => headingRef.current?.focus(), []);
  return (
    <div className="panel" role="status">
      <div className="empty">
        <Spot name={spot} />
        <h2 className="h3" tabIndex={-1} ref={headingRef}>
          {heading}
        </h2>
        {children}
      </div>
    </div>
  );
}
