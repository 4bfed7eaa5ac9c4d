import { inClasses, type ListedClass } from '@/lib/creditor-lists/classes';
import { lineColumns } from '@/lib/creditor-lists/columns';
import type { LineRow } from '@/lib/creditor-lists/present';
import { type PublicLine, publicLine } from '@/lib/creditor-lists/public-parts';
import { readListSettings } from '@/lib/creditor-lists/settings';
import { newestPublished } from '@/lib/papers/content/list-in-force';
import { prepared, type Statement } from '@/lib/platform/query';
import { sql } from '@/lib/platform/sql';
import { endOfDay } from '@/lib/platform/sql-time';

/** A claim for many has a line for each employee; the list itself has the rest. */
const mostLines = 100;

export const absences = ['none_published', 'received_later', 'withdrawn', 'counted_later'] as const;
export type Absence = (typeof absences)[number];

export interface Standing {
  claimNumber: string;
  /** `YYYY-MM-DD`; null while no list is published. */
  list: { number: number; asOn: string } | null;
  absence: Absence | null;
  /** As on the public page; at most a hundred. */
  lines: PublicLine[];
  total: number;
}

/** SQL: a claim's lines in a list. */
export const linesOfClaimStatement = (
  number: number,
  claimId: string,
  masked: boolean,
): Statement<LineRow & { total: number }> => sql`
  SELECT ${lineColumns(masked)}, count(*) OVER ()::int AS total
  FROM creditor_list_rows r JOIN creditor_lists l ON l.number = r.list_number
  WHERE r.list_number = ${number}::int AND r.claim_id = ${claimId}::uuid ORDER BY r.annexure, r.sl_no LIMIT ${mostLines}::int`;

interface Placed {
  id: string;
  number: number | null;
  asOn: string | null;
  classes: ListedClass[] | null;
  absence: Absence;
}

/** Gives the newest published list, and the reason if the claim is not in it. */
const placeStatement = (claimNumber: string): Statement<Placed> => sql`
  SELECT c.id, l.number, l.classes, to_char(l.as_on, 'YYYY-MM-DD') AS "asOn",
    CASE WHEN l.number IS NULL THEN 'none_published' WHEN c.submitted_at >= least(l.made_at, ${endOfDay('l.as_on')}) THEN 'received_later'
      WHEN c.status = 'withdrawn' THEN 'withdrawn' ELSE 'counted_later' END AS absence
  FROM claims c LEFT JOIN creditor_lists l
    ON l.number = ${newestPublished}
  WHERE c.claim_number = ${claimNumber}`;

/** How an existing claim stands in the newest published list. */
export async function standingOf(claimNumber: string): Promise<Standing> {
  const [[place], { namesMasked }] = await Promise.all([
    prepared(placeStatement(claimNumber)),
    readListSettings(),
  ]);
  const none = { claimNumber, list: null, absence: 'none_published', lines: [], total: 0 } as const;
  if (!place?.number || !place.asOn) return { ...none, lines: [] };
  const found = await prepared(linesOfClaimStatement(place.number, place.id, namesMasked));
  return {
    claimNumber,
    list: { number: place.number, asOn: place.asOn },
    absence: found.length === 0 ? place.absence : null,
    lines: found.map(inClasses(place.classes ?? undefined)).map(publicLine),
    total: found[0]?.total ?? 0,
  };
}
