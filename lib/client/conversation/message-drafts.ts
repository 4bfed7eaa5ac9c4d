const prefix = 'messageDraft:';
const keyOf = (userId: string, claimId: string) => `${prefix}${userId}:${claimId}`;

/** What somebody began to write about a claim and did not send, for as long as the tab lives; nobody else's to read. */
export const messageDrafts = {
  read: (userId: string, claimId: string) => sessionStorage.getItem(keyOf(userId, claimId)) ?? '',
  keep(userId: string, claimId: string, text: string) {
    if (text) sessionStorage.setItem(keyOf(userId, claimId), text);
    else sessionStorage.removeItem(keyOf(userId, claimId));
  },
  /** On signing out. */
  forget() {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(prefix)) sessionStorage.removeItem(key);
    }
  },
};
