import { z } from 'zod/mini';
import { broken } from '@/lib/format/broken-rule';

/** Where in a selection a change goes on. */
export const partFrom = z._default(
  z
    .int(broken('whole_number', { field: 'from' }))
    .check(z.minimum(0, broken('at_least', { field: 'from', min: 0 }))),
  0,
);
