import { type CellStyle, cellStyle, plainStyle } from './cell-style';
import { readWholeXml } from './xml';
import type { Package } from './zip';

/** Reads how each style of a workbook shows a number. */
export async function readStyles(pack: Package): Promise<(style: number) => CellStyle> {
  const part = 'xl/styles.xml';
  if (!pack.has(part)) return () => plainStyle;
  const codes = new Map<number, string>();
  const formats: number[] = [];
  let inCells = false;
  await readWholeXml(pack.open(part), {
    open(name, { numFmtId = '0', formatCode = '' }) {
      if (name === 'numFmt') codes.set(Number(numFmtId), formatCode);
      else if (name === 'cellXfs') inCells = true;
      else if (name === 'xf' && inCells) formats.push(Number(numFmtId));
    },
    close(name) {
      if (name === 'cellXfs') inCells = false;
    },
  });
  const byId = new Map<number, CellStyle>();
  for (const id of formats) byId.set(id, byId.get(id) ?? cellStyle(id, codes.get(id)));
  return (style) => byId.get(formats[style] ?? -1) ?? plainStyle;
}
