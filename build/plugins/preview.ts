import path from 'node:path';
import type { Plugin } from 'vite';
import { readThemeScript } from '../document/theme.ts';
import { headerRules } from '../server/headers.ts';
import { siteServer } from '../server/site-server.ts';

/** Makes `vite preview` serve the build with the site's own lookup, headers and mail sink. */
export function preview(): Plugin {
  return {
    name: 'kolam:preview',
    async configurePreviewServer(server) {
      const { config } = server;
      const handler = siteServer({
        dist: path.resolve(config.root, config.build.outDir),
        headers: headerRules(config.env, await readThemeScript(config.root)),
        mail: mailSettings(config.env, config.root),
        onMail: (mail) =>
          config.logger.info(
            `message ${mail.message_id} from ${mail.from_email} kept in .data/outbox`,
          ),
      });
      server.middlewares.use(handler);
    },
  };
}

/** Mail sink settings of a build's own environment. */
export const mailSettings = (env: Record<string, string>, root: string) => ({
  serviceId: env.VITE_EMAILJS_SERVICE_ID ?? '',
  templateId: env.VITE_EMAILJS_TEMPLATE_ID ?? '',
  publicKey: env.VITE_EMAILJS_PUBLIC_KEY ?? '',
  folder: path.join(root, '.data/outbox'),
});
