import { RequestError, request, send } from '@/lib/client/request/request';
import { unseal } from './unseal';

interface Sealed {
  salt: string;
  content: ArrayBuffer;
}

/** The page keeps so many sealed documents in memory, up to 10 MB each. */
const mostAhead = 3;
const ahead = new Map<string, Promise<Sealed | null>>();

/**
 * Loads a document in advance, sealed. Only opening it gets the key, so that the audit trail names only documents that somebody
 * opened. Never throws; loads nothing without TLS, because browsers cannot unseal there.
 */
export async function loadAhead(id: string) {
  if (!globalThis.crypto?.subtle) return;
  const known = ahead.get(id);
  ahead.delete(id);
  ahead.set(id, known ?? fetchSealed(id));
  for (const old of ahead.keys()) {
    if (ahead.size <= mostAhead) break;
    ahead.delete(old);
  }
  await ahead.get(id);
}

async function fetchSealed(id: string) {
  try {
    const response = await send(`/api/documents/${id}/sealed`);
    const salt = response.headers.get('X-Seal-Salt') ?? '';
    return { salt, content: await response.arrayBuffer() };
  } catch {
    ahead.delete(id);
    return null;
  }
}

/** Gives a document's content; the audit trail gets an entry each time. Throws RequestError, or AbortError. */
export async function openContent(id: string, signal: AbortSignal) {
  const sealed = await ahead.get(id);
  signal.throwIfAborted();
  if (sealed) {
    const { key } = await request<{ key: string }>(`/api/documents/${id}/unseal`, {
      method: 'POST',
      body: { salt: sealed.salt },
      signal,
    });
    const content = await unseal(key, sealed.content).catch(() => null);
    if (content) return content;
    ahead.delete(id);
  }
  const response = await send(`/api/documents/${id}/view`, { signal });
  return new Uint8Array(await response.arrayBuffer().catch(cutOff));
}

function cutOff(error: unknown): never {
  if (error instanceof DOMException && error.name === 'AbortError') throw error;
  throw new RequestError(0, 'Network error', '');
}
