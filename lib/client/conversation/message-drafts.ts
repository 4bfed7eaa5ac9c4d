const prefix = 'messageDraft:';
const keyOf = (userId: string, claimId: string) => `${prefix}${userId}:${claimId}`;

/** Where the browser keeps nothing: as long as the page lives. */
const unkept = new Map<string, string>();

/** What somebody began to write about a claim and did not send, for as long as the tab lives; nobody else's to read. */
export const messageDrafts = {
  read: (userId: string, claimId: string) => {
    const key = keyOf(userId, claimId);
    try {
      return unkept.get(key) ?? sessionStorage.getItem(key) ?? '';
    } catch {
      // Storage is forbidden, and nothing was written.
      return '';
    }
  },
  keep(userId: string, claimId: string, text: string) {
    const key = keyOf(userId, claimId);
    unkept.delete(key);
    try {
      if (text) sessionStorage.setItem(key, text);
      else sessionStorage.removeItem(key);
    } catch {
      // Storage is forbidden, or full.
      unkept.set(key, text);
    }
  },
  /** On signing out. */
  forget() {
    unkept.clear();
    try {
      for (const key of Object.keys(sessionStorage))
        if (key.startsWith(prefix)) sessionStorage.removeItem(key);
    } catch {
      // Nothing was kept.
    }
  },
};
