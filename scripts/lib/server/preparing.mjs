import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { root } from '../paths.mjs';
import { onStop } from '../processes/stopping.mjs';
import { underWay } from '../progress.mjs';
import { version } from '../version.mjs';

const headers = { 'Cache-Control': 'no-store', 'Retry-After': '15', Connection: 'close' };

/** @param {string} language @param {string} name */
const wordsOf = (language, name) =>
  JSON.parse(readFileSync(join(root, 'messages', language, `${name}.json`), 'utf8'));

/** What people read meanwhile, in every language: the page knows nobody's. */
function page() {
  const sections = readdirSync(join(root, 'messages')).map((language) => {
    const { title, kept } = wordsOf(language, 'ui').updating;
    return `<section lang="${language}"><h1>${title}</h1><p>${kept}</p></section>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="15">
<title>Daava</title>
<style>
:root { color-scheme: light dark; font: 1.125rem/1.6 system-ui, sans-serif }
main { margin: 12vh auto; max-width: 32rem; padding: 0 1.25rem }
h1 { font-size: 1.5rem; line-height: 1.4; margin: 2rem 0 0 }
p { margin: 0.5rem 0 }
</style>
<main>${sections.join('')}</main>
</html>
`;
}

/**
 * Answers in the portal's place while its database is prepared, which may take minutes: that it is alive, so that nobody restarts it, and
 * what it does and how far it is. Everybody else is asked to come again. Gives what ends it.
 * @param {{ host: string, port: number }} place
 * @returns {Promise<() => Promise<void>>}
 */
export async function answerWhilePreparing({ host, port }) {
  const restarting = {
    code: 'restarting',
    message: wordsOf('en', 'errors').codes.restarting,
  };
  const server = createServer((request, response) => {
    const path = request.url?.split('?')[0] ?? '';
    const json = (/** @type {number} */ status, /** @type {object} */ body) =>
      response
        .writeHead(status, { ...headers, 'Content-Type': 'application/json' })
        .end(JSON.stringify(body));
    if (path === '/api/health') json(200, { status: 'ok', version, preparing: underWay });
    else if (path.startsWith('/api/')) json(503, restarting);
    else
      response
        .writeHead(503, { ...headers, 'Content-Type': 'text/html; charset=utf-8' })
        .end(page());
  });
  server.listen({ host, port });
  await once(server, 'listening');
  const end = async () => {
    if (!server.listening) return;
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
  onStop(end);
  return end;
}
