import { PortalError } from '@/lib/platform/errors';
import type { Reader } from './drain-body';

/** In milliseconds, for a sender's pauses in all; each byte received adds one. */
const timeoutMs = 30_000;

/** `value` is undefined at the end; `total` counts bytes so far. */
interface Piece {
  value: Uint8Array | undefined;
  total: number;
}

/** Makes a function that reads a body piece by piece. It throws `upload_broken_off`, and `upload_too_slow` for a slow sender. */
export function timedReader(reader: Reader): () => Promise<Piece> {
  let [total, waited] = [0, 0];
  return async () => {
    const asked = performance.now();
    let end: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      end = setTimeout(() => reject(tooSlow()), timeoutMs + total - waited);
    });
    const coming = reader.read().catch(() => {
      throw new PortalError('upload_broken_off');
    });
    const { value } = await Promise.race([coming, late]).finally(() => clearTimeout(end));
    waited += performance.now() - asked;
    total += value?.length ?? 0;
    return { value, total };
  };
}

const tooSlow = () => new PortalError('upload_too_slow');
