import { callEmailJs } from '#core/outbox/call-email-js.ts';
import { deviceWith } from '#core/outbox/device-with.ts';

/** The device that the worker runs on: it makes the SDK's call itself, and carries no SDK for it. */
export const workerDevice = deviceWith(callEmailJs);
