import type { LiveEvent } from '@/lib/live/event';

/** How the keys of queries begin. */
export type Key = readonly unknown[];

const unread: Key = ['/api/messages/unread-counts-bulk'];
const dashboard: Key = ['/api/statistics/dashboard'];
const claimKeys: Key[] = [
  ['/api/claims'],
  ['/api/verification'],
  dashboard,
  ['/api/statistics/overview'],
];

/** The answers that each kind of event makes stale. A test compares them with the triggers and with the queries of pages. */
export const staleBy = {
  claim: () => claimKeys,
  message: (claimId) => [['/api/claims', claimId, 'messages'], unread, dashboard],
  read: () => [unread, dashboard],
  // A transfer to them is told of by nothing else.
  notification: () => [['/api/notifications'], dashboard],
  viewers: (claimId) => [['/api/claims', claimId, 'viewers']],
} satisfies Record<LiveEvent['what'], (claimId: string | null) => Key[]>;

/** Gives the keys that an event makes stale. An older page does not know the newest kinds; these make claims stale. */
export const keysOf = ({ what, claimId }: LiveEvent): Key[] =>
  Object.hasOwn(staleBy, what) ? staleBy[what](claimId) : claimKeys;

export const aboutClaims: Key[] = [...claimKeys, unread];

export const everything: Key[] = [...aboutClaims, ['/api/notifications']];
