const prefix = 'selectedClaims:';

/** Gives the selection of claims that this tab stores for this person, or null. */
export const readSelection = (userId: string) => sessionStorage.getItem(prefix + userId);

/** Stores a selection in this tab, over reloads and other pages, until the person signs out. */
export function saveSelection(userId: string, selection: string) {
  try {
    sessionStorage.setItem(prefix + userId, selection);
  } catch {
    // Storage is full: the selection lasts as long as the page.
  }
}

/** Forgets all selections that this tab stores. */
export function forgetSelections() {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  } catch {
    // Storage is forbidden, so nothing was stored.
  }
}
