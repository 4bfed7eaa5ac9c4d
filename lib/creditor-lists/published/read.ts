import { searches } from '@/lib/access/lines';
import { changesOf } from '@/lib/creditor-lists/changes';
import { committeeOf } from '@/lib/creditor-lists/committee';
import type { PresentedList } from '@/lib/creditor-lists/present';
import {
  publicChange,
  publicCommittee,
  publicLine,
  publicList,
} from '@/lib/creditor-lists/public-parts';
import { readList, readLists, rowsOf } from '@/lib/creditor-lists/read';
import type { ChangesAsked, RowsAsked } from '@/lib/creditor-lists/schema';
import { readListSettings } from '@/lib/creditor-lists/settings';
import { notFound } from '@/lib/platform/errors';
import { inLine } from '@/lib/platform/lines/call';
import { compareInTurn } from '@/lib/reports/lines';

export interface PublishedList extends ReturnType<typeof publicList> {
  /** ISO 8601. */
  publishedAt: string;
}

const told = (list: PresentedList): PublishedList => ({
  ...publicList(list),
  publishedAt: list.published?.at ?? '',
});

/** The published lists, newest first. */
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

/** A page of a published list's lines; nobody can search masked names. Throws `not_found`. */
export async function publishedRows(number: number, { hindrance: _, ...asked }: RowsAsked) {
  await requirePublished(number);
  const { namesMasked } = await readListSettings();
  const { rows, ...page } = await rowsOf(number, asked, namesMasked);
  return { rows: rows.map(publicLine), ...page };
}

/** A published list's committee. Throws `not_found`. */
export async function publishedCommittee(number: number) {
  await requirePublished(number);
  const { namesMasked } = await readListSettings();
  // It sums up whole annexures.
  return publicCommittee(await inLine(searches, () => committeeOf(number, namesMasked)));
}

/** The changes between published lists, for a caller's address. Throws `not_found`, and `exports_busy`. */
export async function publishedChanges(number: number, asked: ChangesAsked, address: string) {
  await Promise.all([requirePublished(number), requirePublished(asked.from)]);
  const { namesMasked } = await readListSettings();
  const changes = await compareInTurn(address, () => changesOf(number, asked, namesMasked));
  const { from, to, totals, counts, rows, total, page, limit } = changes;
  return { from, to, totals, counts, rows: rows.map(publicChange), total, page, limit };
}
