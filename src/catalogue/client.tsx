import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import icons from '#components/icons.svg?raw';
import { Catalogue } from './Catalogue.tsx';
import { offerMount } from './mount.tsx';
import { MOUNT_QUERY } from './mount-api.ts';
import { SAMPLES_QUERY, Viewer } from './Viewer.tsx';

document.body.insertAdjacentHTML('afterbegin', `<div hidden>${icons}</div>`);

const root = createRoot(document.getElementById('root') as HTMLElement);
if (location.search === MOUNT_QUERY) offerMount(root);
else
  root.render(
    <StrictMode>{location.search === SAMPLES_QUERY ? <Catalogue /> : <Viewer />}</StrictMode>,
  );
