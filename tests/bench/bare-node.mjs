// The floor of the database: the recorded statements behind nothing but Node's own HTTP server.
import { createServer } from 'node:http';
import { keyDerivation } from './lib/floors/key-derivation.mjs';
import { replay } from './lib/floors/replay.mjs';

const { PORT } = process.env;

/** @param {string} path */
async function answer(path) {
  if (path === '/api/ready') return { ready: true };
  if (path === '/argon2') return keyDerivation();
  return replay(decodeURIComponent(path.slice('/cell/'.length)));
}

createServer(async (request, response) => {
  try {
    request.resume();
    const body = Buffer.from(JSON.stringify(await answer(request.url ?? '/')));
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': body.length });
    response.end(body);
  } catch (error) {
    process.stderr.write(`${error}\n`);
    response.writeHead(500).end();
  }
}).listen(Number(PORT), '127.0.0.1');
