import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
} from 'node:fs';
import http from 'node:http';
import { dirname, extname, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';

/** @type {Record<string, string>} */
const types = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
};

/** The encodings that a file is kept in, the smaller first, by the ending of its name. */
const encodings = /** @type {const} */ ([
  ['.br', 'br'],
  ['.gz', 'gzip'],
]);

const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };

/**
 * @param {string} from
 * @param {string} to
 */
async function compress(from, to) {
  mkdirSync(dirname(to), { recursive: true });
  await Promise.all([
    pipeline(
      createReadStream(from),
      createBrotliCompress({ params: quality }),
      createWriteStream(`${to}.br`),
    ),
    pipeline(createReadStream(from), createGzip({ level: 9 }), createWriteStream(`${to}.gz`)),
  ]);
}

/** @param {string} dir */
const filesIn = (dir) =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/**
 * Compresses what a build made for browsers into another folder, as small as can be: once, and not for each
 * person who comes.
 * @param {string} from
 * @param {string} to
 */
export async function compressStatics(from, to) {
  const files = filesIn(from).filter((file) => types[extname(file)]);
  const inHand = files.values();
  // As many at once as zlib has threads for.
  const workers = Array.from({ length: 4 }, async () => {
    for (const file of inHand) await compress(file, join(to, relative(from, file)));
  });
  await Promise.all(workers);
}

const where = '/_next/static/';

/** The methods that Next knows what to do with; it takes others for faults of its own. */
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/**
 * @param {http.ServerResponse} response
 * @param {string | undefined} method
 * @param {string} allow
 */
function refuse(response, method, allow) {
  const message = `This address does not accept ${method}.`;
  response.writeHead(405, {
    Allow: allow,
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
  });
  response.end(JSON.stringify({ message, code: 'method_not_allowed' }));
}

/**
 * The files of a folder by the path that asks for them, small enough together to be held in memory.
 * @param {string} dir
 */
const contentsOf = (dir) =>
  new Map(
    filesIn(dir).map((file) => [
      where + relative(dir, file).split(sep).join('/'),
      readFileSync(file),
    ]),
  );

/**
 * Has the servers of this process answer with what {@link compressStatics} made where a browser takes it.
 * Next, which would compress a file anew for each of them, answers the rest, except methods that it does not
 * know and what is no way to ask for a file, which it takes for faults; without the folder it answers everything.
 * @param {string} dir
 */
export function serveStatics(dir) {
  if (!existsSync(dir)) return;
  const files = contentsOf(dir);
  /** @param {http.IncomingMessage} request */
  function smallestFor({ url = '', headers }) {
    const [path = ''] = url.split('?', 1);
    const listed = String(headers['accept-encoding']).split(',');
    const taken = listed.map((one) => one.trim());
    for (const [ending, encoding] of encodings) {
      const body = files.get(path + ending);
      if (body && taken.includes(encoding)) return { body, encoding, type: types[extname(path)] };
    }
    return undefined;
  }

  const { createServer } = http;
  /** @param {http.RequestListener} others */
  const withStatics = (others) =>
    createServer((request, response) => {
      const { method = '' } = request;
      if (!methods.includes(method)) return refuse(response, method, methods.join(', '));
      if (!request.url?.startsWith(where)) return others(request, response);
      if (method !== 'GET' && method !== 'HEAD') return refuse(response, method, 'GET, HEAD');
      const found = smallestFor(request);
      if (!found) return others(request, response);
      response.writeHead(200, {
        'Content-Type': found.type,
        'Content-Encoding': found.encoding,
        'Content-Length': found.body.length,
        'Cache-Control': 'public, max-age=31536000, immutable',
        Vary: 'Accept-Encoding',
      });
      response.end(method === 'HEAD' ? undefined : found.body);
    });
  Object.assign(http, { createServer: withStatics });
}
