import { resource } from '#api-docs/kit/resource.ts';
import { Settlement } from './schemas.ts';

export const settlement = resource({
  name: 'settlement',
  prefix: 'setl',
  schema: Settlement,
  initial: ['created'],
  transitions: {
    start: {
      from: ['created'],
      to: 'processing',
      event: 'settlement.processing',
      text: 'It goes to your bank.',
    },
    settle: {
      from: ['processing'],
      to: 'settled',
      event: 'settlement.settled',
      text: 'Your bank has it.',
    },
    fail: {
      from: ['processing'],
      to: 'failed',
      event: 'settlement.failed',
      text: 'Your bank refuses it; its entries are in the next one.',
    },
  },
});
