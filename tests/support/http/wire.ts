import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A fault of a connection: after so many bytes in one direction it is cut, or goes silent. */
interface Fault {
  way: 'up' | 'down';
  after: number;
  how: 'cut' | 'silence';
  /** For how many connections; for all without it. */
  times?: number;
}

/** A wire to a port of this machine, that can be broken. */
export async function openWire(to: number) {
  let fault: Fault | undefined;
  let connections = 0;
  const open = new Set<Socket>();
  const resuming = new Set<() => void>();

  const strike = (pair: readonly Socket[]) => {
    if (fault?.times !== undefined) {
      fault.times -= 1;
      if (fault.times === 0) fault = undefined;
    }
    return pair;
  };

  const pass = (way: Fault['way'], from: Socket, into: Socket) => {
    let passed = 0;
    let silent = false;
    const held: Buffer[] = [];
    const resume = () => {
      silent = false;
      for (const chunk of held.splice(0)) if (!into.destroyed) into.write(chunk);
    };
    from.on('data', (chunk: Buffer) => {
      passed += chunk.length;
      if (fault?.way === way && passed > fault.after && !silent) {
        const { how } = fault;
        const pair = strike([from, into]);
        if (how === 'cut') {
          for (const socket of pair) socket.resetAndDestroy();
          return;
        }
        silent = true;
        resuming.add(resume);
      }
      if (silent) {
        held.push(chunk);
      } else if (!into.write(chunk)) {
        from.pause();
        into.once('drain', () => from.resume());
      }
    });
  };

  const server = createServer((near) => {
    connections += 1;
    const far = connect(to, '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
    pass('up', near, far);
    pass('down', far, near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    port: (server.address() as AddressInfo).port,
    connections: () => connections,
    /** Sets the fault from now on; data held back by silence arrives now, late, as over TCP. */
    fault(next?: Fault) {
      fault = next && { ...next };
      connections = 0;
      for (const resume of resuming) resume();
      resuming.clear();
    },
    async close() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
