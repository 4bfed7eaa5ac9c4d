import type { IncomingMessage } from 'node:http';
import { shareOf, shareOfOrigin } from '@/lib/access/share';
import { sessionCookieName } from '@/lib/identity/sessions/cookie-name';
import { actorOf } from '@/lib/identity/sessions/session';
import { type PortalError, statusOf } from '@/lib/platform/errors';
import type { Line } from '@/lib/platform/lines/line';
import { busy, lineOf } from '@/lib/platform/lines/of-process';
import type { Share } from '@/lib/platform/lines/share';
import { originOf, peerHeader } from './origin';

type Sent = Pick<IncomingMessage, 'headers'>;

/** What the server before Next (scripts/lib/server/renderings.mjs) asks about pages that wait. */
export interface Pages {
  line: Line;
  /** Who counts as one with the caller, as far as their address tells. */
  networkOf: (request: Sent) => Share;
  /** Who counts as one with the caller: the person whose session it is, if they proved their address, or else the network. */
  shareOf: (request: Sent) => Promise<Share>;
  /** The HTTP status of a refusal of the line. */
  statusOf: (refusal: PortalError) => number;
}

// That server is not part of the bundle.
const processGlobals = globalThis as { daavaPages?: Pages };

function originIn({ headers }: Sent) {
  const few = new Headers();
  for (const name of ['x-forwarded-for', peerHeader]) {
    const value = headers[name];
    if (value) few.set(name, String(value));
  }
  return originOf(few);
}

const networkShare = (request: Sent) => shareOfOrigin(originIn(request));

// Most pages are drawn within a minute of the one before; of whoever is switched off meanwhile each call still asks.
const knownForMs = 60_000;
const knownMost = 5_000;
/** The people of sessions; without one where they proved no address. */
const known = new Map<string, { share: Share | undefined; until: number }>();

async function personOf(token: string, request: Sent) {
  const before = known.get(token);
  if (before && before.until > Date.now()) return before.share;
  const actor = await actorOf(`Bearer ${token}`, originIn(request), false).catch(() => undefined);
  const share = actor?.emailProven ? shareOf(actor) : undefined;
  if (known.size >= knownMost) known.clear();
  if (actor) known.set(token, { share, until: Date.now() + knownForMs });
  return share;
}

async function personOrNetwork(request: Sent) {
  const name = `${sessionCookieName()}=`;
  const sent = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
  const token = sent.find((pair) => pair.startsWith(name))?.slice(name.length);
  return (token && (await personOf(token, request))) || networkShare(request);
}

/**
 * Lets this process's server draw pages in turn: eight at once, four of one network and two of one person. A page is drawn in some 25 ms, so
 * that a network's part is drawn in two seconds.
 */
export function letPagesWait() {
  processGlobals.daavaPages = {
    line: lineOf('pages', {
      places: 8,
      here: 400,
      person: { working: 2, here: 20 },
      network: { working: 4, here: 60 },
      patienceMs: 15_000,
      share: busy('too_many_requests', 5),
      full: busy('not_in_time', 5),
    }),
    networkOf: networkShare,
    shareOf: personOrNetwork,
    statusOf: ({ code }) => statusOf[code],
  };
}
