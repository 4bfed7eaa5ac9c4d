import { z } from 'zod/mini';
import { broken } from '@/lib/format/broken-rule';
import { listLimit } from '@/lib/format/list-schema';

export const auditQuery = z.object({
  before: z.optional(
    z.string().check(z.regex(/^\d{1,18}$/, broken('id', { field: 'entryBefore' }))),
  ),
  limit: listLimit(500, 500),
});

export type AuditQuery = z.infer<typeof auditQuery>;
