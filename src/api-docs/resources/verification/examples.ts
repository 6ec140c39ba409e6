import { pan } from './checks/pan.ts';

const [{ status, data }] = pan.outcomes;

export const verifications = [
  {
    id: 'vrfy_test_0000000001',
    request_id: 'req_test_0000000001',
    type: 'pan' as const,
    status,
    data,
    created_at: '2026-01-15T09:30:00+05:30',
  },
];
