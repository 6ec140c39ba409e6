import type { ServiceCard as Copy } from '#content/types/home.ts';
import { FeatureCard } from './FeatureCard.tsx';

/** A service with what it includes; the whole card leads to its page. */
export function ServiceCard({ service }: { service: Copy }) {
  const { icon, title, description, features, to, more } = service;
  return (
    <FeatureCard feature={{ icon, title, text: description, ticks: features, to }} more={more} />
  );
}
