import type { ServiceCard as Copy } from '#content/types/home.ts';
import { FeatureCard } from './FeatureCard.tsx';

/** A service with what it includes. */
export function ServiceCard({ service }: { service: Copy }) {
  const { icon, title, description, features } = service;
  return <FeatureCard feature={{ icon, title, text: description, ticks: features }} />;
}
