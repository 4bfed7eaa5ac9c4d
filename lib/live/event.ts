/** What a page holds that went stale; `claimId` is null when several claims changed at once. */
export interface LiveEvent {
  what: 'claim' | 'message' | 'read' | 'notification' | 'viewers';
  claimId: string | null;
}

/** How often a quiet stream says that it is alive, in milliseconds. */
export const heartbeat = 20_000;
