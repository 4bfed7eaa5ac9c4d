import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { maskedValues } from '@/lib/claims/records/identifiers/masked';
import { ofClaim } from '@/lib/claims/records/identifiers/values';
import { scheduleLists } from '@/lib/creditor-lists/making/due';
import { scheduleTellings } from '@/lib/creditor-lists/tell';
import { scheduleRemovals } from '@/lib/identity/team/removals';
import { scheduleDelivery } from '@/lib/notifications/mail/deliver';
import { scheduleCleanup } from '@/lib/operations/cleanup';
import { schedulePapers } from '@/lib/papers/making/due';
import { closeSilentConnections } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { scheduleClaimFiles } from '@/lib/reports/claim-files/due';
import { fixedHeaders } from './fixed-headers';
import { letAnswersBeKept } from './kept-answers';
import { peerHeader } from './origin';
import { letPagesWait } from './pages-in-turn';
import { requestPath } from './request-path';
import { dropUnreadableState } from './router-state';
import { shutDownOnSignal } from './shut-down-on-signal';

// Files and missing paths, which get no policy elsewhere. Other paths must not get this one, because Next keeps a header that is
// set.
const isWithoutPolicy = (path = '') =>
  /^\/(_next\/|\.well-known\/(?!security\.txt)|icons?[./]|robots\.txt|manifest\.webmanifest|favicon\.ico)/.test(
    path,
  );
const onItsOwn = "frame-ancestors 'none'";

/** Prepares this process to serve: checks settings, starts the background work, repairs requests and ends in order on a signal. */
export function prepare() {
  const headers = new Map(Object.entries(fixedHeaders(env().APP_URL.startsWith('https:'))));
  closeSilentConnections();
  scheduleCleanup();
  scheduleDelivery();
  scheduleRemovals();
  schedulePapers((form, claimId, values) => maskedValues(form, ofClaim(claimId), values));
  scheduleClaimFiles();
  scheduleLists();
  scheduleTellings();
  letAnswersBeKept();
  letPagesWait();
  shutDownOnSignal();
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    request.url = requestPath(request.url ?? '/');
    dropUnreadableState(request.headers);
    request.headers[peerHeader] = request.socket.remoteAddress ?? '';
    response.setHeaders(headers);
    if (isWithoutPolicy(request.url)) response.setHeader('Content-Security-Policy', onItsOwn);
  });
}
