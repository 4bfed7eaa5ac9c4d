/**
 * The queues of the desk. Each claim lies in one that is `stored`, which `desk_queue` gives it in the database, or in none; it is
 * in others besides, by what claims.ts says.
 */
export const queues = {
  to_verify: { stored: true },
  proposed: { stored: true },
  returned: { stored: true },
  waiting: { stored: true },
  flagged: { stored: false },
  decided: { stored: true },
  objections: { stored: false },
} as const satisfies Record<string, { stored: boolean }>;

export type DeskQueue = keyof typeof queues;

export const deskQueues = Object.keys(queues) as DeskQueue[];

export type StoredQueue = {
  [Queue in DeskQueue]: (typeof queues)[Queue]['stored'] extends true ? Queue : never;
}[DeskQueue];

export const isStored = (queue: DeskQueue): queue is StoredQueue => queues[queue].stored;
