import 'server-only';
import { dirname, join } from 'node:path/posix';
import { FileFault } from './fault';
import { withMerged } from './merged';
import type { Workbook } from './row';
import { readMerged } from './xlsx-merged';
import { type Around, sheetRows } from './xlsx-rows';
import { readSharedStrings } from './xlsx-strings';
import { readStyles } from './xlsx-styles';
import { readWholeXml } from './xml';
import { openPackage, type Package } from './zip';

const main = 'xl/workbook.xml';

interface Listed {
  name: string;
  relation: string;
  hidden: boolean;
}

/** Opens the visible sheets of an Office Open XML workbook (ECMA-376 part 1, 18). Reads their rows on demand. */
export async function openXlsx(bytes: Buffer): Promise<Workbook> {
  const pack = await openPackage(bytes);
  const { sheets, since1904 } = await readWorkbook(pack);
  const targets = await readRelations(pack);
  const strings = await readSharedStrings(pack);
  const styleOf = await readStyles(pack);
  return {
    sheets: sheets.flatMap(({ name, relation, hidden }) => {
      const part = targets.get(relation);
      if (hidden || !part || !pack.has(part)) return [];
      return { name, rows: rowsOf(pack, part, { strings, styleOf, since1904 }) };
    }),
  };
}

async function* rowsOf(pack: Package, part: string, around: Around) {
  const merged = await readMerged(pack.open(part));
  yield* withMerged(sheetRows(pack.open(part), around), merged);
}

async function readWorkbook(pack: Package) {
  if (!pack.has(main)) throw new FileFault('unreadable');
  const sheets: Listed[] = [];
  let since1904 = false;
  await readWholeXml(pack.open(main), {
    open(name, attributes) {
      if (name === 'workbookPr') since1904 = /^(1|true)$/.test(attributes.date1904 ?? '');
      if (name !== 'sheet') return;
      const relation = Object.entries(attributes).find(([key]) => /(^|:)id$/.test(key))?.[1] ?? '';
      const hidden = (attributes.state ?? 'visible') !== 'visible';
      sheets.push({ name: attributes.name ?? '', relation, hidden });
    },
  });
  return { sheets, since1904 };
}

async function readRelations(pack: Package) {
  const targets = new Map<string, string>();
  const part = 'xl/_rels/workbook.xml.rels';
  if (!pack.has(part)) throw new FileFault('unreadable');
  await readWholeXml(pack.open(part), {
    open(name, { Id = '', Target = '', Type = '' }) {
      if (name !== 'Relationship' || !Type.endsWith('/worksheet')) return;
      const path = Target.startsWith('/') ? Target.slice(1) : join(dirname(main), Target);
      targets.set(Id, path);
    },
  });
  return targets;
}
