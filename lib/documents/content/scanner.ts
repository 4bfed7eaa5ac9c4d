import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { env } from '@/lib/platform/env';
import { PortalError } from '@/lib/platform/errors';

/** `signature` is the scanner's name for what it found. */
export type Verdict =
  | { status: 'clean' }
  | { status: 'not_scanned' }
  | { status: 'infected'; signature: string };

const connectMilliseconds = 3_000;
const usualSilence = 30_000;

interface Scanner {
  host: string;
  port: number;
  /** Milliseconds in which the scanner may say nothing. */
  silence?: number;
}

/**
 * Scans with ClamAV; `not_scanned` when none is configured. Throws `scanner_unavailable` without a verdict. It speaks INSTREAM
 * itself (man clamd), because packaged clients write files to disk and retry on other scanners.
 */
export async function scan(content: AsyncIterable<Uint8Array>): Promise<Verdict> {
  const { CLAMD_HOST, CLAMD_PORT } = env();
  if (!CLAMD_HOST) return { status: 'not_scanned' };
  return scanAt({ host: CLAMD_HOST, port: CLAMD_PORT }, content);
}

/** {@link scan} with a scanner at a given address. */
export async function scanAt(
  { host, port, silence = usualSilence }: Scanner,
  content: AsyncIterable<Uint8Array>,
): Promise<Verdict> {
  const socket = connect({ host, port, timeout: connectMilliseconds });
  socket.on('timeout', () => socket.destroy(new Error('The scanner does not answer')));
  try {
    await once(socket, 'connect');
    socket.setTimeout(silence);
    const reply = replyOf(socket);
    // Awaited below; until then its failure must not count as unhandled.
    reply.catch(() => undefined);
    await write(socket, Buffer.from('zINSTREAM\0'));
    for await (const chunk of content) {
      const length = Buffer.alloc(4);
      length.writeUInt32BE(chunk.length);
      await write(socket, Buffer.concat([length, chunk]));
    }
    await write(socket, Buffer.alloc(4));
    return verdictIn(await reply);
  } catch (cause) {
    throw new PortalError('scanner_unavailable', { retryAfter: 10, cause });
  } finally {
    socket.destroy();
  }
}

const write = (socket: Socket, bytes: Buffer) =>
  new Promise<void>((resolve, reject) => {
    socket.write(bytes, (error) => (error ? reject(error) : resolve()));
  });

async function replyOf(socket: Socket) {
  let reply = '';
  for await (const chunk of socket) {
    reply += String(chunk);
    if (reply.includes('\0') || reply.length > 1000) break;
  }
  // A reply without its end may be the beginning of another one.
  const [whole, ...rest] = reply.split('\0');
  if (rest.length === 0) throw new Error('The scanner broke off');
  return whole ?? '';
}

function verdictIn(reply: string): Verdict {
  if (reply === 'stream: OK') return { status: 'clean' };
  const signature = /^stream: (.+) FOUND$/.exec(reply)?.[1];
  if (signature) return { status: 'infected', signature };
  const code = reply.includes('size limit') ? 'SCANNER_SIZE_LIMIT' : 'SCANNER_NO_VERDICT';
  throw Object.assign(new Error('The scanner gave no verdict'), { code });
}
