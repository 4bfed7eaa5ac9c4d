/** Saves that run on signing out, while there is still a session. Each gives whether something stays unsaved. */
export const beforeSignOut = new Set<() => Promise<boolean>>();
