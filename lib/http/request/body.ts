import { PortalError } from '@/lib/platform/errors';
import { drainBody, type Reader } from './drain-body';
import { timedReader } from './timed-reader';

const maxBytes = 1024 * 1024;

const tooLarge = () => new PortalError('request_too_large');

/** Reads at most 1 MB, which {@link parsedJson} takes. Throws `request_too_large`, `json_expected`, and like {@link timedReader}. */
export async function readBody(request: Request): Promise<Uint8Array> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    throw new PortalError('json_expected');
  }
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge();
  return request.body ? bytesOf(request.body.getReader()) : new Uint8Array();
}

/** {@link readBody}; an absent body counts as {}. */
export async function readBodyIfAny(request: Request): Promise<Uint8Array> {
  const length = request.headers.get('content-length') ?? '0';
  const empty = length === '0' && !request.headers.has('transfer-encoding');
  return empty ? Buffer.from('{}') : readBody(request);
}

/** Throws `malformed_json`. */
export function parsedJson(bytes: Uint8Array): unknown {
  try {
    requireShallow(bytes);
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new PortalError('malformed_json');
  }
}

const maxDepth = 32;
const [quote, backslash] = [0x22, 0x5c];
const opening = new Set([...'[{'].map((sign) => sign.charCodeAt(0)));
const closing = new Set([...']}'].map((sign) => sign.charCodeAt(0)));

/** Throws for very deep JSON, because code that walks through it runs out of stack. */
function requireShallow(json: Uint8Array) {
  let depth = 0;
  let inText = false;
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at] as number;
    if (inText && sign === backslash) at += 1;
    else if (sign === quote) inText = !inText;
    else if (!inText && closing.has(sign)) depth -= 1;
    else if (!inText && opening.has(sign)) depth += 1;
    if (depth > maxDepth) throw new RangeError(`Nested deeper than ${maxDepth}`);
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
