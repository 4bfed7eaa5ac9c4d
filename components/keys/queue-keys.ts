import type { Key } from '@/components/keys/key-set';
import type { DeskQueue } from '@/lib/claims/queues/desk/queues';

/** The key of each queue of the desk. */
export const queueKeys = {
  to_verify: '1',
  proposed: '2',
  returned: '3',
  waiting: '4',
  flagged: '5',
  decided: '6',
  objections: 'F8',
} as const satisfies Record<DeskQueue, Key>;
