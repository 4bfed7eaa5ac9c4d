import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { codeOf, Failure } from './failure.mjs';

/**
 * Listens for a moment, and answers the port it got.
 * @param {string} host
 * @param {number} port
 * @returns {Promise<number>}
 */
function listenOnce(host, port) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ host, port, exclusive: true }, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : port));
    });
  });
}

/**
 * A port on this machine that nobody listens on, below those that systems give to outgoing connections: one of
 * these may be taken again before it is used. It is above 10080, the last one there that browsers and fetch refuse to
 * call (https://fetch.spec.whatwg.org/#port-blocking).
 */
export async function freePort() {
  for (let tries = 0; ; tries++) {
    try {
      return await listenOnce('127.0.0.1', randomInt(10_081, 32_000));
    } catch (error) {
      if (tries === 50) throw error;
    }
  }
}

/**
 * Throws a Failure when the portal cannot listen there. A server that a killed start left behind
 * needs a moment to notice, so a busy port is tried for two seconds.
 * @param {string} host
 * @param {number} port
 */
export async function requireFreePort(host, port) {
  for (let tries = 0; ; tries++) {
    try {
      await listenOnce(host, port);
      return;
    } catch (error) {
      const code = codeOf(error);
      if (code === 'EADDRINUSE' && tries < 8) await sleep(250);
      else throw new Failure(portProblem(host, port, code));
    }
  }
}

/**
 * @param {string} host
 * @param {number} port
 * @param {string | undefined} code
 */
function portProblem(host, port, code) {
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use by another program. Stop that program, or choose another port with PORT, for example PORT=${port === 65_535 ? 3000 : port + 1}.`;
  if (code === 'EACCES')
    return `This user may not listen on port ${port}. Choose one above 1023 with PORT.`;
  return `The portal cannot listen on ${host} port ${port} (${code}). Check HOST and PORT.`;
}
