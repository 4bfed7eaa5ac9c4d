const prefix = 'selectedClaims:';

/** What this tab keeps of the claims this person selected, or null. */
export const readSelection = (userId: string) => sessionStorage.getItem(prefix + userId);

/** Keeps a selection in this tab, over reloads and other pages, until the person logs out. */
export function saveSelection(userId: string, selection: string) {
  try {
    sessionStorage.setItem(prefix + userId, selection);
  } catch {
    // A full storage: the selection lives as long as the page.
  }
}

/** Forgets every selection that this tab keeps. */
export function forgetSelections() {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  } catch {
    // Storage is forbidden: nothing was kept.
  }
}
