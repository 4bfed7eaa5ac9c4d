import http from 'node:http';

// Browsers send one request over a connection at a time, proxies a few.
const maxUnanswered = 20;

/**
 * Has the servers of this process pass on no request of a connection that is gone, and close one over which more
 * were sent than somebody who reads the answers would send.
 */
export function boundPipelining() {
  const { createServer } = http;
  /** @type {WeakMap<import('node:net').Socket, number>} */
  const unanswered = new WeakMap();
  /** @param {http.RequestListener} others */
  const bounded = (others) =>
    createServer((request, response) => {
      const { socket } = request;
      if (socket.destroyed) return;
      const count = (unanswered.get(socket) ?? 0) + 1;
      if (count > maxUnanswered) return socket.destroy();
      unanswered.set(socket, count);
      response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
      others(request, response);
    });
  Object.assign(http, { createServer: bounded });
}
