type Queue = { stored: false } | { stored: true; decided: boolean };

/**
 * The queues of the desk. Each claim lies in one that is `stored`, which `desk_queue` gives it in the database, or in none; it is
 * in others besides, by what claims.ts says. Claims of a stored one that is not `decided` are to be verified by a day.
 */
export const queues = {
  to_verify: { stored: true, decided: false },
  proposed: { stored: true, decided: false },
  returned: { stored: true, decided: false },
  waiting: { stored: true, decided: false },
  flagged: { stored: false },
  decided: { stored: true, decided: true },
  objections: { stored: false },
  change_requests: { stored: false },
} as const satisfies Record<string, Queue>;

export type DeskQueue = keyof typeof queues;

export const deskQueues = Object.keys(queues) as DeskQueue[];

export type StoredQueue = {
  [Name in DeskQueue]: (typeof queues)[Name]['stored'] extends true ? Name : never;
}[DeskQueue];

export const isStored = (queue: DeskQueue): queue is StoredQueue => queues[queue].stored;

/** The queues of decided claims. */
export const decidedQueues = deskQueues.filter(isStored).filter((queue) => queues[queue].decided);
