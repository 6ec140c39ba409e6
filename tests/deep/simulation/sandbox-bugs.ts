import type { OldBug } from './old-bugs.ts';

const SENDER = 'build/server/sandbox/send-events.ts';

/** What the local sandbox's sender once did, or might do. */
export const SANDBOX_BUGS: readonly OldBug[] = [
  {
    name: 'A6: an event is sent a second time besides the one that a slow receiver has not answered',
    file: SENDER,
    from: '    const status = await post(event, url, withdrawn, allowHosts);',
    to: '    const [status] = await Promise.all([post(event, url, withdrawn, allowHosts), post(event, url, withdrawn, allowHosts)]);',
  },
  {
    name: 'A6: an event is under way to an endpoint that was deleted',
    file: SENDER,
    from: 'if (!isThere(state, endpoint)) withdrawn.abort();',
    to: 'if (!endpoint) withdrawn.abort();',
  },
  {
    name: 'A6: what was sent before a reset counts for an event after it',
    file: SENDER,
    from: 'isThere(state, endpoint) && state.objects.delivery[delivery.id] === delivery',
    to: 'state.objects.delivery[delivery.id]',
  },
];
