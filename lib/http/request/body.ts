import { PortalError } from '@/lib/platform/errors';
import { drainBody, type Reader } from './drain-body';
import { timedReader } from './timed-reader';

const maxBytes = 1024 * 1024;

const tooLarge = () => new PortalError('request_too_large');

/**
 * The JSON of a request body of at most 1 MB, counted while it arrives.
 * Throws `request_too_large`, `json_expected` for another content type, `malformed_json`, and what {@link timedReader} throws.
 */
export async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    throw new PortalError('json_expected');
  }
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge();
  const bytes = request.body ? await bytesOf(request.body.getReader()) : new Uint8Array();
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new PortalError('malformed_json');
  }
}

async function bytesOf(reader: Reader) {
  const next = timedReader(reader);
  const pieces: Uint8Array[] = [];
  try {
    for (let piece = await next(); piece.value; piece = await next()) {
      if (piece.total > maxBytes) throw tooLarge();
      pieces.push(piece.value);
    }
  } catch (error) {
    drainBody(reader);
    throw error;
  }
  return Buffer.concat(pieces);
}
