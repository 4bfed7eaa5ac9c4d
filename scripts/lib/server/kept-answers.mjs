import { createHash, randomBytes } from 'node:crypto';
import http from 'node:http';
import zlib from 'node:zlib';
import { answeredOnTurn, pagesInTurn } from './renderings.mjs';

/**
 * An answer, cut where the nonce of its page stands.
 * @typedef {{ version: string, at: number, status: number, headers: http.OutgoingHttpHeaders, nonce: string, pieces: Buffer[], tag: string | undefined }} Kept
 */
/** @typedef {{ key: string, url: string, headers?: Record<string, string> }} Alike */
/**
 * An answer that is being made: whose share it counts as, whether it still waits for its turn, and whether it was
 * answered in the end, or nobody was there any more to make it for.
 * @typedef {{ version: string, share: string | undefined, waits: boolean, done: Promise<boolean> }} Making
 */
/**
 * What the portal tells (lib/http/server/kept-answers.ts): what everything published depends on, read after the asking, what requests
 * have in common that are answered alike, and in which asking somebody is, to say that the answer may be kept.
 * @typedef {{
 *   version: () => Promise<string>,
 *   alike: (request: http.IncomingMessage) => Alike | undefined,
 *   asked: import('node:async_hooks').AsyncLocalStorage<{ keep: boolean }>,
 * }} Published
 */

const most = 300;
const largest = 1_000_000;
// Together: whoever asks for the largest answers in many ways does not fill the memory with them.
const largestOfAll = 32_000_000;
// What went wrong with a page while it was sent does not stay: after so long it is drawn anew.
const longestMs = 60_000;

/**
 * Hands over all that an answer comes to, once it is written whole; nothing of one that is too large to be kept.
 * @param {http.ServerResponse} response
 * @param {(body: Buffer | undefined) => void} over
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
        const told = original.apply(response, args);
        if (name === 'end') over(size <= largest ? Buffer.concat(pieces) : undefined);
        // Whoever reads slowly is not waited for: what is made is for others too.
        return name === 'write' || told;
      },
    });
  }
}

/** @param {http.OutgoingHttpHeader | undefined} encoding @param {Buffer} body */
function plain(encoding, body) {
  if (encoding === 'gzip') return zlib.gunzipSync(body);
  return encoding === undefined ? body : undefined;
}

/** @param {Buffer} body @param {string} mark */
function cutAt(body, mark) {
  const pieces = [];
  let from = 0;
  for (let at = body.indexOf(mark); at >= 0; at = body.indexOf(mark, from)) {
    pieces.push(body.subarray(from, at));
    from = at + mark.length;
  }
  return [...pieces, body.subarray(from)];
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

const sizeOf = (/** @type {Kept | undefined} */ one) =>
  (one?.pieces ?? []).reduce((sum, { length }) => sum + length, 0);

const isListed = (/** @type {string} */ key) => key.startsWith('["/creditors');

/**
 * What is kept of an answer; nothing of one that is packed in a way that is not read here.
 * @param {string} key
 * @param {string} version
 * @param {http.ServerResponse} response
 * @param {Buffer} body
 * @returns {Kept | undefined}
 */
function keptOf(key, version, response, body) {
  const headers = { ...response.getHeaders() };
  for (const name of itsOwn) delete headers[name];
  const told = response.getHeader('etag');
  const common = { version, at: Date.now(), status: response.statusCode, headers };
  const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1];
  if (!nonce)
    return {
      ...common,
      nonce: '',
      pieces: [body],
      tag: typeof told === 'string' ? told : undefined,
    };
  const page = plain(headers['content-encoding'], body);
  if (!page) return undefined;
  delete headers['content-encoding'];
  const pieces = cutAt(page, nonce);
  if (!isListed(key)) return { ...common, nonce, pieces, tag: undefined };
  headers['cache-control'] = 'public, no-cache';
  headers.vary = `${headers.vary ?? ''}, Cookie`;
  // A page differs each time, by what its policy lets run; what it says does not.
  const own = createHash('sha256').update(`${version}\n${key}`).digest('base64url');
  return { ...common, nonce, pieces, tag: `"${own.slice(0, 27)}"` };
}

/**
 * @param {http.IncomingMessage} request
 * @param {http.ServerResponse} response
 * @param {Kept} kept
 */
function answer(request, response, { status, headers, nonce, pieces, tag }) {
  const fresh = nonce && randomBytes(16).toString('base64');
  const renewed = (/** @type {http.OutgoingHttpHeader} */ value) =>
    nonce && typeof value === 'string' ? value.replaceAll(nonce, fresh) : value;
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) response.setHeader(name, renewed(value));
  if (tag) response.setHeader('ETag', tag);
  const known = (request.headers['if-none-match'] ?? '')
    .split(',')
    .map((one) => one.trim().replace(/^W\//, ''));
  if (tag && known.includes(tag)) {
    // Whoever has the page has the policy that it came with.
    for (const name of ['Content-Security-Policy', 'Content-Type', 'Content-Encoding'])
      response.removeHeader(name);
    return response.writeHead(304).end();
  }
  const send = (/** @type {Buffer} */ body) => {
    response.writeHead(status, { 'Content-Length': body.length });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
  const whole = Buffer.from(
    pieces.length > 1 ? Buffer.concat(joined(pieces, fresh)) : (pieces[0] ?? ''),
  );
  if (!nonce || !takesGzip(request)) return send(whole);
  return zlib.gzip(whole, { level: 4 }, (error, packed) => {
    if (error) return send(whole);
    response.setHeader('Content-Encoding', 'gzip');
    return send(packed);
  });
}

/** @param {Buffer[]} pieces @param {string} mark */
const joined = (pieces, mark) =>
  pieces.flatMap((piece, index) => (index === 0 ? [piece] : [Buffer.from(mark), piece]));

/** @param {http.IncomingMessage} request */
const takesGzip = ({ headers }) =>
  /(^|,)\s*(gzip|\*)\s*(;\s*q=(?!0(\.0*)?\s*(,|$))|,|$)/i.test(
    String(headers['accept-encoding'] ?? ''),
  );

// Whom a page is drawn for is not what it is kept for: all else is taken away that it could be drawn by.
const ofTheLine = [
  'host',
  'connection',
  'accept-encoding',
  'x-forwarded-for',
  'x-forwarded-proto',
  // lib/http/server/origin.ts
  'x-portal-peer',
];

/** @param {http.IncomingMessage} request @param {Record<string, string>} headers */
function leaveOnly(request, headers) {
  for (const name of Object.keys(request.headers))
    if (!ofTheLine.includes(name)) delete request.headers[name];
  Object.assign(request.headers, { accept: 'text/html' }, headers);
}

/**
 * Has the servers of this process give the same answer to all who ask alike, for as long as nothing that it depends on has changed: that is
 * asked anew for each, once for all who come at the same time. Each page that it gives has a nonce of its own.
 */
export function keepAnswers() {
  /** @type {Map<string, Kept>} */
  const kept = new Map();
  /** @type {Map<string, Making[]>} */
  const making = new Map();

  /** What is kept, however long ago it was made: all that it depends on is as it was. */
  const found = (/** @type {string} */ key, /** @type {string} */ version) => {
    const one = kept.get(key);
    return one?.version === version ? one : undefined;
  };

  const isOld = (/** @type {Kept} */ one) => Date.now() - one.at >= longestMs;

  let bytes = 0;

  function drop(/** @type {string} */ key) {
    bytes -= sizeOf(kept.get(key));
    kept.delete(key);
  }

  /** @param {string} key @param {Kept} one */
  function keep(key, one) {
    drop(key);
    kept.set(key, one);
    bytes += sizeOf(one);
    for (const oldest of kept.keys()) {
      if (kept.size <= most && bytes <= largestOfAll) break;
      drop(oldest);
    }
  }

  /**
   * @param {http.IncomingMessage} request
   * @param {http.ServerResponse} response
   * @param {{ alike: Alike, version: string, share: string | undefined, published: Published, pass: () => unknown }} asking
   */
  function make(request, response, { alike, version, share, published, pass }) {
    const { key, url, headers } = alike;
    const asked = { keep: false };
    const done = new Promise((/** @type {(answered: boolean) => void} */ resolve) => {
      collect(response, (body) => {
        const whole = request.method === 'GET' && response.statusCode === 200;
        const may = asked.keep && whole && !response.hasHeader('set-cookie');
        const one = may && body && keptOf(key, version, response, body);
        if (one) keep(key, one);
        resolve(true);
      });
      response.once('close', () => resolve(false));
    });
    const mine = { version, share, waits: headers !== undefined, done };
    making.set(key, [...(making.get(key) ?? []), mine]);
    done.then(() => {
      const left = (making.get(key) ?? []).filter((one) => one !== mine);
      if (left.length > 0) making.set(key, left);
      else making.delete(key);
    });
    request.url = url;
    if (headers) leaveOnly(request, headers);
    answeredOnTurn.set(response, () => {
      mine.waits = false;
      const one = found(key, version);
      if (!one || isOld(one)) return false;
      answer(request, response, one);
      return true;
    });
    return published.asked.run(asked, pass);
  }

  const { createServer } = http;
  /** @param {http.RequestListener} others */
  const withKept = (others) =>
    createServer((request, response) => {
      const { daavaPublished: published } = /** @type {{ daavaPublished?: Published }} */ (
        globalThis
      );
      const alike = published?.alike(request);
      const pass = () => others(request, response);
      if (!published || !alike) return pass();
      const { key } = alike;
      // Who asked from elsewhere and waits for a turn there keeps nobody waiting here.
      const share = pagesInTurn()?.networkOf(request).key;
      const inHand = (/** @type {string} */ version) =>
        making
          .get(key)
          ?.find((one) => one.version === version && (!one.waits || one.share === share));
      return published.version().then(async (version) => {
        for (let waits = true; ; ) {
          if (request.socket.destroyed) return undefined;
          const one = found(key, version);
          // What is old is given on while it is made anew, once for all.
          if (one && (making.has(key) || !isOld(one))) return answer(request, response, one);
          /** @type {Making | undefined} */
          const other = waits ? inHand(version) : undefined;
          if (!other) return make(request, response, { alike, version, share, published, pass });
          waits = !(await other.done);
        }
      }, pass);
    });
  Object.assign(http, { createServer: withKept });
}
