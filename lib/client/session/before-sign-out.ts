/** What has to be saved while there is still a session to save it with; each may fail without keeping anybody here. */
export const beforeSignOut = new Set<() => Promise<unknown>>();
