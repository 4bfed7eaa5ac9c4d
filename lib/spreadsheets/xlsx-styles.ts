import { shownDay, showsDay } from './serial';
import { readWholeXml } from './xml';
import { zerosOf } from './zeros';
import type { Package } from './zip';

/** How a cell's style shows its number: as a day (and which text then), with so many digits at least, or as it is. */
export interface ShownAs {
  day?: (day: string) => string | undefined;
  zeros?: string | undefined;
}

/** Tells of each style of a workbook how it shows a number. */
export async function readStyles(pack: Package): Promise<(style: number) => ShownAs> {
  const part = 'xl/styles.xml';
  if (!pack.has(part)) return () => ({});
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
  const shown = formats.map(
    (id): ShownAs => ({
      ...(showsDay(id, codes.get(id)) && { day: (day) => shownDay(day, id, codes.get(id)) }),
      zeros: zerosOf(codes.get(id)),
    }),
  );
  return (style) => shown[style] ?? {};
}
