import type { AsyncLocalStorage } from 'node:async_hooks';

// The server (scripts/lib/server/renderings.mjs) is not part of the bundle, and a process may hold several copies of the bundle.
const processGlobals = globalThis as { daavaRenderings?: AsyncLocalStorage<{ later: number }> };

/** Answers the page that is being drawn with 503; its reader comes back after so many seconds. */
export function answerLater(seconds: number) {
  const rendering = processGlobals.daavaRenderings?.getStore();
  if (rendering) rendering.later = Math.ceil(seconds);
}
