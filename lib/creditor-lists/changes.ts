import { toPaise } from '@/lib/format/amount';
import { fromPaise } from '@/lib/format/money';
import type { Amounts } from '@/lib/law/amounts';
import { prepared } from '@/lib/platform/query';
import { type ChangeKind, countOf } from './change-kinds';
import { type Change, changeCountsStatement, changeIn, changesStatement } from './differing';
import type { PresentedList } from './present';
import { readList } from './read';
import type { ChangesAsked } from './schema';

export interface Changes {
  from: number;
  to: number;
  /** An amount is negative where the total became less. */
  totals: Amounts;
  counts: Record<ChangeKind, number>;
  rows: Change[];
  total: number;
  page: number;
  limit: number;
}

export interface Compared extends Pick<Changes, 'totals' | 'counts'> {
  before: PresentedList;
  after: PresentedList;
}

/** What changed between two lists, without its lines. Throws `not_found`. */
export async function compare(from: number, number: number, masked = false): Promise<Compared> {
  const [before, after] = await Promise.all([readList(from), readList(number)]);
  const counted = await prepared(changeCountsStatement(from, number, masked));
  const of = (one: ChangeKind) => counted.find((found) => found.kind === one)?.n ?? 0;
  const counts: Record<ChangeKind, number> = {
    added: of('added'),
    removed: of('removed'),
    moved: of('moved'),
    changed: of('changed'),
    said: of('said'),
    share: of('share'),
  };
  return { before, after, counts, totals: totalsBetween(before, after) };
}

/** The lines that are new, gone or moved since another list, or that differ in amounts, share or words. Throws `not_found`. */
export async function changesOf(
  number: number,
  asked: ChangesAsked,
  masked = false,
): Promise<Changes> {
  const { from, kind, page, limit } = asked;
  const compared = await compare(from, number, masked);
  const rows = await prepared(changesStatement(from, number, asked, masked));
  const { totals, counts } = compared;
  const total = countOf(counts, kind);
  const named = rows.map(changeIn(compared));
  return { from, to: number, totals, counts, rows: named, total, page, limit };
}

const difference = (before: string, after: string) =>
  fromPaise((toPaise(after) ?? 0n) - (toPaise(before) ?? 0n));

const totalsBetween = ({ totals: a }: PresentedList, { totals: b }: PresentedList): Amounts => ({
  claimed: difference(a.received.amount, b.received.amount),
  admitted: difference(a.admitted.amount, b.admitted.amount),
  contingent: difference(a.contingent, b.contingent),
  notAdmitted: difference(a.notAdmitted, b.notAdmitted),
  underVerification: difference(a.underVerification, b.underVerification),
});
