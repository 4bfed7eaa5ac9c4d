import type { TableName } from '@/lib/forms/definitions/field';

const grid = 'grid gap-x-3 gap-y-4 lg:items-start';

/** How the cells of a row, and the names above them, share the width from `lg` up. */
export const gridOf: Record<TableName, string> = {
  employeeDetails: `${grid} lg:grid-cols-[3.5rem_1fr_1.25fr_1fr_1fr_2.75rem]`,
  invoices: `${grid} lg:grid-cols-[3.5rem_1fr_16.5rem_1fr_1fr_1fr_2.75rem]`,
};
