import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import icons from '#components/icons.svg?raw';
import { Catalogue } from './Catalogue.tsx';
import { SAMPLES_QUERY, Viewer } from './Viewer.tsx';

document.body.insertAdjacentHTML('afterbegin', `<div hidden>${icons}</div>`);

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>{location.search === SAMPLES_QUERY ? <Catalogue /> : <Viewer />}</StrictMode>,
);
