const key = 'token';
/** Marks that the session ended without a sign-out here, for other tabs and for reloads. */
const endedKey = 'token-ended';
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

/** The token and this mark in browsers that store nothing; they last as long as the page. */
let unkept: string | null = null;
let unkeptEnd = false;

/** Gives the token that this browser stores, or null. Only in the browser. */
export function readToken() {
  try {
    return localStorage.getItem(key) || unkept;
  } catch {
    return unkept;
  }
}

/** Stores the token of a new session and tells the page. */
export function storeToken(token: string) {
  unkeptEnd = false;
  unkept = null;
  try {
    localStorage.removeItem(endedKey);
    localStorage.setItem(key, token);
  } catch {
    unkept = token;
  }
  tell();
}

/** Removes the token. `dead` says that the person did not end the session here; `quiet` does not tell this page. */
export function removeToken({ dead = false, quiet = false } = {}) {
  unkeptEnd = dead;
  unkept = null;
  try {
    if (dead) localStorage.setItem(endedKey, 'yes');
    else localStorage.removeItem(endedKey);
    localStorage.removeItem(key);
  } catch {
    // Storage is forbidden, so nothing was stored.
  }
  if (!quiet) tell();
}

/** Tells whether the browser's last session ended without a sign-out here: it expired, or was ended elsewhere. */
export function hasEnded() {
  try {
    return localStorage.getItem(endedKey) !== null;
  } catch {
    return unkeptEnd;
  }
}

/** Calls `listener` when the token changes in another tab. Gives the function that ends this. */
export function watchOtherTabs(listener: () => void) {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

/** Calls `listener` when the token changes in this tab or another. Gives the function that ends this. */
export function watchToken(listener: () => void) {
  listeners.add(listener);
  const stopWatching = watchOtherTabs(listener);
  return () => {
    listeners.delete(listener);
    stopWatching();
  };
}
