/** What the names of unsent claims in a tab's storage begin with; the person's id follows. */
export const unsentClaimPrefix = 'claimDraft:';

/** Forgets every unsent claim that this tab keeps. */
export function forgetUnsentClaims() {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(unsentClaimPrefix)) sessionStorage.removeItem(key);
  }
}
