/** What is to be saved while there is still a session to save it with: each tries, and tells whether something is unsaved all the same. */
export const beforeSignOut = new Set<() => Promise<boolean>>();
