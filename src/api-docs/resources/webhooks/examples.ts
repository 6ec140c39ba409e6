import type { InferOutput } from 'valibot';
import type { Endpoint, StoredEvent } from './schemas.ts';

/** At a desk this address answers only if something listens there. */
export const endpoints: InferOutput<typeof Endpoint>[] = [
  {
    id: 'whep_test_0000000001',
    url: 'http://localhost:3000/hook',
    events: [],
    created_at: '2026-01-15T09:30:00+05:30',
  },
];

export const storedEvents: InferOutput<typeof StoredEvent>[] = [
  {
    id: 'evt_test_0000000001',
    type: 'order.paid',
    timestamp: '2026-01-15T09:30:00+05:30',
    data: { id: 'order_test_0000000003', status: 'paid' },
    deliveries: [],
  },
];
