import 'server-only';
import type { IncomingHttpHeaders } from 'node:http';
import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state';

const header = 'next-router-state-tree';

/** Removes an unreadable header about the page's parts in the browser, so that Next gives the whole page instead of failing. */
export function dropUnreadableState(headers: IncomingHttpHeaders) {
  if (headers[header] === undefined) return;
  try {
    parseAndValidateFlightRouterState(headers[header]);
  } catch {
    delete headers[header];
  }
}
