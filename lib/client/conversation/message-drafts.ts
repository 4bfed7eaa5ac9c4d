const prefix = 'messageDraft:';
const keyOf = (userId: string, claimId: string) => `${prefix}${userId}:${claimId}`;

/** Drafts in browsers that store nothing; they last as long as the page. */
const unkept = new Map<string, string>();

/**
 * The messages that a person began and has not sent, by claim. They last as long as the tab, and each person reads only their
 * own.
 */
export const messageDrafts = {
  read: (userId: string, claimId: string) => {
    const key = keyOf(userId, claimId);
    try {
      return unkept.get(key) ?? sessionStorage.getItem(key) ?? '';
    } catch {
      // Storage is forbidden, so nothing was stored.
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
  forget() {
    unkept.clear();
    try {
      for (const key of Object.keys(sessionStorage))
        if (key.startsWith(prefix)) sessionStorage.removeItem(key);
    } catch {
      // Storage is forbidden, so nothing was stored.
    }
  },
};
