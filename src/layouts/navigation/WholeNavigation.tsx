import { useEffect } from 'react';
import { reload } from '#pwa/reload.ts';
import { Loading } from './Loading.tsx';

/** Loads the document of the address, which the router has changed already, in place of what it would show. */
export function WholeNavigation() {
  useEffect(reload, []);
  return <Loading />;
}
