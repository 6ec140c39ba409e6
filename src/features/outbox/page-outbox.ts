import { startOutbox } from './delivery/start-outbox.ts';
import { OutboxMark } from './OutboxMark.tsx';

/** One part, so that code that shows a message can also mark that it waits. */
export const pageOutbox = { start: startOutbox, Mark: OutboxMark };
