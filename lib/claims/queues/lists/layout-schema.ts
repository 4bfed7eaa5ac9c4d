import { z } from 'zod/mini';
import { columnWidths, densities } from '@/lib/claims/queues/list-layout';
import { broken } from '@/lib/format/broken-rule';
import { text } from '@/lib/format/text-schema';

/** The list has fewer columns in every version. */
const most = 60;

const column = z.object({
  id: text('column', 40),
  shown: z.boolean(broken('yes_or_no', { field: 'columnShown' })),
  width: z.optional(
    z.nullable(
      z
        .int(broken('whole_number', { field: 'columnWidth' }))
        .check(
          z.minimum(
            columnWidths.min,
            broken('at_least', { field: 'columnWidth', ...columnWidths }),
          ),
          z.maximum(columnWidths.max, broken('at_most', { field: 'columnWidth', ...columnWidths })),
        ),
    ),
  ),
});

/**
 * A person's layout of the list, or null for the default. Takes any column's name, because pages of several versions store
 * theirs.
 */
export const layoutBody = z.object({
  layout: z.nullable(
    z.object({
      density: z.enum(densities, broken('density')),
      columns: z
        .array(column, broken('list', { field: 'columns' }))
        .check(z.maxLength(most, broken('too_many', { field: 'columns', max: most }))),
    }),
  ),
});
