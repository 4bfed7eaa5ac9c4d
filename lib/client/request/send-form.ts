import { fetchErrorWords } from './error-words';
import { bearer, RequestError } from './request';

interface Options {
  /** From 0 to 1. */
  onProgress(share: number): void;
  signal: AbortSignal;
}

/** Sends a form with a file, telling how far it is. Throws RequestError, or an AbortError once cancelled. */
export function sendForm<T>(path: string, form: FormData, { onProgress, signal }: Options) {
  return new Promise<T>((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open('POST', path);
    for (const [name, value] of Object.entries(bearer())) call.setRequestHeader(name, value);
    call.upload.onprogress = (event) =>
      onProgress(event.lengthComputable ? event.loaded / event.total : 0);
    call.onload = () => {
      const { status, responseText } = call;
      if (status < 200 || status >= 300) {
        const retryAfter = Number(call.getResponseHeader('Retry-After') ?? 0);
        const failure = new RequestError(status, call.statusText, responseText, retryAfter);
        void fetchErrorWords().then(() => reject(failure));
        return;
      }
      try {
        resolve(JSON.parse(responseText));
      } catch {
        // A page of something on the way, such as a hotel's sign-in, and not the portal's answer.
        reject(new RequestError(0, 'Network error', ''));
      }
    };
    call.onerror = () => reject(new RequestError(0, 'Network error', ''));
    call.onabort = () => reject(new DOMException('Cancelled', 'AbortError'));
    signal.addEventListener('abort', () => call.abort(), { once: true });
    call.send(form);
  });
}
