declare global {
  interface ServiceWorkerRegistration {
    /** Absent in some browsers. */
    sync?: { register(tag: string): Promise<void> };
  }
}

const signOuts = 'sign-outs';

/** Tells whether the portal's pages open here without a network, and a sign-out can reach the server later. */
export const worksOffline = () => Boolean(navigator.serviceWorker?.controller);

/**
 * Gives a sign-out that did not reach the server to the service worker, which sends it once there is a network: when the
 * browser says so, or before a page opens again. Gives whether the service worker took it.
 */
export async function leaveSignOut(token: string): Promise<boolean> {
  if (!worksOffline()) return false;
  try {
    const cache = await caches.open(signOuts);
    await cache.put(`/sign-outs/${Date.now()}`, new Response(token));
    const registration = await navigator.serviceWorker.ready;
    // Without background sync, the sign-out waits for the next page.
    await registration.sync?.register(signOuts).catch(() => undefined);
    return true;
  } catch {
    return false;
  }
}
