import { CHANNELS } from '#core/contract.ts';
import { changeChannel } from '#core/storage/change-channel.ts';

export const { announceChange, onChange } = changeChannel(CHANNELS.outbox);
