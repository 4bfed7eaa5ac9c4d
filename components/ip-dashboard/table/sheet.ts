import type { CSSProperties, HTMLAttributes } from 'react';
import type { ColumnLayout } from '@/components/ui/table/column';

export interface SheetColumn extends ColumnLayout {
  /** In pixels: words that do not fit are cut, figures never are. */
  width?: number | null | undefined;
  /** Takes what the others leave, and stays while they scroll sideways. */
  fill?: boolean;
}

/** What `.sheet` in app/globals.css lays the head and the cells of a column out by. */
export const inSheet = ({ width, fill, align }: SheetColumn): HTMLAttributes<HTMLElement> => ({
  ...(fill && !width && { 'data-fill': '' }),
  ...(fill && { 'data-stays': '' }),
  ...(align !== 'end' && { 'data-cut': '' }),
  ...(width && { style: { '--column': `${width}px` } as CSSProperties }),
});
