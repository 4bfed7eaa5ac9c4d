import 'server-only';
import { FileFault } from './fault';
import { type Merged, withMerged } from './merged';
import { type Attributes, bare, odsRows, tableCounter, times } from './ods-rows';
import type { Workbook } from './row';
import { readWholeXml } from './xml';
import { openPackage } from './zip';

const content = 'content.xml';
const mostTables = 100;

interface Listed {
  name: string;
  hidden: boolean;
  merged: Merged[];
}

/** Reads which tables a file has, and which of their cells are merged with those below. */
async function tablesIn(chunks: AsyncIterable<Buffer>): Promise<Listed[]> {
  const found: Listed[] = [];
  const hiddenStyles = new Set<string>();
  const tables = tableCounter();
  let style = '';
  let row = 0;
  let repeated = 1;
  let column = 0;

  function cell({ 'number-columns-repeated': count, 'number-rows-spanned': span }: Attributes) {
    const rows = times(span);
    if (rows > 1) found.at(-1)?.merged.push({ column, top: row + 1, bottom: row + rows });
    column += times(count);
  }

  await readWholeXml(chunks, {
    open(name, given) {
      tables.open(name);
      const facts = bare(given);
      if (name === 'style') style = facts.name ?? '';
      else if (name === 'table-properties' && facts.display === 'false') hiddenStyles.add(style);
      else if (tables.at < 0) return;
      else if (name === 'table') {
        const hidden = hiddenStyles.has(facts['style-name'] ?? '');
        found.push({ name: facts.name ?? '', hidden, merged: [] });
        if (found.length > mostTables) throw new FileFault('too_big_unpacked');
        row = 0;
      } else if (name === 'table-row') {
        repeated = times(facts['number-rows-repeated']);
        column = 0;
      } else if (name === 'table-cell' || name === 'covered-table-cell') cell(facts);
    },
    close(name) {
      if (name === 'table-row' && tables.at >= 0) row += repeated;
      tables.close(name);
    },
  });
  return found;
}

/** Opens the visible tables of an OpenDocument spreadsheet (ISO/IEC 26300). Reads their rows on demand. */
export async function openOds(bytes: Buffer): Promise<Workbook> {
  const pack = await openPackage(bytes);
  if (!pack.has(content)) throw new FileFault('unreadable');
  const tables = await tablesIn(pack.open(content));
  return {
    sheets: tables.flatMap(({ name, hidden, merged }, at) =>
      hidden ? [] : [{ name, rows: withMerged(odsRows(pack.open(content), at), merged) }],
    ),
  };
}
