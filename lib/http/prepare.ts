import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { env } from '@/lib/env';
import { peerHeader } from './origin';

/** Checks the settings, and from now on notes on each request who is at the other end of its socket. */
export function prepare() {
  env();
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    request.headers[peerHeader] = request.socket.remoteAddress ?? '';
  });
}
