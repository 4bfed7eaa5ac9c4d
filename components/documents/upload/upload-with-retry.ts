import { uploadClaimDocument } from '@/lib/client/files/upload';
import { RequestError } from '@/lib/client/request/request';

type Options = Parameters<typeof uploadClaimDocument>[1];

const maxAttempts = 3;

/** Waits a little, and as long as the browser says that there is no network. */
function waitForNetwork(milliseconds: number, signal: AbortSignal) {
  return new Promise<void>((resolve, reject) => {
    const go = () => {
      if (!navigator.onLine) return;
      window.removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(() => {
      window.addEventListener('online', go);
      go();
    }, milliseconds);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        window.removeEventListener('online', go);
        reject(new DOMException('Cancelled', 'AbortError'));
      },
      { once: true },
    );
  });
}

/**
 * Uploads a file over a network that comes and goes. Starts again only while the server cannot have
 * the whole file: beyond that it may have kept it, and a repeat would put it on the claim twice.
 */
export async function uploadWithRetry(file: File, options: Options) {
  for (let attempt = 1; ; attempt += 1) {
    let sent = 0;
    const onProgress = (share: number) => {
      sent = share;
      options.onProgress(share);
    };
    try {
      return await uploadClaimDocument(file, { ...options, onProgress });
    } catch (error) {
      const cut = error instanceof RequestError && error.status === 0 && sent < 1;
      if (!cut || attempt === maxAttempts) throw error;
      options.onProgress(0);
      await waitForNetwork(attempt * 1000, options.signal);
    }
  }
}
