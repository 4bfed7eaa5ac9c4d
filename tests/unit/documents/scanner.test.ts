import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { scanAt } from '@/lib/scanner';
import { eicar } from '../../support/files';

let server: Server;
let port: number;

/** Speaks clamd's side of INSTREAM: knows one signature, and hangs up on what breaks the protocol. */
beforeAll(async () => {
  server = createServer((socket) => {
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
      if (content.includes('hang up')) return socket.destroy();
      if (content.includes('too long')) return socket.end('INSTREAM size limit exceeded. ERROR\0');
      socket.end(content.equals(eicar) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0');
    };
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

async function* inPieces(content: Buffer) {
  for (let at = 0; at < content.length; at += 20) yield content.subarray(at, at + 20);
}

const verdictOn = (content: Buffer | string) =>
  scanAt('127.0.0.1', port, inPieces(Buffer.from(content)));

const away = { code: 'unavailable', retryAfter: 10 };

describe('the virus scanner', () => {
  test('lets a clean file pass, whatever its length', async () => {
    await expect(verdictOn('A plain note.')).resolves.toEqual({ status: 'clean' });
    await expect(verdictOn(Buffer.alloc(50_000, 'a'))).resolves.toEqual({ status: 'clean' });
  });

  test('names what it found', async () => {
    await expect(verdictOn(eicar)).resolves.toEqual({
      status: 'infected',
      signature: 'Eicar-Test-Signature',
    });
  });

  test.each(['hang up', 'too long'])(
    'that gives no verdict (%s) counts as away',
    async (content) => {
      await expect(verdictOn(content)).rejects.toMatchObject(away);
    },
  );

  test('that nobody answers for is away', async () => {
    const unused = createServer().listen(0, '127.0.0.1');
    await once(unused, 'listening');
    const free = (unused.address() as AddressInfo).port;
    await new Promise((resolve) => unused.close(resolve));
    await expect(scanAt('127.0.0.1', free, inPieces(eicar))).rejects.toMatchObject(away);
  });
});
