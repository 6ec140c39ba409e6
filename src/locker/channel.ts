import { changeChannel } from '#store/change-channel.ts';
import { CHANNELS } from '#store/keys.ts';

export const { announceChange, onChange } = changeChannel(CHANNELS.locker);
