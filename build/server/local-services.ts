import path from 'node:path';
import type { ResolvedConfig } from 'vite';
import { plainAddress, plainToken } from './eml.ts';
import type { ServiceOptions } from './site-services.ts';

/** Mail sink settings of a build's own environment. */
export const mailSettings = (env: Record<string, string>, root: string) => ({
  serviceId: env.VITE_EMAILJS_SERVICE_ID ?? '',
  templateId: env.VITE_EMAILJS_TEMPLATE_ID ?? '',
  publicKey: env.VITE_EMAILJS_PUBLIC_KEY ?? '',
  folder: path.join(root, '.data/outbox'),
});

/** Services of a local server, which tells its log of each message. */
export const localServices = ({ env, root, logger }: ResolvedConfig): ServiceOptions => ({
  mail: mailSettings(env, root),
  onMail: ({ message_id, from_email }) =>
    logger.info(
      `message ${plainToken(message_id)} from ${plainAddress(from_email)} kept in .data/outbox`,
    ),
});
