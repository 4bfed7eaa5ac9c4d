import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { baseUrl } from '@/tests/support/http/api';

/** A connection to the portal that can be cut, or fall silent, in the middle of a transfer. */
export async function thinLine() {
  const { hostname, port } = new URL(baseUrl());
  const open = new Set<Socket>();
  let state: 'whole' | 'armed' | 'cut' = 'whole';
  let after = 0;
  let how: 'cut' | 'silent' = 'cut';

  const server = createServer((near) => {
    if (state === 'cut') return near.destroy();
    const far = connect(Number(port), hostname);
    let sent = 0;
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        open.delete(socket);
        other.destroy();
      });
    }
    far.pipe(near);
    near.on('data', (piece) => {
      sent += piece.length;
      if (state === 'armed' && sent > after) {
        state = 'cut';
        if (how === 'cut') for (const socket of open) socket.destroy();
        else near.pause();
        return;
      }
      far.write(piece);
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Cuts every connection, or makes it hang, once one has carried so many bytes; no new one gets through. */
    arm(bytes: number, end: 'cut' | 'silent' = 'cut') {
      [after, how, state] = [bytes, end, 'armed'];
    },
    isCut: () => state === 'cut',
    mend() {
      state = 'whole';
    },
    close() {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}
