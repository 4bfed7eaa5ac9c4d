import type { Actor } from '@/lib/access/actor';
import { db } from '@/lib/platform/db';
import { notFound, PortalError } from '@/lib/platform/errors';
import { queryIn } from '@/lib/platform/query';
import { sql } from '@/lib/platform/sql';
import type { ViewBody } from './schema';

/** The page of a view: the verification desk, or the list of claims. */
export type ViewPlace = 'desk' | 'claims';

/** A view that somebody saved, with the query string that leads there. */
export interface SavedView {
  id: string;
  name: string;
  query: string;
  shared: boolean;
  /** Null for the actor's own. */
  by: { firstName: string; lastName: string } | null;
}

const maxViews = 30;
const maxShared = 100;
const shown = { id: true, name: true, query: true, shared: true } as const;
const named = { firstName: true, lastName: true } as const;

/** Gives the actor's own views of a page by name, then those shared by active colleagues. */
export async function savedViews(actor: Actor, place: ViewPlace): Promise<SavedView[]> {
  const [own, others] = await Promise.all([
    db.deskView.findMany({
      where: { userId: actor.id, place },
      orderBy: { name: 'asc' },
      select: shown,
      take: maxViews,
    }),
    db.deskView.findMany({
      where: { place, shared: true, userId: { not: actor.id }, user: { status: 'active' } },
      orderBy: [{ name: 'asc' }, { id: 'asc' }],
      select: { ...shown, user: { select: named } },
      take: maxShared,
    }),
  ]);
  return [
    ...own.map((view) => ({ ...view, by: null })),
    ...others.map(({ user, ...view }) => ({ ...view, by: user })),
  ];
}

/** Saves a view; replaces the actor's view of the same name. Throws `too_many_views`. */
export const saveView = (
  actor: Actor,
  place: ViewPlace,
  { name, query, shared }: ViewBody,
): Promise<SavedView> =>
  db.$transaction(async (tx) => {
    await queryIn(tx)(sql`SELECT 1 FROM users WHERE id = ${actor.id}::uuid FOR UPDATE`);
    const others = await tx.deskView.count({
      where: { userId: actor.id, place, name: { not: name } },
    });
    if (others >= maxViews) throw new PortalError('too_many_views', { params: { max: maxViews } });
    const userId_place_name = { userId: actor.id, place, name };
    const view = await tx.deskView.upsert({
      where: { userId_place_name },
      create: { ...userId_place_name, query, shared },
      update: { query, shared },
      select: shown,
    });
    return { ...view, by: null };
  });

/** Removes a view of the actor's own. Throws `not_found`. */
export async function removeView(actor: Actor, place: ViewPlace, id: string) {
  const { count } = await db.deskView.deleteMany({ where: { id, userId: actor.id, place } });
  if (count === 0) throw notFound('view');
  return { id };
}
