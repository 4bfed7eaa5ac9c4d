/** Names what became stale on pages; `claimId` is null when several claims changed at once. */
export interface LiveEvent {
  what: 'claim' | 'message' | 'read' | 'notification' | 'viewers';
  claimId: string | null;
}

/** In milliseconds: how often a quiet stream says that it is alive. */
export const heartbeat = 20_000;
