import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { eicar } from '@/tests/support/data/files';

/** What the stand-in does, in place of a verdict, with a file that contains these words. */
const oddities: Record<string, string | undefined> = {
  'hang up': undefined,
  'too long': 'INSTREAM size limit exceeded. ERROR\0',
  'cut off': 'stream: OK',
  'no sense': 'stream: maybe\0',
};

/** Speaks clamd's side of INSTREAM: knows one signature, and hangs up on what breaks the protocol. */
export async function openClamd() {
  const server = createServer((socket) => {
    let received = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, Buffer.from(chunk)]);
      const command = 'zINSTREAM\0';
      if (!received.toString('latin1').startsWith(command)) return;
      const content: Buffer[] = [];
      for (let at = command.length; at + 4 <= received.length; ) {
        const length = received.readUInt32BE(at);
        if (length === 0) return answer(Buffer.concat(content));
        content.push(received.subarray(at + 4, at + 4 + length));
        at += 4 + length;
      }
    });
    const answer = (content: Buffer) => {
      if (content.includes('be silent')) return;
      const odd = Object.keys(oddities).find((words) => content.includes(words));
      const said = odd && oddities[odd];
      if (odd) return said ? socket.end(said) : socket.destroy();
      const found = content.includes(eicar);
      socket.end(found ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0');
    };
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
