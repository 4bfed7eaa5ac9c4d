import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { to } from 'pg-copy-streams';
import { guessed } from '@/lib/spreadsheets/kept-as-text';
import { columns, headingOf, type ReportColumn } from './columns';
import type { Snapshot } from './snapshot';

// Spreadsheets run a text that begins with such a sign as a formula, also in full width or after blanks and quotes.
const sign = String.raw`[-=+@\\u2212\\ufe62\\ufe63\\ufe66\\ufe6b\\uff0b\\uff0d\\uff1d\\uff20]`;
const blanks = String.raw`[[:space:]"''\\u00a0\\u200b\\ufeff\\u2018-\\u201f]*`;
const formula = String.raw`E'^([\\t\\r\\n]|${blanks}${sign})'`;

// The same inside a text, after a semicolon, a tab or a line end, for programs that divide cells there even within quotes.
const dividers = [';', String.raw`\t`, String.raw`\r`, String.raw`\n`];
const formulaInside = String.raw`E'([;\\t\\r\\n]${blanks})(${sign})', E'\\1''\\2', 'g'`;

// Nearly every text begins with a Latin letter, and comparing that letter costs much less than the pattern.
const letters = 'BETWEEN 65 AND 122';

function cell({ name, kind }: ReportColumn) {
  const value = `r."${name}"`;
  if (kind === 'moment') return `left(${value}::text, ${'YYYY-MM-DD HH:MM'.length})`;
  if (kind !== 'text') return value;
  const undivided = dividers.map((one) => `strpos(${value}, E'${one}') = 0`).join(' AND ');
  const guarded = `CASE WHEN ${value} ~ ${formula} THEN '''' || ${value} ELSE ${value} END`;
  const mayBeGuessed = `(ascii(${value}) BETWEEN 48 AND 57 OR length(${value}) <= ${'false'.length})`;
  return `CASE WHEN ${mayBeGuessed} AND ${value} ~ '${guessed}' THEN '''' || ${value}
    WHEN ascii(${value}) ${letters} AND ${undivided} THEN ${value}
    ELSE regexp_replace(${guarded}, ${formulaInside}) END`;
}

const head = `\ufeff${columns.map(headingOf).join(',')}\n`;

/** Writes rows (see rowsOf) as CSV as fast as `out` takes them: UTF-8 with BOM, RFC 4180, no cell a formula. */
export async function writeCsv(out: Writable, { client }: Snapshot, rows: string) {
  out.write(head);
  const copy = client.query(
    to(`COPY (SELECT ${columns.map(cell).join(', ')} FROM (${rows}) AS r) TO STDOUT (FORMAT csv)`),
  );
  for await (const chunk of copy) if (!out.write(chunk)) await once(out, 'drain');
}
