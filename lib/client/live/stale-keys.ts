import type { LiveEvent } from '@/lib/live/event';

/** How the key of each query begins that is meant. */
export type Key = readonly unknown[];

const unread: Key = ['/api/messages/unread-counts-bulk'];
const dashboard: Key = ['/api/statistics/dashboard'];
const claims: Key[] = [
  ['/api/claims'],
  ['/api/verification'],
  dashboard,
  ['/api/statistics/overview'],
];

/** The answers that each kind of event makes stale. What triggers tell and what pages ask stand against it in its test. */
export const staleBy = {
  claim: () => claims,
  message: (claimId) => [['/api/claims', claimId, 'messages'], unread, dashboard],
  read: () => [unread, dashboard],
  notification: () => [['/api/notifications']],
  viewers: (claimId) => [['/api/claims', claimId, 'viewers']],
} satisfies Record<LiveEvent['what'], (claimId: string | null) => Key[]>;

/** What an event makes stale. An older page may hear of a kind that it does not know, from a newer server. */
export const keysOf = ({ what, claimId }: LiveEvent): Key[] =>
  Object.hasOwn(staleBy, what) ? staleBy[what](claimId) : claims;

export const aboutClaims: Key[] = [...claims, unread];

export const everything: Key[] = [...aboutClaims, ['/api/notifications']];
