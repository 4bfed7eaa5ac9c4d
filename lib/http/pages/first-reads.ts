import 'server-only';
import { cookies, headers } from 'next/headers';
import { cache } from 'react';
import type { Actor } from '@/lib/access/actor';
import { requirePermission } from '@/lib/access/guard';
import type { Permission } from '@/lib/access/permissions';
import { deskCounts } from '@/lib/claims/desk/counts';
import { deskPage } from '@/lib/claims/desk/list';
import { deskCountsQuery, deskQuery } from '@/lib/claims/desk/schema';
import { determinationsOf } from '@/lib/claims/determinations/read';
import { listDrafts } from '@/lib/claims/drafts/read';
import { readListLayout } from '@/lib/claims/lists/layout';
import { listClaims } from '@/lib/claims/lists/list';
import { objectionsOf } from '@/lib/claims/objections/read';
import { questionsOf } from '@/lib/claims/questions/read';
import { readClaim } from '@/lib/claims/read';
import { claimsQuery } from '@/lib/claims/schema';
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
import { dashboardStatistics } from '@/lib/statistics/read';

/**
 * Who is drawn the page, by the cookie; nobody unless a browser goes to a whole document: a page that is reached
 * from another one asks the API by itself, and what is kept for use without a line holds nobody's data.
 */
const visitor = cache(async (): Promise<Actor | null> => {
  const sent = await headers();
  const token = (await cookies()).get(sessionCookieName())?.value;
  // A service worker that passes a request on loses where it goes, but not how.
  const whole =
    sent.get('sec-fetch-dest') === 'document' || sent.get('sec-fetch-mode') === 'navigate';
  if (!token || !whole) return null;
  return actorOf(`Bearer ${token}`, originOf(sent)).catch(() => null);
});

/** What a call would answer the visitor; undefined where it would refuse or fail, which the page finds out itself. */
async function first<T>(access: Permission | 'self', readFor: (actor: Actor) => Promise<T>) {
  const actor = await visitor();
  if (!actor) return undefined;
  try {
    if (access !== 'self') requirePermission(actor, access);
    return JSON.parse(JSON.stringify(await readFor(actor))) as T;
  } catch {
    return undefined;
  }
}

/** What pages show at first: each is the answer of the call of its name, as JSON carries it. */
export const firstReads = {
  me: () => first('self', (actor) => userById(actor.id)),
  security: () => first('self', readSecurity),
  statistics: () => first('statistics.read', dashboardStatistics),
  drafts: () => first('claim.create', listDrafts),
  claim: (id: string) =>
    first('claim.read', (actor) => readClaim(actor, read(recordId, { id }).id)),
  questions: (id: string) =>
    first('claim.read', (actor) => questionsOf(actor, read(recordId, { id }).id)),
  /** What the list of creditors says of it, and what was objected to. */
  objections: (id: string) =>
    first('claim.read', (actor) => objectionsOf(actor, read(recordId, { id }).id)),
  /** To its claimant, once something of it is determined. */
  determinations: (id: string) =>
    first('claim.read', (actor) => determinationsOf(actor, read(recordId, { id }).id)),
  /** The claims that a query string narrows. */
  claims: (query: string) =>
    first('claim.read', (actor) =>
      listClaims(actor, read(claimsQuery, Object.fromEntries(new URLSearchParams(query)))),
    ),
  /** How somebody has the list of claims. */
  listLayout: () =>
    first('claim.determine', async (actor) => ({ layout: await readListLayout(actor) })),
  /** The claims on the desk that a query string names, and how many lie in each place for whom it names. */
  desk: (query: string) =>
    first('claim.determine', (actor) =>
      deskPage(actor, read(deskQuery, Object.fromEntries(new URLSearchParams(query)))),
    ),
  /** The case as professionals are told it. */
  case: () => first('claim.determine', wholeCaseFor),
  deskCounts: (query: string) =>
    first('claim.determine', (actor) =>
      deskCounts(actor, read(deskCountsQuery, Object.fromEntries(new URLSearchParams(query)))),
    ),
  unreadCounts: () => first('message.read', unreadCounts),
  unreadNotifications: () => first('notification.read', unreadNotifications),
};
