// The floor of the database: the recorded statements behind nothing but Node's own HTTP server.
import { createServer } from 'node:http';
import { verify } from '@node-rs/argon2';
import { replay } from './lib/replay.mjs';

const { PORT, BENCH_HASH = '', BENCH_PASSWORD = '' } = process.env;

/** @param {string} path */
async function answer(path) {
  if (path === '/api/ready') return { ready: true };
  // The floor of a sign-in: the one key derivation that it cannot do without.
  if (path === '/argon2') return { matches: await verify(BENCH_HASH, BENCH_PASSWORD) };
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
