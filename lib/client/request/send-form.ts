import { fetchErrorWords } from './error-words';
import { bearer, RequestError } from './request';

interface Options {
  /** Gets how much of the form is sent, from 0 to 1. */
  onProgress(share: number): void;
  signal: AbortSignal;
}

/** In milliseconds: a connection on which nothing moved for so long counts as cut off. */
export const silenceMs = 30_000;

const cutOff = () => new RequestError(0, 'Network error', '');

/**
 * Sends a form with a file. Throws RequestError, or an AbortError once cancelled. Also counts as cut off when the browser has
 * lost its network or sends nothing any more, which systems report only after many minutes.
 */
export function sendForm<T>(path: string, form: FormData, { onProgress, signal }: Options) {
  return new Promise<T>((resolve, reject) => {
    const call = new XMLHttpRequest();
    let silence: ReturnType<typeof setTimeout>;
    const giveUp = () => {
      reject(cutOff());
      call.abort();
    };
    const listen = () => {
      clearTimeout(silence);
      silence = setTimeout(giveUp, silenceMs);
    };
    call.open('POST', path);
    for (const [name, value] of Object.entries(bearer())) call.setRequestHeader(name, value);
    call.upload.onprogress = (event) => {
      listen();
      onProgress(event.lengthComputable ? event.loaded / event.total : 0);
    };
    // The server may take its time once it has everything.
    call.upload.onload = () => clearTimeout(silence);
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
        // A page from somewhere in between, such as a hotel's sign-in, and not the portal's answer.
        reject(cutOff());
      }
    };
    call.onerror = () => reject(cutOff());
    call.onabort = () => reject(new DOMException('Cancelled', 'AbortError'));
    call.onloadend = () => {
      clearTimeout(silence);
      window.removeEventListener('offline', giveUp);
    };
    window.addEventListener('offline', giveUp);
    signal.addEventListener('abort', () => call.abort(), { once: true });
    listen();
    call.send(form);
  });
}
