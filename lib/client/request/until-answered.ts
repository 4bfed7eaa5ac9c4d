import { RequestError } from './request';

interface Options {
  /** The call was cut off. It is tried again after a pause, or once there is a network. */
  onCut(): void;
  signal: AbortSignal;
}

const maxAttempts = 8;
const longestPauseMs = 30_000;

const proxyFailures: readonly number[] = [502, 503, 504];

/**
 * True when nothing answered, or only something before the portal: the portal's own answers with these statuses have another
 * code.
 */
const isCut = (error: unknown): error is RequestError =>
  error instanceof RequestError &&
  (error.status === 0 ||
    (proxyFailures.includes(error.status) && error.answer.code === 'internal'));

/** Waits for a time, and then for as long as the browser has no network. */
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
 * Sends over an unreliable network, at most eight times, with growing pauses. The call has to carry a key by which the server
 * recognises a repeat, because an answer may be lost.
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
