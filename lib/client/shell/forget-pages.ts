/** Where pages are put aside; `public/sw.js` opens it too. */
export const pages = 'pages';

/** Gives up what was put aside for who was signed in. */
export async function forgetPages() {
  try {
    await caches.delete(pages);
  } catch {
    // Nothing can be kept here, or storage is forbidden.
  }
}
