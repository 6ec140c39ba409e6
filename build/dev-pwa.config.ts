import { defineConfig } from 'vite';
import { rebuild } from './development/rebuild.ts';

// `npm run dev:pwa`: the same address as `npm start`, so that an installed worker meets its next version.
const PORT = 4173;

export default defineConfig({
  plugins: [rebuild()],
  preview: { port: PORT, strictPort: true },
});
