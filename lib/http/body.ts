import { PortalError } from '@/lib/errors';

const mostBytes = 1024 * 1024;

const tooLarge = () => new PortalError('too_large', 'The request is larger than 1 MB.');

/**
 * The JSON of a request body of at most 1 MB, counted while it arrives.
 * Throws `too_large`, `unsupported_type` for another content type, and `malformed`.
 */
export async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    throw new PortalError('unsupported_type', 'Send the request as application/json.');
  }
  if (Number(request.headers.get('content-length') ?? 0) > mostBytes) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > mostBytes) throw tooLarge();
    chunks.push(chunk);
  }
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks)));
  } catch {
    throw new PortalError('malformed', 'The request body is not valid JSON.');
  }
}
