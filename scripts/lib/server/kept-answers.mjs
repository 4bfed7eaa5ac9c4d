import { createHash } from 'node:crypto';
import http from 'node:http';

/** @typedef {{ version: string, at: number, status: number, headers: http.OutgoingHttpHeaders, body: Buffer, tag: string }} Kept */
/**
 * What the portal tells (lib/http/server/kept-answers.ts): what everything published depends on, read after the asking, and in which asking
 * somebody is, to say that the answer may be kept.
 * @typedef {{ version: () => Promise<string>, asked: import('node:async_hooks').AsyncLocalStorage<{ keep: boolean }> }} Published
 */

const most = 300;
const largest = 1_000_000;
// What went wrong with a page while it was sent does not stay.
const longestMs = 60_000;

const published =
  /^\/(creditors|api\/public\/creditor-lists)(\/\d{1,9}(\/(rows|committee|changes))?)?(\?|$)/;

/**
 * What answers to alike requests have in common; none where an answer may be one person's, a part, or one of very many.
 * @param {http.IncomingMessage} request
 */
function keyOf({ method, url = '', headers }) {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  const { authorization, rsc, range, cookie = '' } = headers;
  if (authorization || rsc || range || cookie.includes('session')) return undefined;
  if (!published.test(url) || url.includes('search=')) return undefined;
  const key = JSON.stringify([
    url,
    cookie,
    headers['accept-language'],
    headers['accept-encoding'],
    headers.accept,
  ]);
  return key.length <= 1_000 ? key : undefined;
}

/** @param {string} key */
const isPage = (key) => key.startsWith('["/creditors');

/**
 * Hands over all that an answer comes to, once it went out whole.
 * @param {http.ServerResponse} response
 * @param {(body: Buffer) => void} over
 */
function collect(response, over) {
  /** @type {Buffer[]} */
  const pieces = [];
  let size = 0;
  const note = (/** @type {unknown} */ piece, /** @type {unknown} */ encoding) => {
    if (typeof piece !== 'string' && !(piece instanceof Uint8Array)) return;
    const named = /** @type {BufferEncoding} */ (typeof encoding === 'string' ? encoding : 'utf8');
    const bytes = typeof piece === 'string' ? Buffer.from(piece, named) : Buffer.from(piece);
    size += bytes.length;
    if (size <= largest) pieces.push(bytes);
  };
  for (const name of /** @type {const} */ (['write', 'end'])) {
    const original = /** @type {(...args: unknown[]) => unknown} */ (response[name]);
    Object.assign(response, {
      [name](/** @type {unknown[]} */ ...args) {
        note(args[0], args[1]);
        return original.apply(response, args);
      },
    });
  }
  response.once('finish', () => {
    if (size <= largest) over(Buffer.concat(pieces));
  });
}

/**
 * @param {http.IncomingMessage} request
 * @param {http.ServerResponse} response
 * @param {Kept} kept
 */
function answer(request, response, { status, headers, body, tag }) {
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) response.setHeader(name, value);
  response.setHeader('ETag', tag);
  const known = (request.headers['if-none-match'] ?? '')
    .split(',')
    .map((one) => one.trim().replace(/^W\//, ''));
  if (known.includes(tag)) {
    // Whoever has the page has the policy that it came with.
    for (const name of ['Content-Security-Policy', 'Content-Type', 'Content-Encoding'])
      response.removeHeader(name);
    return response.writeHead(304).end();
  }
  response.writeHead(status, { 'Content-Length': body.length });
  return response.end(request.method === 'HEAD' ? undefined : body);
}

// Of the request that was answered, or of how its answer went out.
const itsOwn = [
  'x-request-id',
  'content-length',
  'transfer-encoding',
  'connection',
  'date',
  'etag',
];

/**
 * @param {http.ServerResponse} response
 * @param {string} key
 */
function headersToKeep(response, key) {
  const headers = { ...response.getHeaders() };
  for (const name of itsOwn) delete headers[name];
  return isPage(key)
    ? { ...headers, 'cache-control': 'public, no-cache', vary: `${headers.vary ?? ''}, Cookie` }
    : headers;
}

/**
 * Has the servers of this process give the same answer about published lists to all who ask alike, for as long as nothing that it
 * depends on has changed: that is asked anew for each, once for all who come at the same time.
 */
export function keepAnswers() {
  /** @type {Map<string, Kept>} */
  const kept = new Map();

  /**
   * @param {string} key
   * @param {string} version
   * @param {http.ServerResponse} response
   * @param {Buffer} body
   */
  function keep(key, version, response, body) {
    const headers = headersToKeep(response, key);
    const told = response.getHeader('etag');
    const own = createHash('sha256').update(`${version}\n${key}`).digest('base64url');
    // A page differs each time, by what its policy lets run; what it says does not.
    const tag = isPage(key) || typeof told !== 'string' ? `"${own.slice(0, 27)}"` : told;
    kept.delete(key);
    kept.set(key, { version, at: Date.now(), status: response.statusCode, headers, body, tag });
    if (kept.size > most) kept.delete(kept.keys().next().value ?? '');
  }

  const { createServer } = http;
  /** @param {http.RequestListener} others */
  const withKept = (others) =>
    createServer((request, response) => {
      const { daavaPublished } = /** @type {{ daavaPublished?: Published }} */ (globalThis);
      const key = daavaPublished && keyOf(request);
      if (!key) return others(request, response);
      const pass = () => others(request, response);
      return daavaPublished.version().then((version) => {
        const found = kept.get(key);
        if (found?.version === version && Date.now() - found.at < longestMs)
          return answer(request, response, found);
        const asking = { keep: false };
        collect(response, (body) => {
          const whole = request.method === 'GET' && response.statusCode === 200;
          if (asking.keep && whole && !response.hasHeader('set-cookie'))
            keep(key, version, response, body);
        });
        return daavaPublished.asked.run(asking, pass);
      }, pass);
    });
  Object.assign(http, { createServer: withKept });
}
