import 'server-only';
import type { IncomingHttpHeaders } from 'node:http';
import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state';

const header = 'next-router-state-tree';

/**
 * Takes away a header that tells in no readable way which parts of a page the browser has, so that Next gives the whole page: it would take
 * the header for a fault of its own.
 */
export function dropUnreadableState(headers: IncomingHttpHeaders) {
  if (headers[header] === undefined) return;
  try {
    parseAndValidateFlightRouterState(headers[header]);
  } catch {
    delete headers[header];
  }
}
