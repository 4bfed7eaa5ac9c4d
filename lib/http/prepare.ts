import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { env } from '@/lib/env';
import { keepHouseFromNowOn } from '@/lib/housekeeping';
import { keepDelivering } from '@/lib/mail/deliver';
import { peerHeader } from './origin';

/**
 * Checks the settings, keeps house and delivers mail from now on, and notes on each request who is at the other end of
 * its socket.
 */
export function prepare() {
  env();
  keepHouseFromNowOn();
  keepDelivering();
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    request.headers[peerHeader] = request.socket.remoteAddress ?? '';
  });
}
