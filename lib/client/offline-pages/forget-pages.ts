/** The cache of pages for use without a network; `public/sw.js` opens it too. */
export const pages = 'pages';

/** Deletes the pages that were stored for the person who was signed in. */
export async function forgetPages() {
  try {
    await caches.delete(pages);
  } catch {
    // The browser has no such storage, or forbids it.
  }
}
