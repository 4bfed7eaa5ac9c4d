import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import http from 'node:http';
import { dirname, extname, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { root } from '../paths.mjs';

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

/** @param {string} dir @param {string} below */
const addressesOf = (dir, below) =>
  existsSync(dir)
    ? filesIn(dir).map((file) => below + relative(dir, file).split(sep).join('/'))
    : [];

/**
 * Writes down for {@link serveStatics} which files a built server has, and which addresses its routes.
 * @param {string} server its folder
 * @param {string} built the folder in it with what Next built
 */
export function noteAddresses(server, built) {
  const { staticRoutes, dynamicRoutes } = JSON.parse(
    readFileSync(join(built, 'routes-manifest.json'), 'utf8'),
  );
  const files = [
    ...addressesOf(join(built, 'static'), where),
    ...addressesOf(join(server, 'public'), '/'),
  ];
  const routes = [...staticRoutes, ...dynamicRoutes].map(({ page }) => page);
  writeFileSync(join(server, 'addresses.json'), JSON.stringify({ files, routes }));
}

/** Addresses that look like those of files. */
const likeFiles = /^\/(_next|\.well-known|icons?)(\/|$)|\.[a-z0-9]+$/i;

/**
 * Whether a path is of a route; a part in brackets stands for any.
 * @param {string[]} route
 * @param {string[]} path
 */
const isOf = (route, path) =>
  route.length === path.length &&
  route.every((part, at) => part.startsWith('[') || part === path[at]);

/**
 * Says of a path whether it looks like a file's, and neither a file nor a route has it.
 * @param {string} server
 * @returns {(path: string) => boolean}
 */
function unknownFiles(server) {
  /** @type {{ files: string[], routes: string[] }} */
  const { files, routes } = JSON.parse(readFileSync(join(server, 'addresses.json'), 'utf8'));
  const known = new Set(files.flatMap((file) => [file, encodeURI(file)]));
  const parts = routes.map((route) => route.split('/'));
  return (path) =>
    likeFiles.test(path) &&
    !path.startsWith('/api/') &&
    !known.has(path) &&
    !parts.some((route) => isOf(route, path.split('/')));
}

/** What whoever looks for an unknown file reads, in every language. */
function nothingHere() {
  const sections = readdirSync(join(root, 'messages')).map((language) => {
    const { notFound } = JSON.parse(
      readFileSync(join(root, 'messages', language, 'ui.json'), 'utf8'),
    );
    return `<section lang="${language}"><h1>${notFound.title}</h1><p>${notFound.text}</p><p><a href="/">${notFound.home}</a></p></section>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Daava</title>${sections.join('')}</html>`;
}

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
 * Has the servers of this process answer with what {@link compressStatics} made where a browser takes it, and always alike where an unknown
 * file is asked for. Next, which would compress a file anew for each of them and draw a page for an unknown one, answers the rest, except
 * methods that it does not know and what is no way to ask for a file, which it takes for faults.
 * @param {string} server the folder of the built server
 */
export function serveStatics(server) {
  const files = contentsOf(join(server, 'compressed'));
  const isUnknown = unknownFiles(server);
  const nothing = nothingHere();

  /** @param {string} path @param {http.IncomingMessage} request */
  function smallestFor(path, { headers }) {
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
      const { method = '', url = '' } = request;
      const [path = ''] = url.split('?', 1);
      if (!methods.includes(method)) return refuse(response, method, methods.join(', '));
      if (isUnknown(path)) {
        response.writeHead(404, {
          'Content-Type': 'text/html; charset=utf-8',
          'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
          'Cache-Control': 'no-store',
        });
        return response.end(method === 'HEAD' ? undefined : nothing);
      }
      if (!path.startsWith(where)) return others(request, response);
      if (method !== 'GET' && method !== 'HEAD') return refuse(response, method, 'GET, HEAD');
      const found = smallestFor(path, request);
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
