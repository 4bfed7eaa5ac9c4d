import 'server-only';
import { cookies, headers } from 'next/headers';
import { cache } from 'react';
import type { Actor } from '@/lib/access/actor';
import { requirePermission } from '@/lib/access/guard';
import { reads } from '@/lib/access/lines';
import type { Permission } from '@/lib/access/permissions';
import { shareOf } from '@/lib/access/share';
import { changeRequestsOf } from '@/lib/claims/deeds/changes/read';
import { determinationsOf } from '@/lib/claims/deeds/determinations/read';
import { lateTrackOf } from '@/lib/claims/deeds/late/read';
import { objectionsOf } from '@/lib/claims/deeds/objections/read';
import { questionsOf } from '@/lib/claims/deeds/questions/read';
import { deskCounts } from '@/lib/claims/queues/desk/counts';
import { deskPage } from '@/lib/claims/queues/desk/list';
import { deskCountsQuery, deskQuery } from '@/lib/claims/queues/desk/schema';
import { readListLayout } from '@/lib/claims/queues/lists/layout';
import { listClaims } from '@/lib/claims/queues/lists/list';
import { listDrafts } from '@/lib/claims/records/drafts/read';
import { readClaim } from '@/lib/claims/records/read';
import { claimsQuery } from '@/lib/claims/records/schema';
import { unreadCounts } from '@/lib/conversation/unread';
import { recordId } from '@/lib/format/list-schema';
import { wholeCaseFor } from '@/lib/http/case';
import { read } from '@/lib/http/route';
import { originOf } from '@/lib/http/server/origin';
import { userById } from '@/lib/identity/accounts/read';
import { readSecurity } from '@/lib/identity/second-factor/read';
import { sessionCookieName } from '@/lib/identity/sessions/cookie-name';
import { actorOf } from '@/lib/identity/sessions/session';
import { unreadNotifications } from '@/lib/notifications/read';
import { asCall } from '@/lib/platform/lines/call';
import { dashboardStatistics } from '@/lib/statistics/read';

/** Knows the visitor by the cookie. Null unless a browser loads a whole document: pages kept for use offline hold nobody's data. */
const visitor = cache(async (): Promise<Actor | null> => {
  const sent = await headers();
  const token = (await cookies()).get(sessionCookieName())?.value;
  // When a service worker passes a request on, its destination is lost, but not its mode.
  const whole =
    sent.get('sec-fetch-dest') === 'document' || sent.get('sec-fetch-mode') === 'navigate';
  if (!token || !whole) return null;
  return actorOf(`Bearer ${token}`, originOf(sent)).catch(() => null);
});

/** Undefined where the call would refuse or fail; the page then asks the API and shows why. */
async function first<T>(access: Permission | 'self', readFor: (actor: Actor) => Promise<T>) {
  const actor = await visitor();
  if (!actor) return undefined;
  try {
    if (access !== 'self') requirePermission(actor, access);
    return JSON.parse(
      JSON.stringify(await asCall(shareOf(actor), reads, () => readFor(actor))),
    ) as T;
  } catch {
    return undefined;
  }
}

/** The first data of pages: the answers of calls by their names, as JSON carries them, or undefined. */
export const firstReads = {
  me: () => first('self', (actor) => userById(actor.id)),
  security: () => first('self', readSecurity),
  statistics: () => first('statistics.read', dashboardStatistics),
  drafts: () => first('claim.create', listDrafts),
  claim: (id: string) =>
    first('claim.read', (actor) => readClaim(actor, read(recordId, { id }).id)),
  questions: (id: string) =>
    first('claim.read', (actor) => questionsOf(actor, read(recordId, { id }).id)),
  objections: (id: string) =>
    first('claim.read', (actor) => objectionsOf(actor, read(recordId, { id }).id)),
  changes: (id: string) =>
    first('claim.read', (actor) => changeRequestsOf(actor, read(recordId, { id }).id)),
  /** Its claimant gets only confirmed ones. */
  determinations: (id: string) =>
    first('claim.read', (actor) => determinationsOf(actor, read(recordId, { id }).id)),
  lateTrack: (id: string) =>
    first('claim.read', (actor) => lateTrackOf(actor, read(recordId, { id }).id)),
  claims: (query: string) =>
    first('claim.read', (actor) =>
      listClaims(actor, read(claimsQuery, Object.fromEntries(new URLSearchParams(query)))),
    ),
  listLayout: () =>
    first('claim.determine', async (actor) => ({ layout: await readListLayout(actor) })),
  desk: (query: string) =>
    first('claim.determine', (actor) =>
      deskPage(actor, read(deskQuery, Object.fromEntries(new URLSearchParams(query)))),
    ),
  /** With settings that only professionals see. */
  case: () => first('claim.determine', wholeCaseFor),
  deskCounts: (query: string) =>
    first('claim.determine', (actor) =>
      deskCounts(actor, read(deskCountsQuery, Object.fromEntries(new URLSearchParams(query)))),
    ),
  unreadCounts: () => first('message.read', unreadCounts),
  unreadNotifications: () => first('notification.read', unreadNotifications),
};
