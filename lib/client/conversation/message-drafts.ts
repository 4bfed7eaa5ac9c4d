const prefix = 'messageDraft:';

/** What was begun about a claim and not sent, for as long as the tab lives. */
export const messageDrafts = {
  read: (claimId: string) => sessionStorage.getItem(prefix + claimId) ?? '',
  keep(claimId: string, text: string) {
    if (text) sessionStorage.setItem(prefix + claimId, text);
    else sessionStorage.removeItem(prefix + claimId);
  },
  /** On signing out. */
  forget() {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(prefix)) sessionStorage.removeItem(key);
    }
  },
};
