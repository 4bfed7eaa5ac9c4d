import { z } from 'zod/mini';
import { broken } from '@/lib/format/broken-rule';
import { text } from '@/lib/format/text-schema';

/** Its name, the query string of its address, and whether the whole team sees it. */
export const viewBody = z.object({
  name: text('viewName', 60),
  query: text('viewQuery', 1000, 0),
  shared: z._default(z.boolean(broken('yes_or_no', { field: 'viewShared' })), false),
});

export type ViewBody = z.infer<typeof viewBody>;
