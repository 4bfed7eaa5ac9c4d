import { Agent, request } from 'node:http';

/** @typedef {{ token?: string | undefined, from: string }} Caller `from` is the address that the proxy before the portal would tell of */
/** @typedef {{ method?: string, path: string, type?: string, body?: Buffer | string, cookie?: boolean, unread?: boolean }} Call `cookie` sends the token as pages need it; `unread` reads nothing of the answer for some seconds */
/** @typedef {{ status: number, ms: number, retryAfter: number, body: Buffer }} Answer `status` is 0 for a call that was cut */

const unreadMs = 5_000;

/**
 * Sends calls to a portal as people behind a proxy do.
 * @param {string} address
 * @param {{ keep?: boolean }} [options] keeps what answers say
 */
export function sender(address, { keep = false } = {}) {
  const agent = new Agent({ keepAlive: true, maxSockets: 200 });
  /**
   * @param {Caller} caller
   * @param {Call} call
   * @returns {Promise<Answer>}
   */
  const send = ({ token, from }, { method = 'GET', path, type, body, cookie, unread }) =>
    new Promise((resolve) => {
      const since = performance.now();
      const done = (/** @type {number} */ status, retryAfter = 0, given = Buffer.alloc(0)) =>
        resolve({ status, ms: performance.now() - since, retryAfter, body: given });
      const asking = request(
        `${address}${path}`,
        {
          method,
          agent,
          headers: {
            'X-Forwarded-For': from,
            'Accept-Encoding': 'gzip',
            ...(token &&
              (cookie
                ? { Cookie: `next-auth.session-token=${token}` }
                : { Authorization: `Bearer ${token}` })),
            ...(body !== undefined && {
              'Content-Type': type ?? 'application/json',
              'Content-Length': Buffer.byteLength(body),
            }),
          },
        },
        (answer) => {
          /** @type {Buffer[]} */
          const pieces = [];
          answer.on('error', () => done(0));
          if (unread) setTimeout(() => answer.destroy(), unreadMs);
          else if (keep) answer.on('data', (piece) => pieces.push(piece));
          else answer.resume();
          answer.on('close', () =>
            done(
              answer.statusCode ?? 0,
              Number(answer.headers['retry-after'] ?? 0),
              Buffer.concat(pieces),
            ),
          );
        },
      );
      asking.on('error', () => done(0));
      asking.end(body);
    });
  return { send, end: () => agent.destroy() };
}

/**
 * A form with one file, as it is sent.
 * @param {Record<string, string>} fields
 * @param {{ field: string, name: string, content: Buffer }} file
 */
export async function formOf(fields, { field, name, content }) {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.append(key, value);
  form.append(field, new Blob([new Uint8Array(content)]), name);
  const sent = new Response(form);
  return {
    method: 'POST',
    type: sent.headers.get('Content-Type') ?? '',
    body: Buffer.from(await sent.arrayBuffer()),
  };
}
