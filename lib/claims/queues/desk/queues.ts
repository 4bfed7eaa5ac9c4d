type Queue = { stored: false } | { stored: true; decided: boolean };

/**
 * The queues of the desk. The database (`desk_queue`) puts a claim into at most one `stored` queue; claims.ts says which claims
 * the other queues have. Claims in a stored queue that is not `decided` have a day to be verified by.
 */
export const queues = {
  to_verify: { stored: true, decided: false },
  proposed: { stored: true, decided: false },
  returned: { stored: true, decided: false },
  waiting: { stored: true, decided: false },
  set_aside: { stored: true, decided: false },
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

export const decidedQueues = deskQueues.filter(isStored).filter((queue) => queues[queue].decided);
