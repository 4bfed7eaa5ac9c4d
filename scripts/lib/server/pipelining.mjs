import http from 'node:http';

// Browsers send one request over a connection at a time, proxies a few.
const maxUnanswered = 20;

/** @typedef {{ busy: boolean, waiting: (() => void)[] }} Line the requests of a connection: whether one is passed on, and those behind it */

/**
 * Has the servers of this process pass on the requests of a connection one after the other, each when the one before is answered, and none
 * of a connection that is gone; and close one over which more were sent than somebody who reads the answers would send.
 */
export function boundPipelining() {
  const { createServer } = http;
  /** @type {WeakMap<import('node:net').Socket, Line>} */
  const lines = new WeakMap();
  /** @param {http.RequestListener} others */
  const bounded = (others) =>
    createServer((request, response) => {
      const { socket } = request;
      if (socket.destroyed) return;
      const line = lines.get(socket) ?? { busy: false, waiting: [] };
      lines.set(socket, line);
      const pass = () => {
        line.busy = true;
        response.once('close', () => {
          line.busy = false;
          if (!socket.destroyed) line.waiting.shift()?.();
        });
        others(request, response);
      };
      if (!line.busy) pass();
      else if (line.waiting.length + 1 < maxUnanswered) line.waiting.push(pass);
      else socket.destroy();
    });
  Object.assign(http, { createServer: bounded });
}
