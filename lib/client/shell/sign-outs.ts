declare global {
  interface ServiceWorkerRegistration {
    /** Not in every browser. */
    sync?: { register(tag: string): Promise<void> };
  }
}

const signOuts = 'sign-outs';

/** Whether pages of ours open here without a network, and a sign-out can be told to the server later. */
export const worksOffline = () => Boolean(navigator.serviceWorker?.controller);

/**
 * Leaves a sign-out that the server could not be told of to the service worker, which tells it as soon as there is a
 * network: when the browser says so, and before any page is opened again. Tells whether it was left there.
 */
export async function leaveSignOut(token: string): Promise<boolean> {
  if (!worksOffline()) return false;
  try {
    const cache = await caches.open(signOuts);
    await cache.put(`/sign-outs/${Date.now()}`, new Response(token));
    const registration = await navigator.serviceWorker.ready;
    // Not in every browser; then it waits for the next page.
    await registration.sync?.register(signOuts).catch(() => undefined);
    return true;
  } catch {
    return false;
  }
}
