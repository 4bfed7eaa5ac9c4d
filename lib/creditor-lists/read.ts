import { searches } from '@/lib/access/lines';
import { wholeNumber } from '@/lib/claims/queues/search/short-number';
import { asSearched } from '@/lib/format/as-searched';
import { notFound } from '@/lib/platform/errors';
import { exactThenNear } from '@/lib/platform/exact-then-near';
import { inLine } from '@/lib/platform/lines/call';
import { prepared, type Statement } from '@/lib/platform/query';
import { searchTold } from '@/lib/platform/search-told';
import { all, raw, type Sql, sql } from '@/lib/platform/sql';
import { inClasses } from './classes';
import { isInClass, isMasked, lineColumns, listColumns } from './columns';
import { lineHindrances } from './hindrances';
import { type LineRow, type ListRow, type PresentedList, presentList } from './present';
import type { RowsAsked } from './schema';

/** More than any case has. */
const mostLists = 500;

/** The statement behind `readLists` and `readList`. */
export const listsStatement = (which: Sql): Statement<ListRow> =>
  sql`SELECT ${listColumns} FROM creditor_lists l WHERE ${which} ORDER BY l.number DESC LIMIT ${mostLists}::int`;

/** All lists, newest first. */
export async function readLists() {
  return { lists: (await prepared(listsStatement(sql`true`))).map(presentList) };
}

/** One list. Throws `not_found`. */
export async function readList(number: number): Promise<PresentedList> {
  const [list] = await prepared(listsStatement(sql`l.number = ${number}::int`));
  if (!list) throw notFound('list');
  return presentList(list);
}

/** Words of the name begin like the search or sound so, or the claim has this number. Over `creditor_list_rows r`. */
function found(search: string, masked: boolean, near: boolean): Sql {
  const words = asSearched(search)
    .split(/[\s,;:()/&\\_-]+/)
    .filter(Boolean);
  const written = wholeNumber(search) ?? search.trim().toUpperCase();
  const number = sql`r.claim_id = (SELECT id FROM claims WHERE claim_number = ${written})`;
  if (words.length === 0) return sql`false`;
  const query = words.map((word) => `'${word}':*`).join(' & ');
  const name = sql`words_of_name(r.name) @@ (SELECT coalesce(w.query || name_query(${search}::text, ${raw(String(near))}), w.query)
    FROM (SELECT ${query}::tsquery AS query) AS w)`;
  // Otherwise a search would reveal masked names.
  return masked ? sql`(${name} AND NOT ${isMasked} OR ${number})` : sql`(${name} OR ${number})`;
}

const conditions = (
  number: number,
  { annexure, class: of, hindrance, search }: Partial<RowsAsked>,
  masked: boolean,
  near: boolean,
): Sql =>
  all([
    sql`r.list_number = ${number}::int`,
    ...(annexure ? [sql`r.annexure = ${annexure}::int`] : []),
    ...(of
      ? [
          sql`${isInClass} AND r.class_number IS NOT DISTINCT FROM ${of === 'none' ? null : Number(of)}::int`,
        ]
      : []),
    ...(hindrance ? [sql`r.hindrances & ${lineHindrances[hindrance]}::int > 0`] : []),
    ...(search?.trim() ? [found(search, masked, near)] : []),
  ]);

/** The statement behind `rowsOf`; `near` finds names with a wrong letter too. */
export function rowsStatement(
  number: number,
  asked: RowsAsked,
  masked = false,
  near = false,
): Statement<LineRow> {
  const { page, limit } = asked;
  const narrowed = conditions(number, asked, masked, near);
  const place = sql`ORDER BY annexure, sl_no LIMIT ${limit}::int OFFSET ${(page - 1) * limit}::int`;
  // A search starts from its words: walking the list in order would test every line for a rare name.
  const shown = asked.search?.trim()
    ? sql`matched AS MATERIALIZED (SELECT r.annexure, r.sl_no FROM creditor_list_rows r WHERE ${narrowed}),
      page AS MATERIALIZED (SELECT annexure, sl_no FROM matched ${place}),
      shown AS MATERIALIZED (SELECT r.* FROM page p JOIN creditor_list_rows r
        ON r.list_number = ${number}::int AND r.annexure = p.annexure AND r.sl_no = p.sl_no)`
    : sql`shown AS MATERIALIZED (SELECT r.* FROM creditor_list_rows r WHERE ${narrowed} ${place})`;
  return sql`WITH ${shown}
    SELECT ${lineColumns(masked)} FROM shown r JOIN creditor_lists l ON l.number = r.list_number ORDER BY r.annexure, r.sl_no`;
}

/** Only a search, a class, or a hindrance in an annexure needs counting. */
async function totalOf(
  list: PresentedList,
  asked: RowsAsked,
  masked: boolean,
  near: boolean,
): Promise<number> {
  const { annexure, class: of, hindrance, search } = asked;
  if (search?.trim() || of || (hindrance && annexure)) {
    const [counted] = await prepared<{ total: number }>(
      sql`SELECT count(*)::int AS total FROM creditor_list_rows r WHERE ${conditions(list.number, asked, masked, near)}`,
    );
    return counted?.total ?? 0;
  }
  if (hindrance) return list.hindrances.find(({ code }) => code === hindrance)?.count ?? 0;
  if (annexure) return list.summary[annexure - 1]?.lines ?? 0;
  return list.rows;
}

/** Up to so many lines are walked through at once. */
const nearPages = 10_000;

/** A page of a list's lines in order; empty while it is being made. Throws `not_found`. */
export async function rowsOf(number: number, asked: RowsAsked, masked = false) {
  const list = await readList(number);
  const before = (asked.page - 1) * asked.limit;
  // One after the other: a call has one connection. Behind the last line nothing is walked through.
  const read = async (near: boolean): Promise<[LineRow[], number]> => {
    const total = await totalOf(list, asked, masked, near);
    return [
      total > before ? await prepared(rowsStatement(number, asked, masked, near)) : [],
      total,
    ];
  };
  const typed = asked.search?.trim();
  const find = async () => {
    const { answer, near } = await exactThenNear(typed, read, ([, total]) => total);
    const [rows, total] = answer;
    const names = rows.flatMap(({ name }) => name ?? []);
    return { rows, total, told: await searchTold(typed, names, near) };
  };
  // One letter finds nearly all lines of a list, of which there may be a million, and a late page walks through them.
  const far = typed || before > nearPages;
  const { rows, total, told } = await (far ? inLine(searches, find) : find());
  const { page, limit } = asked;
  return { rows: rows.map(inClasses(list.classes)), total, page, limit, ...told };
}
