import { subscribe } from 'node:diagnostics_channel';

/** Once a process, before the first request: settings checked, and each request told who its peer is. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const [{ env }, { peerHeader }] = await Promise.all([
    import('./lib/env'),
    import('./lib/http/origin'),
  ]);
  env();
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: import('node:http').IncomingMessage };
    request.headers[peerHeader] = request.socket.remoteAddress ?? '';
  });
}
