import { RequestError } from './request';

interface Options {
  /** It was cut off, and is tried again by itself after a pause or once there is a network. */
  onCut(): void;
  signal: AbortSignal;
}

const maxAttempts = 8;
const longestPauseMs = 30_000;

const proxyFailures: readonly number[] = [502, 503, 504];

/** Nothing answered, or something before the portal: the portal's own answers of these statuses name another code. */
const isCut = (error: unknown): error is RequestError =>
  error instanceof RequestError &&
  (error.status === 0 ||
    (proxyFailures.includes(error.status) && error.answer.code === 'internal'));

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
 * Sends something over a network that comes and goes: eight times, with longer and longer pauses. It has to carry a key by
 * which the server knows that it has it already, since an answer may be lost.
 */
export async function untilAnswered<T>(send: () => Promise<T>, { onCut, signal }: Options) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await send();
    } catch (error) {
      if (!isCut(error) || attempt === maxAttempts) throw error;
      onCut();
      const pause = Math.max(500 * 2 ** attempt, error.retryAfter * 1000);
      await waitForNetwork(Math.min(longestPauseMs, pause), signal);
    }
  }
}
