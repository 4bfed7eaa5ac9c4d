/** The columns of the professionals' list of claims, in the order they have at first. */
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

export const densities = ['dense', 'comfortable'] as const;

/** How wide a column can be made, in pixels. */
export const columnWidths = { min: 48, max: 640 } as const;

/** A column as it was kept: perhaps by an older version, or a newer one. */
export interface KeptColumn {
  id: string;
  shown: boolean;
  /** In pixels; as wide as what is in it where nobody said. */
  width?: number | null | undefined;
}

/** How a person has the list. */
export interface ListLayout {
  density: (typeof densities)[number];
  columns: KeptColumn[];
}

/** A column as the list draws it. */
export interface PlacedColumn extends KeptColumn {
  id: ListColumn;
}

const hiddenAtFirst: readonly ListColumn[] = ['claimant', 'email'];

/** The list names a claim by its creditor and opens it by its number. */
export const alwaysShown: readonly ListColumn[] = ['creditor', 'claimNumber'];

const isColumn = (id: string): id is ListColumn => listColumns.some((name) => name === id);

/**
 * Every column there is, each once, in the order that was kept: one that is not known any more is left out, and one that was not known
 * yet comes in behind the column that stands before it at first.
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
