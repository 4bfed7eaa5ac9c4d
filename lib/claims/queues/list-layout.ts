/** The columns of the professionals' list of claims, in their default order. */
export const listColumns = [
  'creditor',
  'claimNumber',
  'creditorType',
  'claimAmount',
  'admitted',
  'status',
  'assignedTo',
  'submittedAt',
  'verifyBy',
  'documents',
  'flags',
  'claimant',
  'email',
] as const;

export type ListColumn = (typeof listColumns)[number];

export const densities = ['dense', 'medium', 'comfortable'] as const;

/** In pixels. */
export const columnWidths = { min: 48, max: 640 } as const;

/** A stored column, perhaps of an older or newer version of the portal. */
export interface KeptColumn {
  id: string;
  shown: boolean;
  /** In pixels; without it the column is as wide as its content. */
  width?: number | null | undefined;
}

export interface ListLayout {
  density: (typeof densities)[number];
  columns: KeptColumn[];
}

export interface PlacedColumn extends KeptColumn {
  id: ListColumn;
}

const hiddenAtFirst: readonly ListColumn[] = ['claimant', 'email'];

/** The list names a claim by its creditor and opens it by its number. */
export const alwaysShown: readonly ListColumn[] = ['creditor', 'claimNumber'];

const isColumn = (id: string): id is ListColumn => listColumns.some((name) => name === id);

/**
 * Gives every column once, in the stored order. Leaves out stored columns that no longer exist; puts a column that is not
 * stored behind the one before it in the default order.
 */
export function columnsOf(layout: Pick<ListLayout, 'columns'> | null | undefined): PlacedColumn[] {
  const placed: PlacedColumn[] = [];
  for (const column of layout?.columns ?? []) {
    const { id } = column;
    if (!isColumn(id) || placed.some((other) => other.id === id)) continue;
    placed.push({ ...column, id, shown: column.shown || alwaysShown.includes(id) });
  }
  for (const [at, id] of listColumns.entries()) {
    if (placed.some((other) => other.id === id)) continue;
    const before = placed.findIndex((other) => other.id === listColumns[at - 1]);
    placed.splice(before + 1, 0, { id, shown: !hiddenAtFirst.includes(id) });
  }
  return placed;
}
