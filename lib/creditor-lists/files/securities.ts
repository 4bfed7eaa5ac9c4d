import 'server-only';
import { nameInLine, shownFacilities } from '@/lib/creditor-lists/columns';
import type { ListFile } from '@/lib/creditor-lists/list-file';
import type { ListLine } from '@/lib/creditor-lists/present';
import type { Words } from '@/lib/i18n/words';
import type { Security } from '@/lib/law/facilities';
import { sql } from '@/lib/platform/sql';
import { batchesOf } from '@/lib/reports/batches';
import type { Snapshot } from '@/lib/reports/snapshot';
import type { ListWords } from './words';

type Secured = Pick<ListLine, 'annexure' | 'slNo' | 'claimNumber' | 'name' | 'facilities'>;

interface Listed {
  line: Secured;
  facility: string;
  security: Security;
}

export interface ScheduleColumn {
  name: keyof Words['creditors']['sheet']['schedule']['columns'];
  kind: 'number' | 'text' | 'day' | 'amount';
  of: (listed: Listed, words: ListWords) => string | number | null;
  width: number;
}

/** The columns of the schedule of security, an annex to the list. */
export const scheduleColumns: readonly ScheduleColumn[] = [
  { name: 'annexure', kind: 'number', of: ({ line }) => line.annexure, width: 10 },
  { name: 'slNo', kind: 'number', of: ({ line }) => line.slNo, width: 8 },
  { name: 'name', kind: 'text', of: ({ line }, { nameOf }) => nameOf(line), width: 36 },
  { name: 'facility', kind: 'text', of: ({ facility }) => facility, width: 32 },
  {
    name: 'charge',
    kind: 'text',
    of: ({ security }, { facility }) => facility.chargeOf(security.charge),
    width: 20,
  },
  { name: 'asset', kind: 'text', of: ({ security }) => security.asset, width: 48 },
  {
    name: 'rank',
    kind: 'text',
    of: ({ security: { rank } }, { facility }) => rank && facility.rankOf(rank),
    width: 24,
  },
  { name: 'day', kind: 'day', of: ({ security }) => security.day, width: 12 },
  { name: 'chargeId', kind: 'text', of: ({ security }) => security.chargeId, width: 14 },
  { name: 'value', kind: 'amount', of: ({ security }) => security.value, width: 20 },
];

/** A line's rows in the schedule of security. */
export const securitiesOf = (line: Secured, { facility }: ListWords): Listed[] =>
  (line.facilities ?? []).flatMap((one, at) =>
    one.securities.map((security) => ({ line, facility: facility.titleOf(one, at), security })),
  );

/** The lines with facilities, in order, a few in memory at a time. */
export async function* linesWithFacilities(
  snapshot: Snapshot,
  { list, masked }: ListFile,
): AsyncGenerator<Secured> {
  const statement = sql`
    SELECT r.annexure, r.sl_no AS "slNo", r.claim_number AS "claimNumber", ${nameInLine(masked)} AS name, ${shownFacilities(masked)} AS facilities
    FROM creditor_list_rows r JOIN creditor_lists l ON l.number = r.list_number
    WHERE r.list_number = ${list.number}::int AND r.facilities IS NOT NULL ORDER BY r.annexure, r.sl_no`;
  for await (const lines of batchesOf<Secured>(snapshot, statement)) yield* lines;
}
