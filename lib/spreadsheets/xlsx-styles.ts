import { showsDay } from './serial';
import { readWholeXml } from './xml';
import type { Package } from './zip';

/** Tells of a cell's style whether it shows its number as a day. */
export async function readDayStyles(pack: Package): Promise<(style: number) => boolean> {
  const part = 'xl/styles.xml';
  if (!pack.has(part)) return () => false;
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
  const days = formats.map((id) => showsDay(id, codes.get(id)));
  return (style) => days[style] ?? false;
}
