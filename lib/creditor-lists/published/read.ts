import { changesOf } from '@/lib/creditor-lists/changes';
import { committeeOf } from '@/lib/creditor-lists/committee';
import type { PresentedList } from '@/lib/creditor-lists/present';
import { readList, readLists, rowsOf } from '@/lib/creditor-lists/read';
import type { ChangesAsked, RowsAsked } from '@/lib/creditor-lists/schema';
import { readListSettings } from '@/lib/creditor-lists/settings';
import { notFound } from '@/lib/platform/errors';
import { inTurn } from '@/lib/reports/concurrency-limit';

/** A published list for the public: without who made it and what was still missing. */
export type PublishedList = Omit<
  PresentedList,
  'asked' | 'confirmed' | 'published' | 'withdrawn' | 'hindrances' | 'progress' | 'failing'
> & {
  /** ISO 8601. */
  publishedAt: string;
};

function told(list: PresentedList): PublishedList {
  const {
    asked: _a,
    confirmed: _c,
    published,
    withdrawn: _w,
    hindrances: _h,
    progress: _p,
    failing: _f,
    ...facts
  } = list;
  return { ...facts, publishedAt: published?.at ?? '' };
}

/** The lists that are published, the newest first. */
export async function publishedLists() {
  const { lists } = await readLists();
  return { lists: lists.filter(({ state }) => state === 'published').map(told) };
}

/** A list, if it is published. Throws `not_found`. */
export async function requirePublished(number: number): Promise<PresentedList> {
  const list = await readList(number);
  if (list.state !== 'published') throw notFound('list');
  return list;
}

/** One published list. Throws `not_found`. */
export const publishedList = async (number: number) => told(await requirePublished(number));

/** A line, or a change of one, without the ids that lead to its claim in the portal. */
export const outside = <Row extends { claimId: string }>({ claimId: _, ...row }: Row) => row;

/** A page of its lines. Masked names cannot be searched. Throws `not_found`. */
export async function publishedRows(number: number, { hindrance: _, ...asked }: RowsAsked) {
  await requirePublished(number);
  const { namesMasked } = await readListSettings();
  const { rows, ...page } = await rowsOf(number, asked, namesMasked);
  return { ...page, rows: rows.map(outside) };
}

/** Its committee. Throws `not_found`. */
export async function publishedCommittee(number: number) {
  await requirePublished(number);
  const { namesMasked } = await readListSettings();
  return committeeOf(number, namesMasked);
}

/**
 * The changes since another published list, for the caller at this address. Throws `not_found`, and `exports_busy` when too
 * many comparisons are running.
 */
export async function publishedChanges(number: number, asked: ChangesAsked, address: string) {
  await Promise.all([requirePublished(number), requirePublished(asked.from)]);
  const { namesMasked } = await readListSettings();
  const { rows, ...changes } = await inTurn(address, () => changesOf(number, asked, namesMasked));
  return { ...changes, rows: rows.map(outside) };
}
